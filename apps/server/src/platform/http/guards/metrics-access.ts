/** Who may read metrics: this machine, and whoever holds the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { isLoopbackHost } from "#core/network/loopback";

interface MetricsCaller {
  /** Address of the connection's other end. */
  socketAddress: string;
  headers: IncomingHttpHeaders;
}

/** With these, the call comes from elsewhere through a proxy on this machine. */
const forwarded = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** @param token null where this machine alone may read them */
export function mayReadMetrics(
  { socketAddress, headers }: MetricsCaller,
  token: string | null,
): boolean {
  if (token !== null && headers.authorization !== undefined) {
    return isSame(headers.authorization, `Bearer ${token}`);
  }
  const hostname = (headers.host ?? "").replace(/:\d+$/, "");
  return (
    isLoopbackHost(socketAddress.replace(/^::ffff:/i, "")) &&
    isLoopbackHost(hostname) &&
    forwarded.every((name) => headers[name] === undefined)
  );
}

/** Takes as long whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
