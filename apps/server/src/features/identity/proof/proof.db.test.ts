import {
  proveByCode,
  proveByPassword,
  readProof,
  sendProofCode,
} from "@codetale/contract/identity/proof";
import { verifyOtp } from "@codetale/contract/identity";
import { downloadMyData } from "@codetale/contract/identity/account-data";
import { signOutEverywhere } from "@codetale/contract/identity/sessions";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, attempts } from "#platform/db/schema/identity";
import { PASSWORD_PROVIDER, savePassword } from "../accounts.repository.ts";
import { openRecoveryApp, type RecoveryApp } from "../testing/open-recovery-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

let world: RecoveryApp;
let people = 0;
let email: string;
let uid: string;
let cookie: string;

beforeAll(async () => {
  world = await openRecoveryApp();
});
beforeEach(async () => {
  email = `person-${(people += 1)}@mail.test`;
  await world.addPerson(email);
  ({ uid, cookie } = await world.signIn(email));
  world.clock.advance(HOUR_MS);
});
afterAll(() => world.close());

describe("a proof", () => {
  it("is not given by signing in", async () => {
    expect((await world.call(readProof, { cookie })).json()).toEqual({
      success: true,
      proofEndsAt: null,
      kinds: ["password", "code"],
    });
  });

  it("holds for ten minutes, for the session that gave it alone", async () => {
    const elsewhere = await world.signIn(email);
    const proofEndsAt = world.clock.now() + 10 * MINUTE_MS;
    expect((await byPassword(PASSWORD)).json()).toEqual({ success: true, proofEndsAt });
    expect((await world.call(readProof, { cookie })).json()).toMatchObject({ proofEndsAt });
    expect(await isProven(elsewhere.cookie)).toBe(false);

    world.clock.advance(10 * MINUTE_MS - 1);
    expect(await isProven()).toBe(true);
    world.clock.advance(1);
    expect(await isProven()).toBe(false);
    expect((await world.call(readProof, { cookie })).json()).toMatchObject({ proofEndsAt: null });
  });

  it("ends with its session", async () => {
    await world.prove(cookie);
    await world.call(signOutEverywhere, { cookie, body: {} });
    const again = await world.signIn(email);

    expect(await isProven(again.cookie)).toBe(false);
  });

  it("needs a session", async () => {
    for (const endpoint of [readProof, proveByPassword, sendProofCode, proveByCode]) {
      const body = { password: PASSWORD, otp: "123456" };
      const response = await world.call(endpoint, endpoint.method === "POST" ? { body } : {});
      expect(response.json()).toMatchObject({ reason: "session/required" });
    }
  });
});

describe("the password", () => {
  it("proves only if it is right", async () => {
    const refused = await byPassword("wrong");

    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ reason: "login/wrong-password" });
    expect(await isProven()).toBe(false);
  });

  it("proves nothing once it was changed while it was checked", async () => {
    const [row] = await world.db.select().from(accounts).where(isPasswordOf(uid));
    const proving = byPassword(PASSWORD);
    await savePassword(world.db, uid, "another hash", world.clock.now());

    expect((await proving).json()).toMatchObject({ success: false });
    expect(await isProven()).toBe(false);
    expect(row?.password).not.toBe("another hash");
  });

  it("does not prove an account without one", async () => {
    await world.db.delete(accounts).where(isPasswordOf(uid));

    expect((await world.call(readProof, { cookie })).json()).toMatchObject({ kinds: ["code"] });
    expect((await byPassword(PASSWORD)).json()).toMatchObject({ reason: "login/wrong-password" });
  });
});

