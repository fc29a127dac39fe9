import { login, readSession } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { changePassword, undoAddressChange } from "@codetale/contract/identity/ways-in";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  accounts,
  addressUndos,
  knownDevices,
  sessions,
  users,
} from "#platform/db/schema/identity";
import { noticeSettings } from "#platform/db/schema/notices";
import { cookieFrom } from "../testing/open-identity-app.ts";
import { NEW_PASSWORD, openRecoveryApp, type RecoveryApp } from "../testing/open-recovery-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

const THIEFS_PASSWORD = "a thief was here";

let world: RecoveryApp;
let people = 0;
let email: string;
let thiefs: string;
let uid: string;
/** Of who has the owner's password. */
let cookie: string;

beforeAll(async () => {
  world = await openRecoveryApp();
});
beforeEach(async () => {
  people += 1;
  email = `owner-${people}@mail.test`;
  thiefs = `thief-${people}@mail.test`;
  await world.addPerson(email, "coder");
  ({ uid, cookie } = await world.signIn(email, "coder"));
  await world.settled();
  world.mailer.sent.length = 0;
  world.clock.advance(HOUR_MS);
});
afterAll(() => world.close());

describe("a changed address", () => {
  it("is told to both addresses, the link that undoes it to the old one alone", async () => {
    await move(thiefs);
    const [told] = world.mailer.to(email);
    const news = world.mailer.to(thiefs).at(-1);

    expect(told?.subject).toBe("The address of your Codetale account was changed");
    expect(told?.text).toContain("http://localhost/undo_address_change#token=");
    expect(told?.text).not.toContain(thiefs);
    expect(news?.text).toContain("has this e-mail address from now on");
    expect(news?.text).not.toContain("token");
  });

  it("ends every proof of the account, those of other sessions too", async () => {
    const elsewhere = await world.signIn(email, "coder");
    await world.prove(elsewhere.cookie);
    await move(thiefs);

    for (const each of [cookie, elsewhere.cookie]) {
      const body = { password: THIEFS_PASSWORD };
      const response = await world.call(changePassword, { cookie: each, body });
      expect(response.json()).toMatchObject({ reason: "proof/required" });
    }
  });

  it("is refused while nobody could be told", async () => {
    const ticket = await world.ticketFor(thiefs, { purpose: "verify-email", cookie });
    await world.prove(cookie);
    world.mailer.failure = new Error("no mail");
    const response = await save(thiefs, ticket);
    world.mailer.failure = null;

    expect(response.json()).toMatchObject({ reason: "mail/not-sent" });
    expect(await addressOf(uid)).toBe(email);
  });

  it("that was never verified before gets no link", async () => {
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));
    await move(thiefs);

    expect(world.mailer.to(email)).toEqual([]);
    expect(await world.db.$count(addressUndos, eq(addressUndos.uid, uid))).toBe(0);
  });
});

