/** What happened at the table beside the moves, as a sentence. */
import { say } from "../ui/i18n.svelte";

export function noticeText(kind: string, player: string): string {
  return say(`notice-${kind.replaceAll("_", "-")}`, { player });
}
