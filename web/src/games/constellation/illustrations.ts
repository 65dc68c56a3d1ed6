/** The rules of La Constellation in pictures. */
import type { Illustrations } from "../view";
import Aim from "./illustrations/Aim.svelte";
import Components from "./illustrations/Components.svelte";
import Restrictions from "./illustrations/Restrictions.svelte";
import Turn from "./illustrations/Turn.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { components: Components, aim: Aim, turn: Turn, restrictions: Restrictions };

export default illustrations;
