/** Random hexadecimal digits, two for each byte; unlike `crypto.randomUUID`, this works without HTTPS too. */
export function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
