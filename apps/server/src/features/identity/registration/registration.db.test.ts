import { checkRegistration, login, register, sendOtp } from "@codetale/contract/identity";
import { MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { accounts, profiles, users } from "#platform/db/schema/identity";
import { createAccountRepository } from "../accounts.repository.ts";
import {
  openIdentityApp,
  type IdentityApp,
  type IdentityCall,
} from "../testing/open-identity-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";

let world: IdentityApp;
let newcomers = 0;
let email: string;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(() => {
  email = `newcomer-${(newcomers += 1)}@mail.test`;
  // Limits that one test uses up are not the next one's concern.
  world.clock.advance(60 * MINUTE_MS);
});
afterAll(() => world.close());

it("[REG-9] creates a learner's account that can sign in", async () => {
  const response = await registerWith({ ticket: await world.ticketFor(email) });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    message: "Registration successful. Please login to continue.",
  });
  expect(await profilesOf(email)).toEqual(["user"]);
  const signedIn = await world.call(login, { body: { email, password: PASSWORD } });
  expect(signedIn.json()).toMatchObject({ success: true, person: "user" });
});

it("[REG-9] creates a coder's account with the coders key", async () => {
  const ticket = await world.ticketFor(email);
  const response = await registerWith({ ticket, coders_key: CODERS_KEY });

  expect(response.statusCode).toBe(200);
  expect(await profilesOf(email)).toEqual(["coder"]);
});

it("keeps the password only as an argon2id hash", async () => {
  await world.register(email);
  const [kept] = await world.db
    .select({ password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email));

  expect(kept?.password).toMatch(/^\$argon2id\$/);
});

it("tells whether an address is registered, however it is written", async () => {
  const ask = () => world.call(checkRegistration, { body: { email: `  ${email.toUpperCase()} ` } });

  expect((await ask()).json()).toEqual({ success: true, exists: false });
  await world.register(email);
  expect((await ask()).json()).toEqual({ success: true, exists: true });
});

it("answers a network's questions about addresses 60 times a minute at most", async () => {
  let host = 0;
  const from = "2001:db8:0:7::1";
  const ask = () =>
    world.call(checkRegistration, { body: { email }, from: `2001:db8:0:7::${(host += 1)}` });
  for (let i = 0; i < 60; i += 1) expect((await ask()).statusCode).toBe(200);

  expect((await ask()).json()).toMatchObject({
    reason: "request/too-many",
    retryAfterMs: MINUTE_MS,
  });
  expect((await registerWith({ ticket: "any" }, { from })).json()).toMatchObject({
    reason: "request/too-many",
  });
  world.clock.advance(MINUTE_MS);
  expect((await ask()).statusCode).toBe(200);
});

it("[REG-3] refuses a malformed address", async () => {
  const response = await world.call(sendOtp, { body: { email: "mina at mail.test" } });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errors: [{ path: "email", message: "Invalid email format" }],
  });
});

it("[REG-4] refuses an address that is taken, before a code is sent and again at the end", async () => {
  await world.addPerson(email);

  for (const response of [
    await world.call(sendOtp, { body: { email } }),
    await registerWith({ ticket: "any" }),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: "auth/email-already-in-use",
      message: "Email is already registered. Please login or use a different email.",
    });
  }
  expect(world.mailer.to(email)).toHaveLength(0);
});

it("[REG-6] refuses a wrong coders key, before a code is sent and again at the end", async () => {
  const key = { coders_key: `${CODERS_KEY}!` };
  for (const response of [
    await world.call(sendOtp, { body: { email, ...key } }),
    await registerWith({ ticket: await world.ticketFor(email), ...key }),
  ]) {
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      reason: "coders-key/wrong",
      message: "Invalid coders key",
    });
  }
  expect(world.mailer.to(email)).toHaveLength(1);
  expect(await profilesOf(email)).toEqual([]);
});

it("[REG-6] lets a network guess the coders key 20 times in 15 minutes at most", async () => {
  const from = "198.51.100.8";
  const guess = (coders_key: string) => world.call(sendOtp, { body: { email, coders_key }, from });
  for (let i = 0; i < 20; i += 1) {
    expect((await guess(`guess ${i}`)).json()).toMatchObject({ reason: "coders-key/wrong" });
  }

  expect((await guess(CODERS_KEY)).json()).toMatchObject({
    reason: "request/too-many",
    retryAfterMs: 15 * MINUTE_MS,
  });
  world.clock.advance(15 * MINUTE_MS);
  expect((await guess(CODERS_KEY)).statusCode).toBe(200);
});

