/**
 * Where the product is reached, for links in mails and addresses to come back to. What a request
 * says of its own host is believed only where a forged one leads nowhere else, because the client
 * writes it, and the user of another mailbox follows the link.
 */
import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The product's own origin, without a slash at its end. */
    ownOrigin: string;
  }
}

/** @param publicUrl where people reach the product; null means wherever they asked, on this machine */
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

/** Whether browsers reach the product by HTTPS. */
export function isHttps(publicUrl: string | null): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

interface Asked {
  /** The origin that a request says it was sent to. */
  asked: string;
  /** Where it arrived. */
  localAddress: string;
  localPort: number;
}

/** @returns `asked` where it names this very machine, else the address that the request came to */
export function originOf({ asked, localAddress, localPort }: Asked): string {
  const arrivedAt = new URL(`http://${hostOf(localAddress)}:${localPort}`).origin;
  if (!URL.canParse(asked)) return arrivedAt;
  const { hostname, origin } = new URL(asked);
  return isLoopback(hostname) || origin === arrivedAt ? origin : arrivedAt;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** An IPv4 address may come in the clothes of an IPv6 one. */
function hostOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? `[${plain}]` : plain;
}
