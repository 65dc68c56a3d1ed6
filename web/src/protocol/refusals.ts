/** Why the server refused something, in the reader's language. */
import { say } from "../ui/i18n.svelte";
import type { CommandRefused } from "./types";

/** The message of the catalogues that the server names, or its own sentence, which is English. */
export function reasonOf({ reason, key, values }: Pick<CommandRefused, "reason" | "key" | "values">): string {
  return key ? say(key, values) : reason;
}
