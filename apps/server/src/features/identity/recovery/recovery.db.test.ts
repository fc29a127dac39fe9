import { verifyOtp } from "@codetale/contract/identity";
import { resetPassword, sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tickets, users } from "#platform/db/schema/identity";
import { openIdentityApp } from "../testing/open-identity-app.ts";
import { openRecoveryApp, type RecoveryApp } from "../testing/open-recovery-app.ts";

let world: RecoveryApp;
let people = 0;
let email: string;

beforeAll(async () => {
  world = await openRecoveryApp();
});
beforeEach(async () => {
  email = `forgetful-${(people += 1)}@mail.test`;
  await world.addPerson(email);
  world.mailer.failure = null;
  // Limits that one test uses up are not the next one's concern.
  world.clock.advance(HOUR_MS);
});
afterAll(() => world.close());

describe("[FORGOT-1] the code", () => {
  it("is mailed to an account's address", async () => {
    const response = await world.askForCode(email);
    await world.settled();

    expect(response.json()).toEqual({
      success: true,
      message: `If there is an account for ${email}, a code is on its way to it.`,
      resendAfterMs: 30 * SECOND_MS,
    });
    expect(world.mailer.lastCodeTo(email)).toMatch(/^\d{6}$/);
    expect(world.mailer.to(email)[0]?.text).toContain("to set a new password");
  });

  it("is answered letter by letter the same for an address that nobody has", async () => {
    const known = await world.askForCode(email);
    const unknown = await world.askForCode(nobody());
    await world.settled();

    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body.replace(nobody(), email)).toBe(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    expect(world.mailer.to(nobody())).toEqual([]);
  });

  it("does not keep the answer waiting for the mail, which would tell that there is one", async () => {
    let deliver: () => void = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    const send = world.mailer.send.bind(world.mailer);
    world.mailer.send = async (mail) => {
      await delivered;
      await send(mail);
    };
    const response = await world.askForCode(email);
    expect(response.statusCode).toBe(200);
    expect(world.mailer.to(email)).toEqual([]);

    deliver();
    await world.settled();
    world.mailer.send = send;
    expect(world.mailer.to(email)).toHaveLength(1);
  });

  it("is refused alike when it is asked for too soon, too often or guessed at", async () => {
    const outcomes: object[] = [];
    for (const address of [email, nobody()]) {
      await world.askForCode(address);
      const soon = (await world.askForCode(address)).json();
      const wrong = await world.guess(address, "not it");
      for (let tries = 0; tries < 4; tries += 1) await world.guess(address, "not it");
      const usedUp = await world.guess(address, "not it");
      world.clock.advance(30 * SECOND_MS);
      const again = (await world.askForCode(address)).json();
      outcomes.push([soon, wrong, usedUp, again].map(withoutIds));
    }

    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject([
      { reason: "otp/too-soon" },
      { reason: "otp/wrong" },
      { reason: "otp/used-up" },
      { reason: "otp/too-soon" },
    ]);
  });

  it("is refused after ten in an hour, for addresses known and unknown", async () => {
    for (const address of [email, nobody()]) {
      for (let codes = 0; codes < 10; codes += 1) {
        expect((await world.askForCode(address)).statusCode).toBe(200);
        world.clock.advance(30 * SECOND_MS);
      }
      expect((await world.askForCode(address)).json()).toMatchObject({
        reason: "request/too-many",
      });
    }
  });

  it("is refused when no mail can be sent, for addresses known and unknown", async () => {
    world.mailer.failure = new Error("no mail server");

    for (const address of [email, nobody()]) {
      const refused = await world.askForCode(address);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({ reason: "otp/not-sent" });
    }
    expect(world.logged).toContain("a mail could not be sent");
    world.mailer.failure = null;
    expect((await world.askForCode(email)).statusCode).toBe(200);
  });

  it("[REG-8] proves nothing but what it was sent for", async () => {
    const otp = await world.codeByMail(email);

    expect(await world.guess(email, otp, "register")).toMatchObject({ reason: "otp/expired" });
    expect(await world.guess(email, otp, "verify-email")).toMatchObject({ reason: "otp/expired" });
    expect(await world.guess(email, otp)).toMatchObject({ success: true });
  });
});

