import { at } from "@codetale/domain/testing/at";
import { DAY_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { knownDevices, securityEvents, sessions, users } from "#platform/db/schema/identity";
import { insertLearner } from "#testing/accounts";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

let world: IdentityApp;
let uid: string;
/** Whether what is signed in with is still there once the session is added. */
let isHeld: boolean;

const ORIGIN = "http://localhost:3000";

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  isHeld = true;
  world.clock.set(at("10:00"));
  ({ uid } = await insertLearner(world.db));
});

it("knows from the cookie which account is signed in and in which role", async () => {
  const cookie = await open("coder");

  expect(await world.authenticate({ cookie })).toEqual({
    uid,
    person: "coder",
    sessionId: expect.any(String),
    sessionExpiresAt: at("10:00") + 7 * DAY_MS - 30 * SECOND_MS,
  });
});

it("[CONST-2] counts a session as expired 30 seconds before its end, not a millisecond earlier", async () => {
  const cookie = await open();

  world.clock.set(at("10:00") + 7 * DAY_MS - 30 * SECOND_MS - 1);
  expect(await world.authenticate({ cookie })).toMatchObject({ uid });
  world.clock.advance(1);
  expect(await world.authenticate({ cookie })).toBeNull();
});

it("[GUARD-5] does not accept a session whose account is disabled", async () => {
  const cookie = await open();
  await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));

  expect(await world.authenticate({ cookie })).toBeNull();
});

it("opens none where what was signed in with is gone meanwhile, and notes nothing of it", async () => {
  isHeld = false;

  expect(await open()).toBe("");
  expect(await world.db.$count(sessions, eq(sessions.userId, uid))).toBe(0);
  expect(await world.db.$count(knownDevices, eq(knownDevices.uid, uid))).toBe(0);
  expect(await world.db.$count(securityEvents, eq(securityEvents.uid, uid))).toBe(0);
});

it("does not accept a session that was ended", async () => {
  const cookie = await open();
  const { sessionId = "" } = (await world.authenticate({ cookie })) ?? {};
  await world.services.sessions.end(sessionId);
  await world.services.sessions.end(sessionId);

  expect(await world.authenticate({ cookie })).toBeNull();
});

/** @returns the cookie to send */
async function open(person: "user" | "coder" = "user"): Promise<string> {
  const browser = { address: "127.0.0.1", userAgent: "test", deviceKeys: [], origin: ORIGIN };
  const arriving = { ...browser, replaced: null };
  const signIn = { uid, person, method: "password", access: null } as const;
  const headers = await world.services.sessions.open(signIn, async () => isHeld, arriving);
  const [header = ""] = headers ?? [];
  return header.split(";")[0] ?? "";
}
