/** Illustrations for the rules of Nacht der Sterne: parts of the sky. The first one defines the gradient for all. */
import type { Illustrations } from "../view";
import Components from "./illustrations/Components.svelte";
import Laying from "./illustrations/Laying.svelte";
import Scoring from "./illustrations/Scoring.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { components: Components, laying: Laying, scoring: Scoring };

export default illustrations;
