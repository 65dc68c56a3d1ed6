/** Illustrations for the rules of Sternenhimmel, all on the same board. */
import type { Illustrations } from "../view";
import Components from "./illustrations/Components.svelte";
import Scoring from "./illustrations/Scoring.svelte";
import Turn from "./illustrations/Turn.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { components: Components, turn: Turn, scoring: Scoring };

export default illustrations;
