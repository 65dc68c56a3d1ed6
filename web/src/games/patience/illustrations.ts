/** The rules of the solitaire in pictures. */
import type { Illustrations } from "../view";
import Laying from "./illustrations/Laying.svelte";
import Rows from "./illustrations/Rows.svelte";
import Special from "./illustrations/Special.svelte";
import type { Printed } from "./types";

const illustrations: Illustrations<Printed> = { laying: Laying, special: Special, rows: Rows };

export default illustrations;
