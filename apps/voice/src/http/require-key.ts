import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { VoiceError } from "../voice-error.ts";

/** Asked by service managers, which have no key; tells nothing. */
export const HEALTH_PATH = "/healthz";

/** Refuses calls without `key` as bearer token. */
export function requireKey(app: FastifyInstance, key: string): void {
  app.addHook("onRequest", async ({ headers, routeOptions }) => {
    if (routeOptions.url === HEALTH_PATH) return;
    if (!isSame(headers.authorization ?? "", `Bearer ${key}`)) {
      throw new VoiceError("unauthorized", "This needs the key of this voice.");
    }
  });
}

/** Takes as long whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
