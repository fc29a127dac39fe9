/**
 * An id that nobody else has made, a UUID of version 4: for messages, and for whatever must not
 * count twice when it is sent again.
 */
export function randomId(): string {
  // `crypto.randomUUID` is missing on plain http addresses other than localhost.
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    return marked(byte, index).toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Puts the version and the variant where a UUID has them. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
