import {
  checkEmailVerificationStatus,
  login,
  logout,
  readSession,
} from "@codetale/contract/identity";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import type { IdentityServices } from "../create-identity.ts";

export function addSignInRoutes(
  app: FastifyInstance,
  { signIn, profile, sessions }: IdentityServices,
): void {
  addRoute(app, login, async ({ body, request, reply }) => {
    const { cookie, ...account } = await signIn.signIn({
      ...body,
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      replaced: request.actor,
    });
    reply.header("set-cookie", cookie);
    return { success: true, ...account };
  });

  addRoute(app, checkEmailVerificationStatus, async ({ body, request }) => ({
    success: true,
    verified: await signIn.isEmailVerified({ ...body, address: request.ip }),
  }));

  addRoute(app, readSession, async ({ request: { actor, sessionRefusal }, reply }) => {
    if (sessionRefusal) reply.header("set-cookie", sessions.clearedCookie());
    return actor ? profile.read(actor) : null;
  });

  addRoute(app, logout, async ({ request, reply }) => {
    if (request.actor) await sessions.end(request.actor.sessionId);
    reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });
}
