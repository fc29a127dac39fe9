/** Somebody else who asks for codes to one's address, or guesses at them, from wherever. */
import { sendOtp, verifyOtp } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cookieFrom, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

const owner = "203.0.113.7";
const stranger = "198.51.100.9";

let world: IdentityApp;
let newcomers = 0;
let email: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(() => {
  email = `owner-${(newcomers += 1)}@mail.test`;
});
afterAll(() => world.close());

it("a browser that asks for a code is known again, also where none was sent", async () => {
  const sent = await ask(undefined, owner);
  expect(sent.headers["set-cookie"]).toMatch(
    /^codetale\.codes=[\w-]{43}; Max-Age=86400; Path=\/onboard; HttpOnly; SameSite=Lax$/,
  );
  const refused = await ask(undefined, owner);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["set-cookie"]).toMatch(/^codetale\.codes=/);

  const cookie = cookieFrom(sent);
  world.clock.advance(30 * SECOND_MS);
  expect((await ask(cookie, owner)).headers["set-cookie"]).toBeUndefined();
});

it.each([sendOtp, sendOtpForgotPassword])(
  "[OPEN-2] codes that a stranger asks for by %o use up none of the owner's",
  async (endpoint) => {
    const body = { email };
    const cookie = cookieFrom(await world.call(endpoint, { body: { email: `x${email}` } }));
    for (let codes = 0; codes < 10; codes += 1) {
      await world.call(endpoint, { body, from: stranger });
      world.clock.advance(30 * SECOND_MS);
    }
    const refused = await world.call(endpoint, { body, from: stranger });
    expect(refused.json()).toMatchObject({ reason: "request/too-many" });

    const first = await world.call(endpoint, { body, from: owner });
    expect(first.statusCode).toBe(429);
    const again = await world.call(endpoint, { body, from: owner, cookie });
    expect(again.statusCode).toBe(200);
  },
);

describe("[OPEN-2] a stranger's wrong guesses", () => {
  it("use up none of the tries of the browser that asked", async () => {
    const cookie = cookieFrom(await ask(undefined, owner));
    const code = world.mailer.lastCodeTo(email);
    for (let tries = 0; tries < 6; tries += 1) await guess("not it", undefined, stranger);
    expect((await guess(code, undefined, stranger)).json()).toMatchObject({
      reason: "otp/used-up",
    });

    expect((await guess(code, cookie, owner)).json()).toMatchObject({ success: true });
    expect((await guess(code, undefined, stranger)).json()).toMatchObject({
      reason: "otp/expired",
    });
  });

  it("nor a code that they ask for, which leaves the owner's in force", async () => {
    const cookie = cookieFrom(await ask(undefined, owner));
    const code = world.mailer.lastCodeTo(email);
    world.clock.advance(30 * SECOND_MS);
    await ask(undefined, stranger);

    expect((await guess(code, cookie, owner)).json()).toMatchObject({ success: true });
  });
});

describe("a browser with a cookie", () => {
  it("has five tries, which another code does not renew", async () => {
    const cookie = cookieFrom(await ask(undefined, owner));
    for (let tries = 0; tries < 3; tries += 1) await guess("not it", cookie, owner);
    world.clock.advance(30 * SECOND_MS);
    await ask(cookie, owner);
    for (let tries = 0; tries < 2; tries += 1) await guess("not it", cookie, owner);

    const code = world.mailer.lastCodeTo(email);
    expect((await guess(code, cookie, owner)).json()).toMatchObject({ reason: "otp/used-up" });
  });

  it("may be on another network when it enters the code", async () => {
    const cookie = cookieFrom(await ask(undefined, owner));
    const code = world.mailer.lastCodeTo(email);

    expect((await guess(code, cookie, stranger)).json()).toMatchObject({ success: true });
  });

  it("gets ten codes an hour from one network, however many cookies it has", async () => {
    for (let codes = 0; codes < 10; codes += 1) {
      expect((await ask(`codetale.codes=made-up-${codes}`, owner)).statusCode).toBe(200);
    }
    const refused = await ask("codetale.codes=another", owner);
    expect(refused.json()).toMatchObject({ reason: "request/too-many" });
    expect(refused.headers["retry-after"]).toBe("3600");
    expect((await ask("codetale.codes=another", stranger)).statusCode).toBe(200);
  });
});

it("an address gets 100 codes an hour from wherever, so that guessing leads nowhere", async () => {
  for (let codes = 0; codes < 100; codes += 1) {
    await ask(`codetale.codes=made-up-${codes}`, `192.0.2.${codes}`);
  }
  const refused = await ask("codetale.codes=another", owner);
  expect(refused.json()).toMatchObject({ reason: "request/too-many" });
  world.clock.advance(HOUR_MS);
  expect((await ask("codetale.codes=another", owner)).statusCode).toBe(200);
});

it("a code that could not be sent leaves a browser's own in force", async () => {
  const cookie = cookieFrom(await ask(undefined, owner));
  const code = world.mailer.lastCodeTo(email);
  world.clock.advance(MINUTE_MS);
  world.mailer.failure = new Error("connection refused");
  await ask(cookie, owner);
  await ask(undefined, stranger);
  world.mailer.failure = null;

  expect((await guess(code, cookie, owner)).json()).toMatchObject({ success: true });
});

function ask(cookie: string | undefined, from: string) {
  return world.call(sendOtp, { body: { email }, cookie, from });
}

function guess(otp: string, cookie: string | undefined, from: string) {
  return world.call(verifyOtp, { body: { email, otp, purpose: "register" }, cookie, from });
}
