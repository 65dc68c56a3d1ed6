/** Whether the person prefers things not to move. */
export function prefersReducedMotion(): boolean {
  return globalThis.document?.documentElement.dataset["motion"] === "reduced";
}
