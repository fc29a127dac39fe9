/**
 * The product's own origin, for links in mails and for redirect addresses. The client writes the
 * Host header of a request, so it is trusted only where a forged one could not send the recipient
 * of a mail to another machine.
 */
import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopbackHost } from "#core/network/loopback";
import { withoutMapping } from "../requests/client-address.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The product's own origin, without a slash at its end. */
    ownOrigin: string;
  }
}

/**
 * @param publicUrl the product's public origin; null means the origin that a request was sent to,
 *   where that is this machine
 */
export function addOwnOrigin(app: FastifyInstance, publicUrl: string | null): void {
  const fixed = publicUrl === null ? null : new URL(publicUrl).origin;
  app.decorateRequest("ownOrigin", {
    getter(this: FastifyRequest) {
      const { localAddress = "127.0.0.1", localPort = 80 } = this.socket;
      return (
        fixed ?? originOf({ asked: `${this.protocol}://${this.host}`, localAddress, localPort })
      );
    },
  });
}

/**
 * The origin of the page that sent a call, once the origin guard has let it through; the product's
 * own where a client that is no browser names none.
 */
export function originOfPage({ headers, ownOrigin }: FastifyRequest): string {
  return headers.origin ?? ownOrigin;
}

/** Whether browsers reach the product over HTTPS. */
export function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

interface Asked {
  /** The origin that the request names as its own. */
  asked: string;
  /** Local address of the connection. */
  localAddress: string;
  localPort: number;
}

/** @returns `asked` where it names this machine, else the address that the request arrived at */
export function originOf({ asked, localAddress, localPort }: Asked): string {
  const arrivedAt = new URL(`http://${hostOf(localAddress)}:${localPort}`).origin;
  if (!URL.canParse(asked)) return arrivedAt;
  const { hostname, origin } = new URL(asked);
  return isLoopbackHost(hostname) || origin === arrivedAt ? origin : arrivedAt;
}

function hostOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `[${plain}]` : plain;
}
