import { login, readSession, register, sendOtp, verifyOtp } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { signOutEverywhere } from "@codetale/contract/identity/sessions";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS, SECOND_MS } from "@codetale/domain/time";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { openWholeApp, type WholeApp } from "../testing/open-whole-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";

const clock = new TestClock(at("10:00"));

let database: OpenDatabase;
let app: WholeApp;
let other: WholeApp;
let people = 0;
let email: string;
let from: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
  other = await openWholeApp({ db: database.db, clock });
});
beforeEach(() => {
  people += 1;
  email = `person-${people}@mail.test`;
  from = `198.51.100.${people}`;
  clock.advance(HOUR_MS);
});
afterAll(async () => {
  await app.close();
  await other.close();
  await database.close();
});

describe("[LOGIN-11] whoever changes their address", () => {
  it("by a header alone has not changed it", async () => {
    await app.addPerson(email);
    for (let tries = 0; tries < 10; tries += 1) {
      await guess(app, { headers: forged(tries) });
    }

    expect(reasonOf(await guess(app, { headers: forged(10) }))).toBe("login/too-many");
  });

  it("is counted by the address that the operator's own proxy saw", async () => {
    const TRUST_PROXY = "127.0.0.1";
    const behindProxy = await openWholeApp({ db: database.db, clock, env: { TRUST_PROXY } });
    const seen = (number: number, claimed: string) => ({
      headers: { "x-forwarded-for": `${claimed}, ${place(number)}` },
      from: "127.0.0.1",
    });
    for (let tries = 0; tries < 10; tries += 1) {
      await guess(behindProxy, seen(1, `198.18.0.${tries}`));
    }

    expect(reasonOf(await guess(behindProxy, seen(1, "198.18.1.1")))).toBe("login/too-many");
    expect(reasonOf(await guess(behindProxy, seen(2, "198.18.1.1")))).toBe("login/unknown-email");
    await behindProxy.close();
  });

  it("gets no more codes for one e-mail address", async () => {
    for (const endpoint of [sendOtp, sendOtpForgotPassword]) {
      const address = `${endpoint.path.length}-${email}`;
      for (let codes = 0; codes < 10; codes += 1) {
        const sent = await app.call(endpoint, { body: { email: address }, from: place(codes) });
        expect(sent.statusCode).toBe(200);
        clock.advance(30 * SECOND_MS);
      }
      const refused = await app.call(endpoint, { body: { email: address }, from: place(10) });
      expect(reasonOf(refused)).toBe("request/too-many");
    }
  });

  it("gets no more tries for one code", async () => {
    await app.call(sendOtp, { body: { email }, from });
    const reasons = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { email, otp: "not it", purpose: "register" };
      reasons.push(reasonOf(await app.call(verifyOtp, { body, from: place(tries) })));
    }

    expect(reasons).toEqual([...Array<string>(5).fill("otp/wrong"), "otp/used-up", "otp/used-up"]);
  });

  it("within their IPv6 network has not changed it", async () => {
    const within = (host: number) => `2001:db8:${people}::${host}`;
    for (let tries = 0; tries < 10; tries += 1) await guess(app, { from: within(tries + 1) });

    expect(reasonOf(await guess(app, { from: within(99) }))).toBe("login/too-many");
  });
});

describe("whoever measures", () => {
  it("finds that an unknown address costs as much as a wrong password", async () => {
    await app.addPerson(email);
    const least = { known: Infinity, unknown: Infinity };
    for (let round = 0; round < 8; round += 1) {
      const known = await workOf(() => guess(app, { from: place(round) }));
      const unknown = await workOf(() =>
        guess(app, { email: `nobody-${email}`, from: place(round) }),
      );
      least.known = Math.min(least.known, known);
      least.unknown = Math.min(least.unknown, unknown);
    }

    expect(least.unknown / least.known).toBeGreaterThan(0.5);
    expect(least.unknown / least.known).toBeLessThan(2);
  });
});

