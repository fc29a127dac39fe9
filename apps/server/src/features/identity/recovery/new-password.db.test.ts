import { readSession, register } from "@codetale/contract/identity";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, oneTimeCodes, sessions, tickets, users } from "#platform/db/schema/identity";
import { noticeSettings } from "#platform/db/schema/notices";
import { PASSWORD } from "../testing/test-account.ts";
import { NEW_PASSWORD, openRecoveryApp, type RecoveryApp } from "../testing/open-recovery-app.ts";

const KEY = "the-key-of-a-call";

let world: RecoveryApp;
let people = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  world = await openRecoveryApp();
});
beforeEach(async () => {
  email = `forgetful-${(people += 1)}@mail.test`;
  uid = await world.addPerson(email);
  world.mailer.failure = null;
  // Limits that one test uses up are not the next one's concern.
  world.clock.advance(HOUR_MS);
});
afterAll(() => world.close());

describe("[FORGOT-3] the new password", () => {
  it("is the one that signs in from then on", async () => {
    const response = await world.change(await world.tokenByMail(email));

    expect(response.json()).toEqual({
      success: true,
      message: "Your password has been changed. Please login to continue.",
    });
    expect((await world.signInWith(email, PASSWORD)).json()).toMatchObject({
      reason: "login/wrong-password",
    });
    expect((await world.signInWith(email, NEW_PASSWORD)).json()).toMatchObject({
      success: true,
      uid,
    });
  });

  it("[OPEN-4] leaves no other way into the account, and nobody else's alone", async () => {
    const stranger = await world.addPerson(`stranger-${email}`);
    for (const userId of [uid, stranger]) {
      const linked = { providerId: "https://accounts.google.com", accountId: `of ${userId}` };
      await world.db.insert(accounts).values({ id: `link of ${userId}`, userId, ...linked });
    }
    await world.change(await world.tokenByMail(email));

    const waysOf = (userId: string) => world.db.$count(accounts, eq(accounts.userId, userId));
    expect([await waysOf(uid), await waysOf(stranger)]).toEqual([1, 2]);
    expect((await world.signInWith(email, NEW_PASSWORD)).json()).toMatchObject({ uid });
  });

  it("[OPEN-4] [NOTE-2] leaves no address at which the account's calendar is read, but others' alone", async () => {
    const stranger = await world.addPerson(`stranger-${email}`);
    for (const accountId of [uid, stranger]) {
      const calendarId = crypto.randomUUID();
      await world.db.insert(noticeSettings).values({ accountId, calendarId, changedAt: 0 });
    }
    await world.change(await world.tokenByMail(email));

    const shared = await world.db
      .select({ accountId: noticeSettings.accountId })
      .from(noticeSettings)
      .where(isNotNull(noticeSettings.calendarId));
    expect(shared).toEqual([{ accountId: stranger }]);
  });

  it("ends every session of the account and its live connections, and nobody else's", async () => {
    const stranger = `stranger-${email}`;
    await world.addPerson(stranger);
    const others = await world.signIn(stranger);
    const own = [await world.signIn(email), await world.signIn(email, "coder")];
    await world.change(await world.tokenByMail(email));

    for (const { cookie } of own) {
      expect((await world.call(readSession, { cookie })).json()).toBeNull();
    }
    expect(world.live.ended).toContain(uid);
    expect((await world.call(readSession, { cookie: others.cookie })).json()).toMatchObject({
      email: stranger,
    });
    expect(await world.db.$count(sessions, eq(sessions.userId, uid))).toBe(0);
  });

  it("is set with the link once", async () => {
    const token = await world.tokenByMail(email);
    await world.change(token);

    expect((await world.change(token)).json()).toMatchObject({
      reason: "reset-link/invalid",
      code: "auth/expired-action-code",
    });
  });

  it("is set once, and said again to who repeats the call with its key", async () => {
    const token = await world.tokenByMail(email);
    const first = (await world.changeWithKey(KEY, token)).json<object>();
    await world.settled();
    const mails = world.mailer.to(email).length;

    expect((await world.changeWithKey(KEY, token)).json()).toEqual(first);
    expect((await world.changeWithKey(KEY, token, "another harbour engine")).statusCode).toBe(200);
    await world.settled();
    expect(world.mailer.to(email)).toHaveLength(mails);
    expect((await world.signInWith(email, NEW_PASSWORD)).json()).toMatchObject({ uid });
  });

  it("is not said to be set without the key and the link", async () => {
    const token = await world.tokenByMail(email);
    await world.changeWithKey(KEY, token);
    const other = await world.tokenByMail(email);

    for (const [link, key] of [
      [token, `${KEY}-2`],
      [token, undefined],
      [KEY, token],
      [`${token} ${KEY}`, undefined],
    ] as const) {
      expect((await world.changeWithKey(key, link)).json()).toMatchObject({
        reason: "reset-link/invalid",
      });
    }
    expect((await world.changeWithKey(KEY, other)).statusCode).toBe(200);
  });

  it("is said again for a quarter of an hour, not a millisecond longer", async () => {
    const token = await world.tokenByMail(email);
    await world.changeWithKey(KEY, token);
    world.clock.advance(15 * MINUTE_MS - 1);
    expect((await world.changeWithKey(KEY, token)).statusCode).toBe(200);
    world.clock.advance(1);
    expect((await world.changeWithKey(KEY, token)).json()).toMatchObject({
      reason: "reset-link/invalid",
    });
  });

  it("is set by one of several who use the link at once", async () => {
    const token = await world.tokenByMail(email);
    const answers = await Promise.all([1, 2, 3].map(() => world.change(token)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it("is set within an hour of the mail, not a millisecond later", async () => {
    const late = await world.tokenByMail(email);
    world.clock.advance(HOUR_MS);
    expect((await world.change(late)).json()).toMatchObject({ reason: "reset-link/invalid" });

    const inTime = await world.tokenByMail(email);
    world.clock.advance(HOUR_MS - 1);
    expect((await world.change(inTime)).statusCode).toBe(200);
  });

  it("[REG-10] has to be a good one, and a weak one does not use up the link", async () => {
    const token = await world.tokenByMail(email);
    for (const weak of ["short", "password1", email]) {
      expect((await world.change(token, weak)).json()).toMatchObject({
        reason: "register/weak-password",
        errors: [{ path: "password" }],
      });
    }

    expect((await world.change(token)).statusCode).toBe(200);
  });

  it("is not set with a ticket of another kind, nor a link used as one", async () => {
    const ticket = await world.ticketByCode(email);
    expect((await world.change(ticket)).json()).toMatchObject({ reason: "reset-link/invalid" });

    const token = await world.tokenByMail(email, ticket);
    expect((await world.askForLink(email, token)).json()).toMatchObject({
      reason: "ticket/invalid",
    });
    const body = { email: nobody(), password: NEW_PASSWORD, ticket: token };
    expect((await world.call(register, { body })).json()).toMatchObject({
      reason: "ticket/invalid",
    });
  });

  it("is set for an account that had none", async () => {
    await world.db.delete(accounts).where(eq(accounts.userId, uid));
    expect((await world.signInWith(email, NEW_PASSWORD)).statusCode).toBe(401);
    await world.change(await world.tokenByMail(email));

    expect((await world.signInWith(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("verifies the address on the way, which the link has proven", async () => {
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));
    await world.change(await world.tokenByMail(email));

    expect((await world.signInWith(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("makes all that was sent for the forgotten one worthless", async () => {
    const token = await world.tokenByMail(email);
    const otp = await world.codeByMail(email);
    await world.change(token);

    expect(await world.guess(email, otp)).toMatchObject({ reason: "otp/expired" });
    expect(await world.db.$count(tickets, eq(tickets.email, email))).toBe(0);
    expect(await world.db.$count(oneTimeCodes, eq(oneTimeCodes.email, email))).toBe(0);
  });

  it("does not set that of whoever has the address of an account that moved on", async () => {
    const token = await world.tokenByMail(email);
    await world.db
      .update(users)
      .set({ email: `moved-${email}` })
      .where(eq(users.id, uid));

    expect((await world.change(token)).json()).toMatchObject({ reason: "reset-link/invalid" });
    expect((await world.signInWith(`moved-${email}`, PASSWORD)).statusCode).toBe(200);
  });

  it("[LOGIN-11] lets in at once whoever had tried too often from the same place", async () => {
    const from = `203.0.113.${people}`;
    for (let tries = 0; tries < 10; tries += 1)
      await world.signInWith(email, "wrong password", from);
    expect((await world.signInWith(email, PASSWORD, from)).json()).toMatchObject({
      reason: "login/too-many",
    });
    await world.change(await world.tokenByMail(email), NEW_PASSWORD, from);

    expect((await world.signInWith(email, NEW_PASSWORD, from)).statusCode).toBe(200);
  });

  it("lets a disabled account stay disabled", async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    await world.change(await world.tokenByMail(email));

    expect((await world.signInWith(email, NEW_PASSWORD)).json()).toMatchObject({
      reason: "login/disabled",
    });
  });
});

function nobody(): string {
  return `nobody-${people}@mail.test`;
}
