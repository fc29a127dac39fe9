import {
  endSession,
  listSessions,
  renewSession,
  signOutEverywhere,
} from "@codetale/contract/identity-sessions";
import type { FastifyInstance } from "fastify";
import type { SessionRefusals } from "#core/authentication";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { SessionService } from "./sessions.service.ts";

interface Services {
  session: SessionService;
  sessions: Pick<SessionRefusals, "clearedCookie">;
}

export function addSessionsRoutes(app: FastifyInstance, { session, sessions }: Services): void {
  addRoute(app, listSessions, async ({ request }) => ({
    success: true,
    sessions: await session.list(requireActor(request)),
  }));

  addRoute(app, endSession, async ({ body: { sessionId }, request, reply }) => {
    const actor = requireActor(request);
    await session.endOwn(actor, sessionId);
    if (sessionId === actor.sessionId) reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });

  addRoute(app, signOutEverywhere, async ({ request, reply }) => {
    await session.endAll(requireActor(request));
    reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });

  addRoute(app, renewSession, async ({ request, reply }) => {
    const { expiresAt, cookie } = await session.renew(requireActor(request));
    if (cookie !== null) reply.header("set-cookie", cookie);
    return { success: true, expiresAt };
  });
}
