import {
  finishGoogleSignIn,
  readSignInOptions,
  startGoogleSignIn,
} from "@codetale/contract/identity-google";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import type { IdentityServices } from "../create-identity.ts";
import { GOOGLE_SIGN_IN_MS } from "./google-sign-in.service.ts";

export function addGoogleRoutes(
  app: FastifyInstance,
  { google, googleCookie }: IdentityServices,
): void {
  addRoute(app, readSignInOptions, async () => ({ google: google.isOffered }));

  addRoute(app, startGoogleSignIn, async ({ body, request, reply }) => {
    const { ownOrigin: origin, ip: address } = request;
    const { url, browserKey } = await google.begin({ ...body, origin, address });
    reply.header("set-cookie", googleCookie.serialize(browserKey, GOOGLE_SIGN_IN_MS));
    return { success: true, url };
  });

  addRoute(app, finishGoogleSignIn, async ({ query, request, reply }) => {
    const { location, cookie } = await google.finish({
      ...query,
      browserKeys: googleCookie.readValues(request.headers),
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      replaced: request.actor,
    });
    const cookies = [googleCookie.serializeCleared(), ...(cookie === null ? [] : [cookie])];
    return reply.header("set-cookie", cookies).redirect(location, 303);
  });
}
