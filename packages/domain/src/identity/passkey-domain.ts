/** Whether passkeys work at a host: they belong to a name, and browsers make none for a number. */
export function isPasskeyDomain(hostname: string): boolean {
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith("[");
  return hostname !== "" && !isNumber;
}
