/**
 * Mounts the sign-in library. Only the paths named here are let through: the others would sign
 * in, or change an account, past our limits, the verified check and the coders key.
 */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#core/app-error";
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from "./create-auth.ts";

const openPaths: ReadonlySet<string> = new Set(["/ok"]);

export const authRoutes: FastifyPluginAsync<{ auth: Auth }> = async (app, { auth }) => {
  app.route({
    method: ["GET", "POST"],
    url: `${AUTH_PATH}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const url = new URL(request.url, auth.options.baseURL);
      if (!openPaths.has(url.pathname.slice(AUTH_PATH.length))) throw new AppError("route/unknown");
      return answer(await auth.handler(asWebRequest(request, url)), reply);
    },
  });
};

function asWebRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  headers.set(ADDRESS_HEADER, request.ip);
  headers.delete("content-length");
  return new Request(url, {
    method: request.method,
    headers,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}

async function answer(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(await response.text());
}
