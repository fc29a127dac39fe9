import {
  finishGoogleSignIn,
  readSignInOptions,
  startGoogleSignIn,
} from "@codetale/contract/identity-google";
import type { FastifyInstance } from "fastify";
import type { BrowserCookie } from "#core/openid";
import { addRoute } from "#platform/http/add-route";
import { GOOGLE_SIGN_IN_MS, type GoogleSignInService } from "./google-sign-in.service.ts";

interface Services {
  google: GoogleSignInService;
  browserCookie: BrowserCookie;
}

export function addGoogleRoutes(app: FastifyInstance, { google, browserCookie }: Services): void {
  addRoute(app, readSignInOptions, async () => ({ google: google.isOffered }));

  addRoute(app, startGoogleSignIn, async ({ body, request, reply }) => {
    const { person, coders_key: codersKey = "", returnTo = null } = body;
    const { ownOrigin: origin, ip: address } = request;
    const { url, browserKey } = await google.begin({
      person,
      codersKey,
      returnTo,
      origin,
      address,
    });
    reply.header("set-cookie", browserCookie.serialize(browserKey, GOOGLE_SIGN_IN_MS));
    return { success: true, url };
  });

  addRoute(app, finishGoogleSignIn, async ({ query, request, reply }) => {
    const { state, code, error, iss: issuer } = query;
    const { location, cookie } = await google.finish({
      state,
      code,
      error,
      issuer,
      browserKeys: browserCookie.readValues(request.headers),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      replaced: request.actor,
    });
    const cookies = [browserCookie.serializeCleared(), ...(cookie === null ? [] : [cookie])];
    return reply.header("set-cookie", cookies).redirect(location, 303);
  });
}