describe("a mailed code", () => {
  it("goes to the account's address, and proves once", async () => {
    const sent = await world.call(sendProofCode, { cookie, body: {} });
    expect(sent.json()).toEqual({
      success: true,
      message: `A code was sent to ${email}.`,
      resendAfterMs: 30 * SECOND_MS,
    });
    const otp = world.mailer.lastCodeTo(email);
    expect(world.mailer.to(email).at(-1)?.text).toContain("confirm that it is you");

    expect((await byCode(otp)).json()).toMatchObject({ success: true });
    expect(await isProven()).toBe(true);
    world.clock.advance(10 * MINUTE_MS);
    expect((await byCode(otp)).json()).toMatchObject({ reason: "otp/expired" });
  });

  it("[CONST-2] is answered alike, and counts nothing, when it is sent again after a lost answer", async () => {
    await world.call(sendProofCode, { cookie, body: {} });
    const otp = world.mailer.lastCodeTo(email);
    const first = (await byCode(otp)).json<object>();

    world.clock.advance(MINUTE_MS);
    expect((await byCode(otp)).json()).toEqual(first);
    const counted = await world.db.select().from(attempts);
    expect(counted.filter(({ key }) => key.startsWith(`failed-proof:${uid} `))).toEqual([]);
  });

  it("is told from another and from one for another purpose", async () => {
    const forVerifying = await world.codeFor(email, { purpose: "verify-email", cookie });
    expect((await byCode(forVerifying)).json()).toMatchObject({ reason: "otp/expired" });

    await world.call(sendProofCode, { cookie, body: {} });
    const otp = world.mailer.lastCodeTo(email);
    const other = String((Number(otp) + 1) % 1_000_000).padStart(6, "0");
    expect((await byCode(other)).json()).toMatchObject({ reason: "otp/wrong" });
    const body = { email, otp, purpose: "proof" };
    expect((await world.call(verifyOtp, { body })).statusCode).toBe(400);
    expect(await isProven()).toBe(false);
  });

  it("of another account proves nothing", async () => {
    const other = `other-${email}`;
    await world.addPerson(other);
    const elsewhere = await world.signIn(other);
    await world.call(sendProofCode, { cookie: elsewhere.cookie, body: {} });

    expect((await byCode(world.mailer.lastCodeTo(other))).statusCode).toBe(400);
    expect(await isProven()).toBe(false);
  });
});

describe("guessing", () => {
  it("ends after ten wrong tries in an hour, for this session alone", async () => {
    const elsewhere = await world.signIn(email);
    const reasons = [];
    for (let tries = 0; tries < 11; tries += 1) {
      reasons.push((await byPassword("wrong")).json<{ reason: string }>().reason);
    }
    expect(reasons).toEqual([...Array<string>(10).fill("login/wrong-password"), "login/too-many"]);
    const refused = await byPassword(PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ retryAfterMs: HOUR_MS });
    expect((await byCode("123456")).json()).toMatchObject({ reason: "login/too-many" });

    await world.prove(elsewhere.cookie);
    world.clock.advance(HOUR_MS);
    await world.prove(cookie);
  });

  it("does not help by being done all at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => byPassword("wrong")));
    const reasons = answers.map((answer) => answer.json<{ reason: string }>().reason);

    expect(reasons.filter((reason) => reason === "login/wrong-password")).toHaveLength(10);
  });

  it("counts wrong codes too", async () => {
    await world.call(sendProofCode, { cookie, body: {} });
    const otp = world.mailer.lastCodeTo(email);
    const wrong = otp === "000000" ? "000001" : "000000";
    await byCode(wrong);

    const counted = await world.db.select().from(attempts);
    const key = counted.find((each) => each.key.startsWith(`failed-proof:${uid} `));
    expect(key?.count).toBe(1);
  });
});

function byPassword(password: string, as = cookie) {
  return world.call(proveByPassword, { cookie: as, body: { password } });
}

function byCode(otp: string) {
  return world.call(proveByCode, { cookie, body: { otp } });
}

/** Asked of a call that needs one. */
async function isProven(as = cookie): Promise<boolean> {
  const { statusCode } = await world.call(downloadMyData, { cookie: as });
  return statusCode === 200;
}

function isPasswordOf(owner: string) {
  return and(eq(accounts.userId, owner), eq(accounts.providerId, PASSWORD_PROVIDER));
}
