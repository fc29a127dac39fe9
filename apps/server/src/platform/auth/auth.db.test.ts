import { makeSignature } from "better-auth/crypto";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { createHttpApp } from "#platform/http/create-http-app";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertLearner } from "#testing/accounts";
import { authRoutes } from "./auth-routes.ts";
import { createAuth, type Auth } from "./create-auth.ts";
import { createPasswords } from "./passwords.ts";
import { createSessionCookie } from "./session-cookie.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { createSessionRepository } from "./sessions.repository.ts";

const secret = "a secret of at least 32 characters";

let database: OpenDatabase;
let auth: Auth;
let app: FastifyInstance;
let sessions: Sessions;
let uid: string;
const failures: string[] = [];
const clock = new TestClock(at("10:00"));

beforeAll(async () => {
  database = await openTestDatabase();
  ({ uid } = await insertLearner(database.db));
  sessions = createSessions({
    repository: createSessionRepository(database.db),
    cookie: createSessionCookie(secret, false),
    clock,
  });
  auth = createAuth({
    db: database.db,
    passwords: createPasswords(),
    secret,
    publicUrl: "http://codetale.test",
    onFailure: (message) => failures.push(message),
  });
  app = createHttpApp({ clock });
  await app.register(authRoutes, { auth });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it("knows from the cookie who somebody is and in which role", async () => {
  clock.set(at("10:00"));
  const cookie = cookieIn(await open("coder"));

  expect(await sessions.authenticate({ cookie })).toEqual({
    uid,
    person: "coder",
    sessionId: expect.any(String),
    sessionExpiresAt: at("10:00") + 7 * DAY_MS - 30 * SECOND_MS,
  });
});

it("[CONST-2] counts a session as expired 30 seconds before its end, not a millisecond earlier", async () => {
  clock.set(at("10:00"));
  const cookie = cookieIn(await open());

  clock.set(at("10:00") + 7 * DAY_MS - 30 * SECOND_MS - 1);
  expect(await sessions.authenticate({ cookie })).toMatchObject({ uid });
  clock.advance(1);
  expect(await sessions.authenticate({ cookie })).toBeNull();
});

it("[GUARD-5] knows nobody whose account is disabled", async () => {
  clock.set(at("10:00"));
  const other = await insertLearner(database.db);
  const cookie = cookieIn(
    await sessions.open({ uid: other.uid, person: "user", address: "", userAgent: "" }),
  );
  await database.db.update(users).set({ isDisabled: true }).where(eq(users.id, other.uid));

  expect(await sessions.authenticate({ cookie })).toBeNull();
});

it("knows nobody by a session that was ended", async () => {
  clock.set(at("10:00"));
  const cookie = cookieIn(await open());
  const { sessionId = "" } = (await sessions.authenticate({ cookie })) ?? {};
  await sessions.end(sessionId);
  await sessions.end(sessionId);

  expect(await sessions.authenticate({ cookie })).toBeNull();
});

it("shares its sessions with the sign-in library, in both directions", async () => {
  clock.set(Date.now());
  const ours = cookieIn(await open("coder"));
  expect(await auth.api.getSession({ headers: new Headers({ cookie: ours }) })).toMatchObject({
    session: { userId: uid, person: "coder" },
    user: { id: uid },
  });

  const { internalAdapter, authCookies } = await auth.$context;
  const { token } = await internalAdapter.createSession(uid);
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  const theirs = `${authCookies.sessionToken.name}=${value}`;
  expect(await sessions.authenticate({ cookie: theirs })).toMatchObject({ uid, person: "user" });
});

it("names and guards its cookie as the library does, on HTTPS too", async () => {
  for (const publicUrl of ["http://codetale.test", "https://codetale.test"]) {
    const library = createAuth({
      db: database.db,
      passwords: createPasswords(),
      secret,
      publicUrl,
      onFailure: (message) => failures.push(message),
    });
    const { name, attributes } = (await library.$context).authCookies.sessionToken;
    const ours = createSessionCookie(secret, publicUrl.startsWith("https")).carrying("token");

    expect(ours.startsWith(`${name}=`)).toBe(true);
    expect(ours.includes("; Secure")).toBe(attributes.secure);
    expect(ours).toContain(`Max-Age=${attributes.maxAge}`);
    expect(attributes).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  }
});

it("mounts the library, and nothing of it that would go past our own sign-in", async () => {
  const paths = Object.values(auth.api).map(({ path }: { path?: string }) => path ?? "");
  expect(paths).toContain("/sign-in/email");
  expect(paths).toContain("/change-email");

  expect((await app.inject("/api/auth/ok")).json()).toEqual({ ok: true });
  for (const path of paths.filter((each) => each !== "/ok")) {
    for (const method of ["GET", "POST"] as const) {
      const response = await app.inject({ method, url: `/api/auth${path}` });
      expect(response.statusCode, path).toBe(404);
      expect(response.json()).toMatchObject({ reason: "route/unknown" });
    }
  }
});

it.each(["/api/auth//sign-up/email", "/api/auth/ok/../sign-up/email", "/api/auth/%2e%2e/sign-up"])(
  "is not talked into more by %s",
  async (url) => {
    const response = await app.inject({ method: "POST", url, payload: { email: "a@b.test" } });

    expect(response.statusCode).toBe(404);
    expect(failures).toEqual([]);
  },
);

function open(person: "user" | "coder" = "user") {
  return sessions.open({ uid, person, address: "127.0.0.1", userAgent: "test" });
}

function cookieIn(header: string): string {
  return header.split(";")[0] ?? "";
}
