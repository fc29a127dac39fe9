import { sendOtp, verifyOtp } from "@codetale/contract/identity";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { oneTimeCodes, tickets } from "#platform/db/schema/identity";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

let world: IdentityApp;
let newcomers = 0;
let email: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(() => {
  email = `newcomer-${(newcomers += 1)}@mail.test`;
});
afterAll(() => world.close());

it("[REG-8] mails a code of six digits that no answer tells", async () => {
  const response = await world.call(sendOtp, { body: { email } });
  const code = world.mailer.lastCodeTo(email);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    message: `A code was sent to ${email}.`,
    resendAfterMs: 30_000,
  });
  expect(code).toMatch(/^\d{6}$/);
  expect(response.body).not.toContain(code);
});

it("[REG-8] writes a mail to be read without pictures, scripts or anything to load", async () => {
  const code = await world.codeFor(email);
  const [mail] = world.mailer.to(email);

  expect(mail?.subject).toBe(`${code} is your Codetale code`);
  expect(mail?.text).toContain("It works once, for 10 minutes.");
  expect(mail?.html).toContain(code);
  expect(mail?.html).not.toMatch(/<script|<img|https?:|url\(/i);
});

it("keeps a code and its ticket only as hashes", async () => {
  const code = await world.codeFor(email);
  const [kept] = await world.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email));
  expect(JSON.stringify(kept)).not.toContain(code);

  const ticket = (await guess(code)).json<{ ticket: string }>().ticket;
  const [keptTicket] = await world.db.select().from(tickets).where(eq(tickets.email, email));
  expect(keptTicket?.ticketHash).toBeTruthy();
  expect(JSON.stringify(keptTicket)).not.toContain(ticket);
});

it("[REG-8] accepts the right code once", async () => {
  const code = await world.codeFor(email);

  expect((await guess(code)).json()).toMatchObject({ success: true, ticket: expect.any(String) });
  expect((await guess(code)).json()).toMatchObject({ reason: "otp/expired" });
});

it("[REG-8] gives whoever repeats a call with its key the same ticket, until it is spent", async () => {
  const code = await world.codeFor(email);
  const key = "a-key-of-36-letters";
  const first = (await guess(code, {}, key)).json<{ ticket: string }>().ticket;

  expect((await guess(code, {}, key)).json()).toEqual({ success: true, ticket: first });
  expect((await guess(code, {}, "another-key-of-36")).json()).toMatchObject({
    reason: "otp/expired",
  });
  expect((await guess(otherThan(code), {}, key)).json()).toMatchObject({ reason: "otp/expired" });
  expect((await guess(code, { purpose: "verify-email" }, key)).json()).toMatchObject({
    reason: "otp/expired",
  });
  await world.db.delete(tickets).where(eq(tickets.email, email));
  expect((await guess(code, {}, key)).json()).toMatchObject({ reason: "otp/expired" });
});

it("answers all of several calls with one key at once", async () => {
  const code = await world.codeFor(email);
  const answers = await Promise.all([1, 2, 3].map(() => guess(code, {}, "a-key-of-36-letters")));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json<{ ticket: string }>().ticket)).size).toBe(1);
});

it("takes no key that could be guessed", async () => {
  const code = await world.codeFor(email);

  expect((await guess(code, {}, "x".repeat(15))).json()).toMatchObject({
    reason: "request/invalid",
  });
  expect((await guess(code, {}, "x".repeat(16))).statusCode).toBe(200);
});