describe("[FORGOT-3] the link", () => {
  it("is mailed to who proved the address, and leads to the screen of this site", async () => {
    const response = await world.askForLink(email, await world.ticketByCode(email), {
      headers: { host: "localhost:3000" },
    });

    expect(response.json()).toEqual({
      success: true,
      message: "Password reset email sent. Please check your inbox.",
    });
    expect(world.linkTo(email)).toMatch(
      /^http:\/\/localhost:3000\/reset_password#token=[\w-]{43}$/,
    );
    expect(response.body).not.toContain(tokenIn(world.linkTo(email)));
    expect(world.mailer.to(email).at(-1)).toMatchObject({
      subject: "Set a new Codetale password",
      html: expect.stringContaining(`href="${world.linkTo(email)}"`),
    });
  });

  it("never leads where the request only says that it was sent to", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await world.askForLink(email, await world.ticketByCode(email), { headers });

    expect(world.linkTo(email)).toMatch(/^http:\/\/127\.0\.0\.1(:\d+)?\/reset_password#/);
  });

  it("leads to the public address where one is set", async () => {
    const elsewhere = await openIdentityApp({ publicUrl: "https://codetale.example/" });
    await elsewhere.addPerson("mina@mail.test");
    await elsewhere.call(sendOtpForgotPassword, { body: { email: "mina@mail.test" } });
    await elsewhere.settled();
    const otp = elsewhere.mailer.lastCodeTo("mina@mail.test");
    const verified = await elsewhere.call(verifyOtp, {
      body: { email: "mina@mail.test", otp, purpose: "forgot-password" },
    });
    const { ticket } = verified.json<{ ticket: string }>();
    await elsewhere.call(resetPassword, {
      body: { email: "mina@mail.test", ticket },
      headers: { host: "localhost:3000" },
    });

    expect(elsewhere.mailer.to("mina@mail.test").at(-1)?.text).toContain(
      "https://codetale.example/reset_password#token=",
    );
    await elsewhere.close();
  });

  it("is kept only as a hash", async () => {
    await world.askForLink(email, await world.ticketByCode(email));
    const kept = await world.db.select().from(tickets).where(eq(tickets.email, email));

    expect(kept).toMatchObject([{ purpose: "reset-password" }]);
    expect(JSON.stringify(kept)).not.toContain(tokenIn(world.linkTo(email)));
  });

  it("needs a ticket for this address and purpose, good once", async () => {
    const ticket = await world.ticketByCode(email);
    const other = `other-${email}`;
    await world.addPerson(other);
    const forRegistering = await world.ticketFor(nobody());

    for (const [address, wrong] of [
      [other, ticket],
      [email, "no ticket"],
      [nobody(), forRegistering],
    ] as const) {
      const refused = await world.askForLink(address, wrong);
      expect(refused.json()).toMatchObject({ reason: "ticket/invalid" });
    }
    expect((await world.askForLink(email, ticket)).statusCode).toBe(200);
    expect((await world.askForLink(email, ticket)).json()).toMatchObject({
      reason: "ticket/invalid",
    });
    expect(world.mailer.to(other)).toEqual([]);
  });

  it("is asked for within 15 minutes of the code, not a millisecond later", async () => {
    const late = await world.ticketByCode(email);
    world.clock.advance(15 * MINUTE_MS);
    expect((await world.askForLink(email, late)).json()).toMatchObject({
      reason: "ticket/invalid",
    });

    const inTime = await world.ticketByCode(email);
    world.clock.advance(15 * MINUTE_MS - 1);
    expect((await world.askForLink(email, inTime)).statusCode).toBe(200);
  });

  it("is answered the same to a ticket of an address without account, and not mailed", async () => {
    const address = `gone-${email}`;
    const gone = await world.addPerson(address);
    const ticket = await world.ticketByCode(address);
    await world.db.delete(users).where(eq(users.id, gone));
    const mailsBefore = world.mailer.to(address).length;
    const response = await world.askForLink(address, ticket);

    expect(response.json()).toEqual({
      success: true,
      message: "Password reset email sent. Please check your inbox.",
    });
    expect(world.mailer.to(address)).toHaveLength(mailsBefore);
  });

  it("that could not be mailed leaves the ticket good for another try", async () => {
    const ticket = await world.ticketByCode(email);
    world.mailer.failure = new Error("no mail server");
    const refused = await world.askForLink(email, ticket);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ reason: "mail/not-sent" });
    expect(await linksOf(email)).toHaveLength(0);

    world.mailer.failure = null;
    expect((await world.askForLink(email, ticket)).statusCode).toBe(200);
    expect(await linksOf(email)).toHaveLength(1);
  });

  it("makes the one before it worthless", async () => {
    const first = await world.tokenByMail(email);
    const second = await world.tokenByMail(email);

    expect((await world.change(first)).json()).toMatchObject({ reason: "reset-link/invalid" });
    expect((await world.change(second)).statusCode).toBe(200);
  });
});

function nobody(): string {
  return `nobody-${people}@mail.test`;
}

function tokenIn(link: string): string {
  return link.split("#token=")[1] ?? "";
}

function linksOf(address: string) {
  return world.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.email, address), eq(tickets.purpose, "reset-password")));
}

function withoutIds(answer: object): object {
  return { ...answer, requestId: null };
}
