/** The HTTP app of tests: the product's own, with a cookie that simply says who somebody is. */
import type { Endpoint } from "@codetale/contract/endpoint";
import { accountRoleSchema, type AccountRole } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Authenticate } from "#core/access/authentication";
import type { Actor } from "#core/access/actor";
import { createHttpApp } from "#platform/http/create-http-app";
import { addAuthentication } from "#platform/http/guards/authentication";

/** A session that outlives every test. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** An app without routes whose callers are whoever the cookie `as=uid:person` names. */
export function createTestApp({ clock }: { clock: Clock }): FastifyInstance {
  const app = createHttpApp({ clock, onUnlisted });
  addAuthentication(app, authenticate);
  return app;
}

/** Answers 500 in place of a failure that the call's endpoint does not list. */
export function onUnlisted(message: string): never {
  throw new Error(message);
}

export function aLearner(uid: string): Actor {
  return anActor(uid, "user");
}

export function aCoder(uid: string): Actor {
  return anActor(uid, "coder");
}

export interface TestCall {
  /** Null is nobody. */
  as: Pick<Actor, "uid" | "person"> | null;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends one call of the contract. */
export function send(
  app: FastifyInstance,
  endpoint: Pick<Endpoint, "method" | "path">,
  { as, params = {}, query = {}, headers = {}, body }: TestCall,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
    query,
    headers: { ...headers, ...(as && { cookie: cookieOf(as) }) },
    ...(body !== undefined && { payload: body as object }),
  });
}

/** The cookie by which `authenticate` knows somebody again. */
export function cookieOf({ uid, person }: Pick<Actor, "uid" | "person">): string {
  return `as=${uid}:${person}`;
}

const authenticate: Authenticate = async (headers) => {
  const [, uid, person] = /(?:^|; )as=([^:;]+):([^;]+)/.exec(headers.cookie ?? "") ?? [];
  return uid ? anActor(uid, accountRoleSchema.parse(person)) : null;
};

function anActor(uid: string, person: AccountRole): Actor {
  return { uid, person, sessionId: `session-of-${uid}`, sessionExpiresAt: NEVER };
}