it("[REG-10] says what a weak password lacks, and keeps the ticket for a better one", async () => {
  const ticket = await world.ticketFor(email);
  const short = await registerWith({ ticket, password: "short" });
  const common = await registerWith({ ticket, password: "iloveyou" });

  expect(short.statusCode).toBe(400);
  expect(short.json()).toMatchObject({
    code: "auth/password-does-not-meet-requirements",
    message: "Your password needs at least 8 characters. This one has 5.",
    errors: [{ path: "password" }],
  });
  expect(common.json().message).toContain("one of the most common");
  expect((await registerWith({ ticket })).statusCode).toBe(200);
});

it("[REG-8] needs a ticket, for the same address and purpose, once", async () => {
  const other = `other-${email}`;
  const ticket = await world.ticketFor(email);
  for (const refused of [
    await registerWith({ ticket: "made up" }),
    await registerWith({ ticket, email: other }),
  ]) {
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      reason: "ticket/invalid",
      message: "Your verification has expired. Please verify your email again.",
    });
  }

  expect((await registerWith({ ticket })).statusCode).toBe(200);
  await world.db.delete(users).where(eq(users.email, email));
  expect((await registerWith({ ticket })).json()).toMatchObject({ reason: "ticket/invalid" });
});

it("[REG-8] takes no ticket that was given for another purpose", async () => {
  await world.addPerson(email);
  const { cookie } = await world.signIn(email);
  const other = `other-${email}`;
  const ticket = await world.ticketFor(other, { purpose: "verify-email", cookie });

  expect((await registerWith({ ticket, email: other })).json()).toMatchObject({
    reason: "ticket/invalid",
  });
});

it("[REG-8] ends a ticket after 15 minutes, not a millisecond earlier", async () => {
  const late = await world.ticketFor(email);
  world.clock.advance(15 * MINUTE_MS);
  expect((await registerWith({ ticket: late })).json()).toMatchObject({
    reason: "ticket/invalid",
  });

  const early = await world.ticketFor(email);
  world.clock.advance(15 * MINUTE_MS - 1);
  expect((await registerWith({ ticket: early })).statusCode).toBe(200);
});

it("leaves nothing of an account whose ticket expires at the last moment", async () => {
  const accountsRepository = createAccountRepository(world.db);
  const account = { email, name: "", passwordHash: "hash", person: "user" } as const;
  const claim = { email, purpose: "register", ticket: "made up" } as const;

  expect(await accountsRepository.add(account, claim, world.clock.now())).toBe("ticket/invalid");
  expect(await accountsRepository.isTaken(email)).toBe(false);
});

it("[REG-4] lets one of two registrations of one address win", async () => {
  const first = await world.ticketFor(email);
  const second = await world.ticketFor(email);
  const answers = await Promise.all([
    registerWith({ ticket: first }),
    registerWith({ ticket: second }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    reason: "register/taken",
  });
});

it("[REG-4] tells the second of two presses of one button that the address is taken", async () => {
  const ticket = await world.ticketFor(email);
  const answers = await Promise.all(Array.from({ length: 5 }, () => registerWith({ ticket })));
  const reasons = answers.map((answer) => answer.json<{ reason?: string }>().reason ?? "done");

  expect(reasons.sort()).toEqual(["done", ...Array<string>(4).fill("register/taken")]);
});

it("asks strangers to sign in before they verify an address for a profile", async () => {
  const response = await world.call(sendOtp, { body: { email, purpose: "verify-email" } });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ reason: "session/required" });
});

it("sends codes to verify an address of one's own or a free one, not somebody else's", async () => {
  const other = `other-${email}`;
  await world.addPerson(email);
  await world.addPerson(other);
  const { cookie } = await world.signIn(email);
  const ask = (address: string) =>
    world.call(sendOtp, { body: { email: address, purpose: "verify-email" }, cookie });

  expect((await ask(email)).statusCode).toBe(200);
  expect((await ask(`free-${email}`)).statusCode).toBe(200);
  expect((await ask(other)).json()).toMatchObject({ reason: "register/taken" });
});

function registerWith(
  { ticket, ...rest }: { ticket: string } & Record<string, string>,
  call: IdentityCall = {},
) {
  return world.call(register, { ...call, body: { email, password: PASSWORD, ticket, ...rest } });
}

async function profilesOf(address: string): Promise<string[]> {
  const found = await world.db
    .select({ person: profiles.person })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.uid))
    .where(eq(users.email, address));
  return found.map(({ person }) => person);
}
