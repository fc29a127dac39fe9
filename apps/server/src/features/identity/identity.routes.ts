/** HTTP surface of identity. */
import type { FastifyPluginAsync } from "fastify";
import type { SessionRefusals } from "#core/authentication";
import type { BrowserCookie } from "#core/openid";
import { acceptUploads } from "#platform/http/uploads";
import { addRecoveryRoutes } from "./recovery/recovery.routes.ts";
import type { RecoveryService } from "./recovery/recovery.service.ts";
import type { AccountDeletionService } from "./account-data/account-deletion.service.ts";
import { addGoogleRoutes } from "./google/google.routes.ts";
import type { GoogleSignInService } from "./google/google-sign-in.service.ts";
import type { MyDataService } from "./account-data/my-data.service.ts";
import { addAccountDataRoutes } from "./account-data/account-data.routes.ts";
import type { OneTimeCodeService } from "./codes/one-time-codes.service.ts";
import type { PhotosService } from "./profile/photos.service.ts";
import { addProfileRoutes } from "./profile/profile.routes.ts";
import type { ProfileService } from "./profile/profile.service.ts";
import { addRegistrationRoutes } from "./registration/registration.routes.ts";
import type { RegistrationService } from "./registration/registration.service.ts";
import type { SessionService } from "./sessions/sessions.service.ts";
import { addSessionsRoutes } from "./sessions/sessions.routes.ts";
import { addSignInRoutes } from "./sign-in/sign-in.routes.ts";
import type { SignInService } from "./sign-in/sign-in.service.ts";

export interface IdentityServices {
  registration: RegistrationService;
  codes: OneTimeCodeService;
  recovery: RecoveryService;
  signIn: SignInService;
  google: GoogleSignInService;
  browserCookie: BrowserCookie;
  session: SessionService;
  sessions: Pick<SessionRefusals, "clearedCookie">;
  profile: ProfileService;
  photos: PhotosService;
  myData: MyDataService;
  deletion: AccountDeletionService;
}

/** Needs the session hook and the own origin before it. */
export const identityRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  await acceptUploads(app);
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  addRegistrationRoutes(app, services);
  addRecoveryRoutes(app, services);
  addSignInRoutes(app, services);
  addGoogleRoutes(app, services);
  addSessionsRoutes(app, services);
  addProfileRoutes(app, services);
  addAccountDataRoutes(app, services);
};
