/** The ends of a session that no renewal puts off, and the number of sessions. */
import { login, readSession } from "@codetale/contract/identity";
import {
  listSessions,
  renewSession,
  type SignedInSession,
} from "@codetale/contract/identity/sessions";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessions } from "#platform/db/schema/identity";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

const LIFETIME_MS = 7 * DAY_MS;

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

describe("[OPEN-4] a session that nobody uses", () => {
  it("ends 14 days after its last use, though a page that was left open renews it", async () => {
    const { cookie } = await world.signIn(email);
    const end = world.clock.now() + 14 * DAY_MS - 30 * SECOND_MS;
    await renewTill(cookie, end);
    expect((await seen(cookie)).expiresAt).toBe(end);

    world.clock.set(end - 1);
    const renewed = await world.call(renewSession, { cookie });
    expect(renewed.json()).toEqual({ success: true, expiresAt: end });
    world.clock.set(end);
    expect(await world.authenticate({ cookie })).toBeNull();
  });

  it("goes on for as long as it is used, and tells when that was, to an hour", async () => {
    const { cookie } = await world.signIn(email);
    const since = world.clock.now();
    world.clock.advance(HOUR_MS - 1);
    expect(await sessionsSeenBy(cookie)).toMatchObject([{ lastUsedAt: since }]);
    world.clock.advance(1);
    expect(await sessionsSeenBy(cookie)).toMatchObject([{ lastUsedAt: since + HOUR_MS }]);

    world.clock.advance(6 * DAY_MS);
    await world.authenticate({ cookie });
    expect(await storedUse()).toBe(since + HOUR_MS);
  });

  it("ends 90 days after the sign-in, however much it is used", async () => {
    const { cookie } = await world.signIn(email);
    const end = world.clock.now() + 90 * DAY_MS - 30 * SECOND_MS;
    await renewTill(cookie, end, () => world.call(listSessions, { cookie }));
    expect((await seen(cookie)).expiresAt).toBe(end);

    world.clock.set(end);
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });

  /** As a page does that stays open. */
  async function renewTill(
    cookie: string,
    end: number,
    use: () => Promise<unknown> = async () => {},
  ): Promise<void> {
    let { expiresAt } = await seen(cookie);
    while (expiresAt < end) {
      world.clock.set(expiresAt - MINUTE_MS);
      await use();
      const renewed = await world.call(renewSession, { cookie });
      expiresAt = renewed.json<{ expiresAt: number }>().expiresAt;
    }
  }

  async function seen(cookie: string): Promise<{ expiresAt: number }> {
    return { expiresAt: (await world.authenticate({ cookie }))?.sessionExpiresAt ?? 0 };
  }

  async function storedUse(): Promise<number | undefined> {
    const [kept] = await world.db.select().from(sessions).where(eq(sessions.userId, uid));
    return kept?.updatedAt.getTime();
  }
});

describe("[OPEN-2] of more than 50 sessions of an account", () => {
  it("the oldest end, on their live connections too", async () => {
    const first = await world.signIn(email);
    const oldest = await idOf(first.cookie);
    await addSessions(48);
    const second = await world.signIn(email);
    expect(await sessionsSeenBy(first.cookie)).toHaveLength(50);

    world.clock.advance(1);
    const latest = await world.signIn(email);
    expect(await sessionsSeenBy(latest.cookie)).toHaveLength(50);
    expect(world.live.ended).toContain(oldest);
    expect((await world.call(readSession, { cookie: first.cookie })).json()).toBeNull();
    expect((await world.call(readSession, { cookie: second.cookie })).json()).not.toBeNull();
  });

  it("those that have expired make room first, and no more are left by sign-ins at once", async () => {
    const kept = await world.signIn(email);
    await addSessions(49, -DAY_MS);
    await Promise.all(Array.from({ length: 4 }, () => world.signIn(email)));

    const stored = await world.db.select().from(sessions).where(eq(sessions.userId, uid));
    expect(stored).toHaveLength(50);
    expect(await sessionsSeenBy(kept.cookie)).toHaveLength(5);
  });

  it("a sign-in that replaces one ends no other", async () => {
    const oldest = await world.signIn(email);
    await addSessions(48);
    const replaced = await world.signIn(email);
    world.clock.advance(1);
    await world.call(login, { body: { email, password: PASSWORD }, cookie: replaced.cookie });

    expect(await sessionsSeenBy(oldest.cookie)).toHaveLength(50);
  });

  /** Opened since the present one. */
  async function addSessions(count: number, lifetimeMs = LIFETIME_MS): Promise<void> {
    const createdAt = new Date(world.clock.now() + 1);
    const expiresAt = new Date(world.clock.now() + lifetimeMs);
    await world.db.insert(sessions).values(
      Array.from({ length: count }, (_, index) => {
        const id = `${uid}-${index}`;
        return { id, token: id, userId: uid, createdAt, updatedAt: createdAt, expiresAt };
      }),
    );
    world.clock.advance(2);
  }
});

async function sessionsSeenBy(cookie: string): Promise<SignedInSession[]> {
  const response = await world.call(listSessions, { cookie });
  return response.json<{ sessions: SignedInSession[] }>().sessions;
}

async function idOf(cookie: string): Promise<string> {
  return (await world.authenticate({ cookie }))?.sessionId ?? "";
}
