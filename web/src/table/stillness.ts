/** Whether the person prefers things not to move. */
export function stillness(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
