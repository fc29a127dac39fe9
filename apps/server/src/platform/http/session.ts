/** Who is asking: the session hook sets `request.actor`, handlers read it with `requireActor`. */
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/** Finds whose session the request's cookie proves, or null. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Actor | null>;

/** Sets `request.actor` on every route registered after it. */
export function addSessions(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    request.actor = request.headers.cookie ? await authenticate(request.headers) : null;
  });
}

/** @throws AppError `session/required` when nobody is signed in. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError("session/required");
  return request.actor;
}
