/** HTTP surface of identity. */
import type { FastifyPluginAsync } from "fastify";
import { acceptUploads } from "#platform/http/uploads";
import { addAccountDataRoutes } from "./account-data/account-data.routes.ts";
import type { IdentityServices } from "./create-identity.ts";
import { addGoogleRoutes } from "./google/google.routes.ts";
import { addProfileRoutes } from "./profile/profile.routes.ts";
import { addRecoveryRoutes } from "./recovery/recovery.routes.ts";
import { addRegistrationRoutes } from "./registration/registration.routes.ts";
import { addSessionsRoutes } from "./sessions/sessions.routes.ts";
import { addSignInRoutes } from "./sign-in/sign-in.routes.ts";

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
