/**
 * Whether a host name or address, as in a URL or bare, always means the machine itself: no DNS
 * server and no other machine can make it mean another.
 */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
