import {
  checkEmailVerificationStatus,
  login,
  logout,
  readSession,
} from "@codetale/contract/identity";
import type { FastifyInstance } from "fastify";
import type { SessionRefusals } from "#core/authentication";
import { addRoute } from "#platform/http/add-route";
import type { SessionService } from "../sessions/sessions.service.ts";
import type { SignInService } from "./sign-in.service.ts";

interface Services {
  signIn: SignInService;
  session: SessionService;
  sessions: Pick<SessionRefusals, "clearedCookie">;
}

export function addSignInRoutes(
  app: FastifyInstance,
  { signIn, session, sessions }: Services,
): void {
  addRoute(app, login, async ({ body, request, reply }) => {
    const { email, password, coders_key: codersKey } = body;
    const { uid, person, cookie } = await signIn.signIn({
      email,
      password,
      codersKey,
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      replaced: request.actor,
    });
    reply.header("set-cookie", cookie);
    return { success: true, uid, person };
  });

  addRoute(app, checkEmailVerificationStatus, async ({ body, request }) => ({
    success: true,
    verified: await signIn.isEmailVerified({ ...body, address: request.ip }),
  }));

  addRoute(app, readSession, async ({ request: { actor, sessionRefusal }, reply }) => {
    if (sessionRefusal) reply.header("set-cookie", sessions.clearedCookie());
    return actor ? session.read(actor) : null;
  });

  addRoute(app, logout, async ({ request, reply }) => {
    if (request.actor) await session.end(request.actor);
    reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });
}
