/** An id that nobody else has made: for messages and for retries that must not count twice. */
export function randomId(): string {
  // `crypto.randomUUID` is missing on plain http addresses other than localhost.
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
