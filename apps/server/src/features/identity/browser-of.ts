import type { FastifyRequest } from "fastify";
import type { BrowserCookie } from "#platform/auth/browser-cookie";
import "#platform/http/guards/authentication";
import "#platform/http/guards/own-origin";
import type { ArrivingBrowser } from "./sessions/sessions.service.ts";

/** The browser that a call came from, and the session that a new one of its replaces. */
export function browserOf(
  { ip: address, headers, actor: replaced, ownOrigin: origin }: FastifyRequest,
  { deviceCookie }: { deviceCookie: BrowserCookie },
): ArrivingBrowser {
  const deviceKeys = deviceCookie.readValues(headers);
  return { address, origin, deviceKeys, userAgent: headers["user-agent"] ?? "", replaced };
}
