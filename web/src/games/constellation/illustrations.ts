/** The rules of La Constellation in pictures. */
import type { Illustrations } from "../../rules/illustrations";
import Aim from "./illustrations/Aim.svelte";
import Components from "./illustrations/Components.svelte";
import Restrictions from "./illustrations/Restrictions.svelte";
import Turn from "./illustrations/Turn.svelte";

const illustrations: Illustrations = { components: Components, aim: Aim, turn: Turn, restrictions: Restrictions };

export default illustrations;
