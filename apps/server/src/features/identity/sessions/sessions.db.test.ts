import { login, logout, readSession } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import {
  endSession,
  listSessions,
  renewSession,
  signOutEverywhere,
  type SignedInSession,
} from "@codetale/contract/identity/sessions";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions, users } from "#platform/db/schema/identity";
import { cookieFrom, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";

const LIFETIME_MS = 7 * DAY_MS;
const CLEARED = "codetale.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax";

let world: IdentityApp;
let people = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(async () => {
  email = `person-${(people += 1)}@mail.test`;
  uid = await world.addPerson(email);
});
afterAll(() => world.close());

describe("the list of sessions", () => {
  it("tells its owner where they are signed in, latest first", async () => {
    const first = await signInWith("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0");
    const since = world.clock.now();
    world.clock.advance(HOUR_MS);
    const second = await signInWith("curl/8.5.0", { coders_key: CODERS_KEY });

    expect(await sessionsSeenBy(second)).toEqual([
      {
        id: expect.any(String),
        person: "coder",
        since: since + HOUR_MS,
        lastUsedAt: since + HOUR_MS,
        endsAt: since + HOUR_MS + LIFETIME_MS,
        device: "curl",
        address: "203.0.113.7",
        isCurrent: true,
      },
      {
        id: expect.any(String),
        person: "user",
        since,
        lastUsedAt: since,
        endsAt: since + LIFETIME_MS,
        device: "Firefox on Linux",
        address: "203.0.113.7",
        isCurrent: false,
      },
    ]);
    expect((await sessionsSeenBy(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it("never tells a token, nor anybody else's session", async () => {
    const { cookie } = await world.signIn(email);
    const stranger = `stranger-${email}`;
    await world.addPerson(stranger);
    await world.signIn(stranger);
    const response = await world.call(listSessions, { cookie });
    const [kept] = await world.db.select().from(sessions).where(eq(sessions.userId, uid));

    expect(response.json<{ sessions: unknown[] }>().sessions).toHaveLength(1);
    expect(response.body).not.toContain(kept?.token);
  });

  it("leaves out what counts as expired", async () => {
    await world.signIn(email);
    world.clock.advance(LIFETIME_MS - 30 * SECOND_MS - 1);
    const { cookie } = await world.signIn(email);
    expect(await sessionsSeenBy(cookie)).toHaveLength(2);

    world.clock.advance(1);
    expect(await sessionsSeenBy(cookie)).toHaveLength(1);
  });

  it("has no address where none was known", async () => {
    const { cookie } = await world.signIn(email);
    await world.db.update(sessions).set({ ipAddress: "", userAgent: null });

    expect(await sessionsSeenBy(cookie)).toMatchObject([
      { address: null, device: "Unknown device" },
    ]);
  });
});

describe("[LOGIN-12] ending a session", () => {
  it("elsewhere ends it there, on its live connections too, and not here", async () => {
    const here = await world.signIn(email);
    const there = await world.signIn(email);
    const id = await idOf(there.cookie);
    const response = await end(here.cookie, id);

    expect(response.json()).toEqual({ success: true });
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(world.live.ended).toContain(id);
    expect((await world.call(readSession, { cookie: there.cookie })).json()).toBeNull();
    expect((await world.call(readSession, { cookie: here.cookie })).json()).toMatchObject({
      email,
    });
  });

  it("here is the same as logging out", async () => {
    const { cookie } = await world.signIn(email);
    const response = await end(cookie, await idOf(cookie));

    expect(response.headers["set-cookie"]).toBe(CLEARED);
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });

  it("[GUARD-4] of somebody else leaves it alone, and does not tell that there is one", async () => {
    const { cookie } = await world.signIn(email);
    const stranger = `stranger-${email}`;
    await world.addPerson(stranger);
    const theirs = await world.signIn(stranger);
    const id = await idOf(theirs.cookie);
    const existing = await end(cookie, id);
    const imagined = await end(cookie, "imagined");

    expect(existing.body).toBe(imagined.body);
    expect(world.live.ended).not.toContain(id);
    expect((await world.call(readSession, { cookie: theirs.cookie })).json()).toMatchObject({
      email: stranger,
    });
  });

  it("everywhere ends all of the account's, this one included", async () => {
    const here = await world.signIn(email);
    const there = await world.signIn(email, "coder");
    const response = await world.call(signOutEverywhere, { cookie: here.cookie });

    expect(response.headers["set-cookie"]).toBe(CLEARED);
    expect(world.live.ended).toContain(uid);
    for (const { cookie } of [here, there]) {
      expect((await world.call(readSession, { cookie })).json()).toBeNull();
    }
  });
});

describe("[CONST-2] the session's end", () => {
  it("is told 30 seconds early, by every answer about the session", async () => {
    const { cookie } = await world.signIn(email, "coder");
    const expiresAt = world.clock.now() + LIFETIME_MS - 30 * SECOND_MS;
    const saved = await world.call(updateUser, { cookie, body: { uid, name: "Mina", email } });

    expect((await world.call(readSession, { cookie })).json()).toMatchObject({ expiresAt });
    expect(saved.json()).toMatchObject({ user: { expiresAt } });
  });

  it("is not put off before the last five minutes, to the millisecond", async () => {
    const { cookie } = await world.signIn(email);
    const expiresAt = world.clock.now() + LIFETIME_MS - 30 * SECOND_MS;
    world.clock.set(expiresAt - 5 * MINUTE_MS - 1);
    const early = await world.call(renewSession, { cookie });

    expect(early.json()).toEqual({ success: true, expiresAt });
    expect(early.headers["set-cookie"]).toBeUndefined();
    expect((await world.call(readSession, { cookie })).json()).toMatchObject({ expiresAt });
  });

  it("is put off by the full lifetime from then on, with a cookie that lasts as long", async () => {
    const { cookie } = await world.signIn(email);
    world.clock.advance(LIFETIME_MS - 30 * SECOND_MS - 5 * MINUTE_MS);
    const renewed = await world.call(renewSession, { cookie });
    const expiresAt = world.clock.now() + LIFETIME_MS - 30 * SECOND_MS;

    expect(renewed.json()).toEqual({ success: true, expiresAt });
    expect(renewed.headers["set-cookie"]).toMatch(
      /^codetale\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    world.clock.set(expiresAt - 1);
    for (const sent of [cookie, cookieFrom(renewed)]) {
      expect((await world.call(readSession, { cookie: sent })).json()).toMatchObject({ expiresAt });
    }
    world.clock.advance(1);
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });

  it("is not put off any more once it has come", async () => {
    const { cookie } = await world.signIn(email);
    world.clock.advance(LIFETIME_MS - 30 * SECOND_MS - 1);
    expect((await world.call(renewSession, { cookie })).statusCode).toBe(200);

    world.clock.advance(LIFETIME_MS - 30 * SECOND_MS);
    expect((await world.call(renewSession, { cookie })).json()).toMatchObject({
      reason: "session/expired",
    });
  });
});

describe("[GUARD-5] a session that is over", () => {
  it.each([
    ["has expired", async () => world.clock.advance(LIFETIME_MS)],
    ["was ended elsewhere", async () => world.db.delete(sessions).where(eq(sessions.userId, uid))],
    ["was of an account that is gone", async () => world.db.delete(users).where(eq(users.id, uid))],
  ])("because it %s is said to be, and the browser forgets it", async (_, happen) => {
    const { cookie } = await world.signIn(email);
    await happen();
    const refused = await world.call(listSessions, { cookie });
    const read = await world.call(readSession, { cookie });

    expect(refused.statusCode).toBe(401);
    expect(refused.headers["set-cookie"]).toBe(CLEARED);
    expect(refused.json()).toMatchObject({
      code: "auth/user-token-expired",
      reason: "session/expired",
      message: "Your session has ended. Please log in again.",
    });
    expect(read.json()).toBeNull();
    expect(read.headers["set-cookie"]).toBe(CLEARED);
  });

  it("because its account was disabled says so, at once", async () => {
    const { cookie } = await world.signIn(email);
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    const refused = await world.call(renewSession, { cookie });

    expect(refused.statusCode).toBe(403);
    expect(refused.headers["set-cookie"]).toBe(CLEARED);
    expect(refused.json()).toMatchObject({
      code: "auth/user-disabled",
      reason: "login/disabled",
      message: "This account has been disabled.",
    });
    expect((await world.call(readSession, { cookie })).headers["set-cookie"]).toBe(CLEARED);
  });

  it("does not stand in the way of signing in anew", async () => {
    const old = await world.signIn(email);
    await world.call(logout, { cookie: old.cookie });
    const response = await world.call(login, {
      body: { email, password: PASSWORD },
      cookie: old.cookie,
    });

    expect(String(response.headers["set-cookie"])).not.toContain("Max-Age=0");
    expect((await world.call(readSession, { cookie: cookieFrom(response) })).json()).toMatchObject({
      email,
    });
  });

  it("is told apart from none, also where somebody made one up", async () => {
    for (const cookie of [undefined, "codetale.session_token=made.up", "theme=dark"]) {
      const refused = await world.call(listSessions, { cookie });
      expect(refused.json()).toMatchObject({ reason: "session/required" });
      expect(refused.headers["set-cookie"]).toBeUndefined();
      expect((await world.call(readSession, { cookie })).headers["set-cookie"]).toBeUndefined();
    }
  });
});

async function signInWith(userAgent: string, body: object = {}): Promise<string> {
  const response = await world.call(login, {
    body: { email, password: PASSWORD, ...body },
    headers: { "user-agent": userAgent },
    from: "203.0.113.7",
  });
  return cookieFrom(response);
}

async function sessionsSeenBy(cookie: string): Promise<SignedInSession[]> {
  const response = await world.call(listSessions, { cookie });
  return response.json<{ sessions: SignedInSession[] }>().sessions;
}

function end(cookie: string, sessionId: string) {
  return world.call(endSession, { cookie, body: { sessionId } });
}

async function idOf(cookie: string): Promise<string> {
  return (await world.authenticate({ cookie }))?.sessionId ?? "";
}
