/** A known path that is asked by another method is answered 405, with the methods that it has. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#core/errors/app-error";
import { pathPattern } from "./path-pattern.ts";

interface KnownPath {
  pattern: RegExp;
  methods: readonly string[];
}

/**
 * To be called before the first route. Refuses before a body is read, whose type would be refused first.
 *
 * @param isAnswered whether a request that has no route is answered all the same
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  isAnswered: (request: FastifyRequest) => boolean,
): void {
  const known: KnownPath[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    known.push({ pattern: new RegExp(`^${pathPattern(url)}$`), methods: [method].flat() });
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404 || isAnswered(request)) return;
    const [path = ""] = request.url.split("?");
    const found = known.filter(({ pattern }) => pattern.test(path));
    if (found.length === 0) return;
    // RFC 9110, 15.5.6.
    reply.header("allow", [...new Set(found.flatMap(({ methods }) => methods))].join(", "));
    throw new AppError("route/wrong-method");
  });
}
