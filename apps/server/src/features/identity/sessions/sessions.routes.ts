import {
  endSession,
  listSessions,
  renewSession,
  signOutEverywhere,
} from "@codetale/contract/identity-sessions";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { IdentityServices } from "../create-identity.ts";

export function addSessionsRoutes(app: FastifyInstance, { sessions }: IdentityServices): void {
  addRoute(app, listSessions, async ({ request }) => ({
    success: true,
    sessions: await sessions.list(requireActor(request)),
  }));

  addRoute(app, endSession, async ({ body: { sessionId }, request, reply }) => {
    const actor = requireActor(request);
    await sessions.endOwn(actor, sessionId);
    if (sessionId === actor.sessionId) reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });

  addRoute(app, signOutEverywhere, async ({ request, reply }) => {
    await sessions.endAll(requireActor(request));
    reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });

  addRoute(app, renewSession, async ({ request, reply }) => {
    const { expiresAt, cookie } = await sessions.renew(requireActor(request));
    if (cookie !== null) reply.header("set-cookie", cookie);
    return { success: true, expiresAt };
  });
}
