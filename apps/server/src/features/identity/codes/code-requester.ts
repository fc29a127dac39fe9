import type { FastifyReply, FastifyRequest } from "fastify";
import type { BrowserCookie } from "#platform/auth/browser-cookie";
import { CODE_COOKIE_MS } from "./one-time-code-rules.ts";
import type { CodeRequester, OneTimeCodeService } from "./one-time-codes.service.ts";

interface CodeServices {
  codeCookie: BrowserCookie;
  codes: Pick<OneTimeCodeService, "newBrowserKey">;
}

/**
 * Who asks for a code. Sets the cookie also where no code is sent: the browser then asks for itself
 * the next time.
 */
export function codeRequester(
  { codeCookie, codes }: CodeServices,
  { headers, ip: address }: FastifyRequest,
  reply: FastifyReply,
): CodeRequester {
  const browserKeys = codeCookie.readValues(headers);
  const newKey = browserKeys.length === 0 ? codes.newBrowserKey() : null;
  if (newKey !== null) reply.header("set-cookie", codeCookie.serialize(newKey, CODE_COOKIE_MS));
  return { browserKeys, newKey, address };
}
