/**
 * Where a request comes from. Every proxy appends to `X-Forwarded-For` the address that it was
 * called from, and a client may have written anything before: the list is read from its end, for as
 * long as the operator's own proxies have written it.
 */
import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { IsOwnProxy } from "#core/network/own-proxy";

export interface ForwardedRequest {
  /** Remote address of the connection. */
  socketAddress: string;
  /** The header `X-Forwarded-For`; empty where there is none. */
  forwardedFor: string;
}

/** Makes `request.ip` the client's address in every hook and handler registered after it. */
export function addClientAddress(app: FastifyInstance, isOwnProxy: IsOwnProxy): void {
  app.addHook("onRequest", async (request) => {
    const { headers, socket } = request;
    const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join(",");
    const socketAddress = socket.remoteAddress ?? "";
    const value = clientAddress({ socketAddress, forwardedFor }, isOwnProxy);
    Object.defineProperty(request, "ip", { value });
  });
}

/** @returns the socket's address where the own proxies forwarded something else than an address */
export function clientAddress(
  { socketAddress, forwardedFor }: ForwardedRequest,
  isOwnProxy: IsOwnProxy,
): string {
  const direct = withoutMapping(socketAddress);
  const forwarded = forwardedFor === "" ? [] : forwardedFor.split(",").reverse();
  let address = direct;
  for (const [hop, text] of forwarded.entries()) {
    if (!isOwnProxy(address, hop)) return address;
    const next = withoutMapping(text.trim());
    if (!isAddress(next)) return direct;
    address = next;
  }
  return address;
}

/** IPv4 as such where it is written as IPv6 (`::ffff:…`), as sockets for both families do. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A zone (`fe80::1%eth0`) may hold any text, and means something on one machine alone. */
function isAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes("%");
}
