/** Whether an address is a path of this site, which no browser reads as an address of another. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address);
}
