/** A random UUID of version 4: for messages, and as idempotency key of calls. */
export function randomId(): string {
  // `crypto.randomUUID` is missing on http origins other than localhost.
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x40); // the version
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80); // the variant
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
