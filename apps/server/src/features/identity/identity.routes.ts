/** HTTP surface of identity. */
import type { FastifyPluginAsync } from "fastify";
import { acceptUploads } from "#platform/http/uploads";
import type { OneTimeCodes } from "./one-time-codes.service.ts";
import type { PhotosService } from "./photos.service.ts";
import { addProfileRoutes } from "./profile.routes.ts";
import type { ProfileService } from "./profile.service.ts";
import { addRegistrationRoutes } from "./registration.routes.ts";
import type { RegistrationService } from "./registration.service.ts";
import type { SessionService } from "./session.service.ts";
import { addSignInRoutes } from "./sign-in.routes.ts";
import type { SignInService } from "./sign-in.service.ts";

export interface IdentityServices {
  registration: RegistrationService;
  codes: OneTimeCodes;
  signIn: SignInService;
  session: SessionService;
  sessions: { clearedCookie(): string };
  profile: ProfileService;
  photos: PhotosService;
}

/** Needs the session hook before it. */
export const identityRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  await acceptUploads(app);
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  addRegistrationRoutes(app, services);
  addSignInRoutes(app, services);
  addProfileRoutes(app, services);
};
