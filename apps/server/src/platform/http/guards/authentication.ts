/**
 * Authenticates requests: a hook sets `request.actor`, and handlers read it with `requireActor`.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { Authenticate, SessionRefusal, SessionRefusals } from "#core/access/authentication";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
    /** Set where the request's session is not valid any more. */
    sessionRefusal: SessionRefusal | null;
  }
}

/** Sets `request.actor` and `request.sessionRefusal` on every route registered after it. */
export function addAuthentication(
  app: FastifyInstance,
  authenticate: Authenticate,
  refusals?: SessionRefusals,
): void {
  app.decorateRequest("actor", null);
  app.decorateRequest("sessionRefusal", null);
  app.addHook("onRequest", async (request) => {
    const { headers } = request;
    const isUse = request.routeOptions.config.isUse ?? false;
    request.actor = headers.cookie ? await authenticate(headers, isUse) : null;
    if (headers.cookie && !request.actor && refusals) {
      request.sessionRefusal = await refusals.refusalOf(headers);
    }
  });
  app.addHook("onError", async (request, reply) => {
    if (request.sessionRefusal && refusals) reply.header("set-cookie", refusals.clearedCookie());
  });
}

/**
 * @throws AppError `session/required` for a visitor without a session; `session/expired` or
 *   `login/disabled` where the session is not valid any more
 */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new AppError(request.sessionRefusal ?? "session/required");
  return request.actor;
}
