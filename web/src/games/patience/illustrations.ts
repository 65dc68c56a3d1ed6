/** The rules of the solitaire in pictures. */
import type { Illustrations } from "../../rules/illustrations";
import Laying from "./illustrations/Laying.svelte";
import Rows from "./illustrations/Rows.svelte";
import Special from "./illustrations/Special.svelte";

const illustrations: Illustrations = { laying: Laying, special: Special, rows: Rows };

export default illustrations;
