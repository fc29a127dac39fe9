import { at } from "@codetale/domain/testing/at";
import { DAY_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertLearner } from "#testing/accounts";
import { createSessionCookie } from "#platform/auth/session-cookie";
import { SESSION_MS } from "./session-lifetime.ts";
import { createSessionStore, type SessionStore } from "./session-store.service.ts";
import { createSessionRepository } from "./sessions.repository.ts";

const secret = "a secret of at least 32 characters";

let database: OpenDatabase;
let sessions: SessionStore;
let uid: string;
const clock = new TestClock(at("10:00"));

beforeAll(async () => {
  database = await openTestDatabase();
  ({ uid } = await insertLearner(database.db));
  sessions = createSessionStore({
    repository: createSessionRepository(database.db),
    cookie: createSessionCookie({ secret, isSecure: false, lifetimeMs: SESSION_MS }),
    clock,
  });
});
afterAll(() => database.close());

it("knows from the cookie which account is signed in and in which role", async () => {
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

it("[GUARD-5] does not accept a session whose account is disabled", async () => {
  clock.set(at("10:00"));
  const other = await insertLearner(database.db);
  const cookie = cookieIn(
    await sessions.open({ uid: other.uid, person: "user", address: "", userAgent: "" }),
  );
  await database.db.update(users).set({ isDisabled: true }).where(eq(users.id, other.uid));

  expect(await sessions.authenticate({ cookie })).toBeNull();
});

it("does not accept a session that was ended", async () => {
  clock.set(at("10:00"));
  const cookie = cookieIn(await open());
  const { sessionId = "" } = (await sessions.authenticate({ cookie })) ?? {};
  await sessions.end(sessionId);
  await sessions.end(sessionId);

  expect(await sessions.authenticate({ cookie })).toBeNull();
});

function open(person: "user" | "coder" = "user") {
  return sessions.open({ uid, person, address: "127.0.0.1", userAgent: "test" });
}

function cookieIn(header: string): string {
  return header.split(";")[0] ?? "";
}
