/** The rules of Nacht der Sterne in pictures: corners of the one large sky. The first brings the colours of the night for all. */
import type { Illustrations } from "../view";
import Components from "./illustrations/Components.svelte";
import Laying from "./illustrations/Laying.svelte";
import Scoring from "./illustrations/Scoring.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { components: Components, laying: Laying, scoring: Scoring };

export default illustrations;