describe("[OPS-2] of two processes side by side", () => {
  it("ten wrong passwords count, and no more", async () => {
    await app.addPerson(email);
    const answers = await atBoth(20, (process) => guess(process));

    expect(countsOf(answers)).toEqual({ "login/wrong-password": 10, "login/too-many": 30 });
  });

  it("five tries of a code count, and no more", async () => {
    await app.call(sendOtp, { body: { email }, from });
    const body = { email, otp: "not it", purpose: "register" };
    const answers = await atBoth(10, (process) => process.call(verifyOtp, { body, from }));

    expect(countsOf(answers)).toEqual({ "otp/wrong": 5, "otp/used-up": 15 });
  });

  it("one sends the code that is asked for at both at once", async () => {
    const answers = await atBoth(3, (process) => process.call(sendOtp, { body: { email }, from }));

    expect(countsOf(answers)).toEqual({ "": 1, "otp/too-soon": 5 });
  });

  it("one makes the account that a ticket is good for", async () => {
    const ticket = await ticketFor(email);
    const body = { email, password: PASSWORD, ticket };
    const answers = await atBoth(4, (process) => process.call(register, { body, from }));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("each knows at once whom the other signed in or out", async () => {
    const { cookie } = await app.addPerson(email);
    expect((await other.call(readSession, { cookie })).json()).toMatchObject({ email });
    await other.call(signOutEverywhere, { cookie });

    expect((await app.call(readSession, { cookie })).json()).toBeNull();
  });

  it("twenty guesses at the coders key count, wherever they are made", async () => {
    const body = { email, coders_key: "wrong" };
    for (let round = 0; round < 10; round += 1) {
      await app.call(sendOtp, { body, from });
      const signIn = { email, password: PASSWORD, coders_key: "wrong" };
      const refused = await other.call(login, { body: signIn, from });
      expect(reasonOf(refused)).toBe("coders-key/wrong");
    }
    for (const process of [app, other]) {
      const signIn = { email, password: PASSWORD, coders_key: CODERS_KEY };
      const refused = await process.call(login, { body: signIn, from });
      expect(refused.statusCode).toBe(429);
      expect(reasonOf(refused)).toBe("request/too-many");
    }
    const refused = await other.call(sendOtp, { body: { ...body, coders_key: CODERS_KEY }, from });

    expect(reasonOf(refused)).toBe("request/too-many");
  });
});

interface Guess {
  email?: string;
  headers?: Record<string, string>;
  from?: string;
}

function guess(
  at: WholeApp,
  { email: address = email, headers = {}, from: where = from }: Guess = {},
) {
  const body = { email: address, password: "wrong password" };
  return at.call(login, { body, headers, from: where });
}

/** Ways in which a proxy tells, or an attacker claims, where a call comes from. */
function forged(number: number): Record<string, string> {
  const address = place(number);
  return {
    "x-forwarded-for": address,
    "x-real-ip": address,
    forwarded: `for=${address}`,
    "x-codetale-address": address,
    "cf-connecting-ip": address,
  };
}

function place(number: number): string {
  return `203.0.${people}.${number + 1}`;
}

async function atBoth(
  times: number,
  act: (process: WholeApp) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  const turns = Array.from({ length: times }, () => [act(app), act(other)]);
  return Promise.all(turns.flat());
}

function countsOf(answers: LightMyRequestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[reasonOf(answer)] = (counts[reasonOf(answer)] ?? 0) + 1;
  return counts;
}

/** Empty for an answer that is no refusal. */
function reasonOf(answer: LightMyRequestResponse): string {
  return answer.json<{ reason?: string }>().reason ?? "";
}

async function ticketFor(address: string): Promise<string> {
  await app.call(sendOtp, { body: { email: address }, from });
  const [mail] = (await app.app.inject(`/dev/mailbox.json?to=${address}`)).json<
    { text: string }[]
  >();
  const [otp] = /\b\d{6}\b/.exec(mail?.text ?? "") ?? [];
  const body = { email: address, otp, purpose: "register" };
  return (await app.call(verifyOtp, { body, from })).json<{ ticket: string }>().ticket;
}

/** The processor's time, which other programs do not lengthen as they do that of the clock. */
async function workOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