it("[REG-8] accepts a code with the spaces that people copy along", async () => {
  const code = await world.codeFor(email);

  expect((await guess(` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
});

it("[REG-7] says that a code is wrong", async () => {
  const code = await world.codeFor(email);
  const response = await guess(otherThan(code));

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: "auth/invalid-action-code",
    reason: "otp/wrong",
    message: "Incorrect OTP. Try again",
  });
});

it("[REG-7] asks for a code when none was entered, at no cost", async () => {
  const code = await world.codeFor(email);
  for (let i = 0; i < 6; i += 1) {
    expect((await guess(" ")).json()).toMatchObject({
      message: "Please enter the OTP",
      errors: [{ path: "otp", message: "Please enter the OTP" }],
    });
  }

  expect((await guess(code)).statusCode).toBe(200);
});

it("[REG-8] accepts the right code at the fifth try, and none after five wrong ones", async () => {
  const code = await world.codeFor(email);
  for (let i = 0; i < 4; i += 1) await guess(otherThan(code));
  expect((await guess(code)).statusCode).toBe(200);

  const second = await world.codeFor(email);
  for (let i = 0; i < 5; i += 1) {
    expect((await guess(otherThan(second))).json()).toMatchObject({ reason: "otp/wrong" });
  }
  const refused = await guess(second);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ reason: "otp/used-up", retryAfterMs: 10 * MINUTE_MS });
});

it("[REG-8] gives exactly five tries to a hundred guesses at once", async () => {
  const code = await world.codeFor(email);
  const wrong = Array.from({ length: 100 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000));
  const answers = await Promise.all(wrong.map((otp) => guess(otp.padStart(6, "0"))));
  const reasons = answers.map((answer) => answer.json<{ reason: string }>().reason);

  expect(reasons.filter((reason) => reason === "otp/wrong")).toHaveLength(5);
  expect(reasons.filter((reason) => reason === "otp/used-up")).toHaveLength(95);
  expect((await guess(code)).json()).toMatchObject({ reason: "otp/used-up" });
});

it("[REG-8] gives one ticket to a hundred who enter the right code at once", async () => {
  const code = await world.codeFor(email);
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(code)));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it("[REG-8] ends a code after ten minutes, not a millisecond earlier", async () => {
  const early = await world.codeFor(email);
  world.clock.advance(10 * MINUTE_MS - 1);
  expect((await guess(early)).statusCode).toBe(200);

  const late = await world.codeFor(email);
  world.clock.advance(10 * MINUTE_MS);
  expect((await guess(late)).json()).toMatchObject({
    reason: "otp/expired",
    message: "This code has expired. Please ask for a new one.",
  });
});

it("[REG-8] binds a code to the address and the purpose it was sent for", async () => {
  const code = await world.codeFor(email);

  expect((await guess(code, { email: "someone.else@mail.test" })).json()).toMatchObject({
    reason: "otp/expired",
  });
  expect((await guess(code, { purpose: "verify-email" })).json()).toMatchObject({
    reason: "otp/expired",
  });
  expect((await guess(code)).statusCode).toBe(200);
});

it("[REG-8] sends another code after 30 seconds, which replaces the first", async () => {
  const first = await world.codeFor(email);
  world.clock.advance(30 * SECOND_MS - 1);
  const early = await world.call(sendOtp, { body: { email } });
  expect(early.statusCode).toBe(429);
  expect(early.headers["retry-after"]).toBe("1");
  expect(early.json()).toMatchObject({
    reason: "otp/too-soon",
    message: "A code was sent a moment ago. Please wait 1 second before asking for another.",
    retryAfterMs: 1,
  });

  world.clock.advance(1);
  const second = await world.codeFor(email);
  expect(world.mailer.to(email)).toHaveLength(2);
  if (first !== second) expect((await guess(first)).json()).toMatchObject({ reason: "otp/wrong" });
  expect((await guess(second)).statusCode).toBe(200);
});

it("[REG-8] sends one mail to a person who asks many times at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.call(sendOtp, { body: { email } })),
  );

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(world.mailer.to(email)).toHaveLength(1);
});

it("[REG-8] does not renew the tries by a resend, but ten minutes after they began", async () => {
  const first = await world.codeFor(email);
  for (let i = 0; i < 3; i += 1) await guess(otherThan(first));
  world.clock.advance(5 * MINUTE_MS);
  const second = await world.codeFor(email);
  for (let i = 0; i < 2; i += 1) await guess(otherThan(second));
  expect((await guess(second)).json()).toMatchObject({ reason: "otp/used-up" });

  world.clock.advance(5 * MINUTE_MS - 1);
  expect((await world.call(sendOtp, { body: { email } })).json()).toMatchObject({
    reason: "otp/too-soon",
    message: "Too many wrong codes. Please wait 1 second before asking for another.",
    retryAfterMs: 1,
  });

  world.clock.advance(1);
  expect((await guess(await world.codeFor(email))).statusCode).toBe(200);
});

it("[REG-5] says that a code could not be sent, and leaves everything as it was", async () => {
  const first = await world.codeFor(email);
  world.clock.advance(MINUTE_MS);
  world.mailer.failure = new Error("connection refused");
  const failed = await world.call(sendOtp, { body: { email } });
  world.mailer.failure = null;

  expect(failed.statusCode).toBe(503);
  expect(failed.json()).toMatchObject({ reason: "otp/not-sent", message: "Error generating OTP" });
  expect(failed.body).not.toContain("connection refused");
  expect(world.logged).toContain("a mail could not be sent");
  expect((await guess(first)).statusCode).toBe(200);
});

it("[REG-5] lets a person ask again at once for a code that could not be sent", async () => {
  for (let i = 0; i < 11; i += 1) {
    world.mailer.failure = new Error("connection refused");
    await world.call(sendOtp, { body: { email } });
  }
  world.mailer.failure = null;

  expect((await guess(await world.codeFor(email))).statusCode).toBe(200);
});

it("sends ten codes an hour to one address at most", async () => {
  for (let i = 0; i < 10; i += 1) {
    await world.codeFor(email);
    world.clock.advance(MINUTE_MS);
  }
  const refused = await world.call(sendOtp, { body: { email } });

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    reason: "request/too-many",
    message: "Too many requests. Please wait 50 minutes before you try again.",
    retryAfterMs: 50 * MINUTE_MS,
  });
  world.clock.advance(50 * MINUTE_MS);
  await expect(world.codeFor(email)).resolves.toBeTruthy();
});

it("sends 300 codes an hour for one network at most", async () => {
  const from = "198.51.100.20";
  const ask = (i: number) => world.call(sendOtp, { body: { email: `many-${i}@mail.test` }, from });
  for (let i = 0; i < 300; i += 1) await ask(i);

  expect((await ask(300)).json()).toMatchObject({ reason: "request/too-many" });
  world.clock.advance(HOUR_MS);
  expect((await ask(300)).statusCode).toBe(200);
});

function guess(otp: string, whose: { email?: string; purpose?: string } = {}, retryKey?: string) {
  const body = { email, purpose: "register", ...whose, otp };
  return world.call(verifyOtp, {
    body,
    ...(retryKey && { headers: { "idempotency-key": retryKey } }),
  });
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
