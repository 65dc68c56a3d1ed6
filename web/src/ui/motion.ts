/** Whether the person prefers things not to move. */
export function stillness(): boolean {
  return globalThis.document?.documentElement.dataset["motion"] === "reduced";
}
