/** Who is asking: the session hook sets `request.actor`, handlers read it with `requireActor`. */
import type { FailureReason } from "@codetale/contract/errors";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";

/** Why a cookie that was given out once proves nobody any more. */
export type SessionRefusal = Extract<FailureReason, "session/expired" | "login/disabled">;

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
    /** Set where somebody was signed in and is no longer. */
    lostSession: SessionRefusal | null;
  }
}

/** Finds whose session the request's cookie proves, or null. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor | null>;

/** What to make of a cookie that proves nobody. */
export interface SessionRefusals {
  /** @returns null for a cookie that was never one of ours */
  whyLost(headers: IncomingHttpHeaders): Promise<SessionRefusal | null>;
  /** @returns the value of the Set-Cookie header that makes a browser forget its session */
  clearedCookie(): string;
}

/** Sets `request.actor` and `request.lostSession` on every route registered after it. */
export function addAuthentication(
  app: FastifyInstance,
  authenticate: Authenticate,
  lost?: SessionRefusals,
): void {
  app.decorateRequest("actor", null);
  app.decorateRequest("lostSession", null);
  app.addHook("onRequest", async (request) => {
    const { headers } = request;
    request.actor = headers.cookie ? await authenticate(headers) : null;
    if (headers.cookie && !request.actor && lost) request.lostSession = await lost.whyLost(headers);
  });
  app.addHook("onError", async (request, reply) => {
    if (request.lostSession && lost) reply.header("set-cookie", lost.clearedCookie());
  });
}

/**
 * @throws AppError `session/required` when nobody is signed in; `session/expired` or
 *   `login/disabled` when somebody was
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError(request.lostSession ?? "session/required");
  return request.actor;
}