describe("undoing it", () => {
  it("puts the address back, and leaves the owner alone in the account, whatever was done meanwhile", async () => {
    await move(thiefs);
    const link = linkIn(email);
    await world.prove(cookie);
    await world.call(changePassword, { cookie, body: { password: THIEFS_PASSWORD } });
    const elsewhere = await world.signInWith(thiefs, THIEFS_PASSWORD);
    await world.db
      .insert(accounts)
      .values({ id: `link-${uid}`, accountId: "thief", providerId: "google", userId: uid });
    const answer = await undo(link);

    expect(answer.json()).toMatchObject({ success: true, token: expect.any(String) });
    expect(await addressOf(uid)).toBe(email);
    expect(await world.db.$count(sessions, eq(sessions.userId, uid))).toBe(0);
    expect(await world.db.$count(accounts, eq(accounts.userId, uid))).toBe(0);
    expect(await world.db.$count(knownDevices, eq(knownDevices.uid, uid))).toBe(0);
    for (const each of [cookie, cookieFrom(elsewhere)]) {
      expect((await world.call(readSession, { cookie: each })).json()).toBeNull();
    }
    expect(world.live.ended).toContain(uid);
    for (const address of [thiefs, email]) {
      const tried = await world.signInWith(address, THIEFS_PASSWORD);
      expect(tried.statusCode).not.toBe(200);
    }

    const { token } = answer.json<{ token: string }>();
    const changed = await world.change(token);
    expect(changed.statusCode).toBe(200);
    expect((await world.signInWith(email, NEW_PASSWORD)).json()).toMatchObject({ uid });
    expect(cookieFrom(changed)).toMatch(/^codetale\.device=/);
  });

  it("works also after the password was reset by way of the new address", async () => {
    await move(thiefs);
    const link = linkIn(email);
    const reset = await world.tokenByMail(thiefs);
    expect((await world.change(reset, THIEFS_PASSWORD)).statusCode).toBe(200);

    expect((await undo(link)).statusCode).toBe(200);
    expect(await addressOf(uid)).toBe(email);
    expect((await world.signInWith(email, THIEFS_PASSWORD)).statusCode).toBe(401);
  });

  it("voids what was mailed to the new address for setting a password", async () => {
    await move(thiefs);
    const link = linkIn(email);
    const reset = await world.tokenByMail(thiefs);
    await undo(link);

    expect((await world.change(reset, THIEFS_PASSWORD)).json()).toMatchObject({
      reason: "reset-link/invalid",
    });
  });

  it("voids the links of later changes, and no earlier one", async () => {
    const first = `first-${email}`;
    await move(first);
    const toEmail = linkIn(email);
    world.clock.advance(HOUR_MS);
    await move(thiefs);
    const toFirst = linkIn(first);
    world.clock.advance(HOUR_MS);
    await move(`other-${thiefs}`);
    const toThief = linkIn(thiefs);

    expect((await undo(toFirst)).statusCode).toBe(200);
    expect(await addressOf(uid)).toBe(first);
    expect((await undo(toThief)).json()).toMatchObject({ reason: "undo-link/invalid" });
    expect((await undo(toEmail)).statusCode).toBe(200);
    expect(await addressOf(uid)).toBe(email);
  });

  it("[NOTE-2] revokes the address at which the account's calendar is read", async () => {
    await move(thiefs);
    const shared = { accountId: uid, calendarId: crypto.randomUUID(), changedAt: 0 };
    await world.db.insert(noticeSettings).values(shared);
    await undo(linkIn(email));

    const [kept] = await world.db
      .select()
      .from(noticeSettings)
      .where(eq(noticeSettings.accountId, uid));
    expect(kept).toMatchObject({ calendarId: null });
  });

  it("works once, also where it is pressed twice at once", async () => {
    await move(thiefs);
    const link = linkIn(email);
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect((await undo(link)).json()).toMatchObject({
      code: "auth/expired-action-code",
      reason: "undo-link/invalid",
    });
  });

  it("works for seven days, not a millisecond longer", async () => {
    await move(thiefs);
    const link = linkIn(email);
    world.clock.advance(7 * DAY_MS);
    expect((await undo(link)).json()).toMatchObject({ reason: "undo-link/invalid" });
    world.clock.advance(-1);
    await world.cleanUp();

    expect((await undo(link)).statusCode).toBe(200);
  });

  it("says so where the address has an account of its own by now, and can be done once that is gone", async () => {
    await move(thiefs);
    const link = linkIn(email);
    const newcomer = await world.addPerson(email);
    expect((await undo(link)).json()).toMatchObject({ reason: "undo-link/address-taken" });
    expect(await addressOf(uid)).toBe(thiefs);
    await world.db.delete(users).where(eq(users.id, newcomer));

    expect((await undo(link)).statusCode).toBe(200);
  });

  it("is told to both addresses", async () => {
    await move(thiefs);
    await undo(linkIn(email));
    await world.settled();

    expect(world.mailer.to(email).at(-1)?.text).toContain("has this e-mail address again");
    expect(world.mailer.to(thiefs).at(-1)?.text).toContain("does not have this e-mail address");
  });

  it("stops what is under way: no sign-in with what it removed, no change with a proof of before", async () => {
    await move(thiefs);
    const link = linkIn(email);
    await world.prove(cookie);
    const body = { email: thiefs, password: PASSWORD };
    await Promise.all([
      undo(link),
      world.call(login, { body }),
      world.call(login, { body }),
      world.call(changePassword, { cookie, body: { password: THIEFS_PASSWORD } }),
    ]);

    expect(await addressOf(uid)).toBe(email);
    expect(await world.db.$count(sessions, eq(sessions.userId, uid))).toBe(0);
    expect(await world.db.$count(accounts, eq(accounts.userId, uid))).toBe(0);
  });

  it("takes no link that is made up", async () => {
    expect((await undo("made up")).json()).toMatchObject({ reason: "undo-link/invalid" });
  });
});

/** As who has the password does it. */
async function move(to: string): Promise<void> {
  const ticket = await world.ticketFor(to, { purpose: "verify-email", cookie });
  await world.prove(cookie);
  const response = await save(to, ticket);
  if (response.statusCode !== 200) throw new Error(response.body);
  await world.settled();
}

function save(to: string, ticket: string) {
  return world.call(updateUser, { cookie, body: { uid, name: "Mina", email: to, ticket } });
}

function linkIn(address: string): string {
  const told = world.mailer.to(address).findLast(({ text }) => text.includes("undo_address"));
  return /#token=(\S+)/.exec(told?.text ?? "")?.[1] ?? "";
}

function undo(token: string) {
  return world.call(undoAddressChange, { body: { token } });
}

async function addressOf(account: string): Promise<string | undefined> {
  const [found] = await world.db.select().from(users).where(eq(users.id, account));
  return found?.email;
}
