/** The rules of Nacht der Sterne in pictures: corners of the one large sky. The first brings the colours of the night for all. */
import type { Illustrations } from "../../rules/illustrations";
import Components from "./illustrations/Components.svelte";
import Laying from "./illustrations/Laying.svelte";
import Scoring from "./illustrations/Scoring.svelte";

const illustrations: Illustrations = { components: Components, laying: Laying, scoring: Scoring };

export default illustrations;
