import { readSession } from "@codetale/contract/identity";
import * as calls from "@codetale/contract/identity/passkeys";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, recoveryCodes, users } from "#platform/db/schema/identity";
import { contentsOf } from "#testing/table-contents";
import {
  cookiesOf,
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";
import { CODERS_KEY } from "../testing/test-account.ts";

let world: PasskeyApp;
let mina: PasskeyHolder;
let codes: string[];
let from: string;
let people = 0;

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  from = `203.0.113.${(people += 1)}`;
  mina = await world.newcomer();
  codes = await world.makeCodes(mina);
});
afterAll(() => world.close());

function signIn(typed: string, facts: object = {}) {
  const body = { person: "user", email: mina.email, recovery_code: typed, ...facts };
  return world.callAt(calls.signInWithRecoveryCode, { body, from });
}

describe("[LOGIN-15] recovery codes", () => {
  it("are ten, each another, of which the database knows hashes alone", async () => {
    expect(new Set(codes).size).toBe(10);
    expect(await world.read(mina)).toMatchObject({ recoveryCodesLeft: 10 });
    const kept = JSON.stringify(await contentsOf(world.db, recoveryCodes));
    for (const code of codes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll("-", ""));
    }
  });

  it("replace those before as a set", async () => {
    const [old] = codes;
    const [fresh] = await world.makeCodes(mina);

    expect((await signIn(old!)).json()).toMatchObject({ reason: "recovery-code/wrong" });
    expect((await signIn(fresh!)).statusCode).toBe(200);
    expect(await world.read(mina)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("are made twenty times in an hour at most", async () => {
    for (let count = 1; count < 20; count += 1) await world.makeCodes(mina);
    const refused = await world.callAt(calls.makeRecoveryCodes, { cookie: mina.cookie });

    expect(refused.json()).toMatchObject({ reason: "request/too-many" });
  });
});

describe("[LOGIN-15] signing in with a recovery code", () => {
  it("opens a session, also for an account without a password", async () => {
    const isPassword = and(eq(accounts.userId, mina.uid), eq(accounts.providerId, "credential"));
    await world.db.delete(accounts).where(isPassword);
    await world.db.update(users).set({ asksForPasskeySince: 1 }).where(eq(users.id, mina.uid));
    const answer = await signIn(codes[0]!, { email: ` ${mina.email.toUpperCase()}` });
    const session = await world.call(readSession, { cookie: cookiesOf(answer) });

    expect(answer.json()).toEqual({ success: true, uid: mina.uid, person: "user" });
    expect(session.json()).toMatchObject({ uid: mina.uid, person: "user" });
    await world.settled();
    expect(world.mailer.to(mina.email).map(({ subject }) => subject)).toContain(
      "A recovery code opened your Codetale account",
    );
  });

  it("works once, also for two at once", async () => {
    const [code] = codes;
    const answers = await Promise.all([signIn(code!), signIn(code!)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it("[LOGIN-10] needs the key of coders", async () => {
    const [code] = codes;
    const wrong = await signIn(code!, { person: "coder", coders_key: "guess" });
    const right = await signIn(code!, { person: "coder", coders_key: CODERS_KEY });

    expect(wrong.json()).toMatchObject({ reason: "coders-key/wrong" });
    expect(right.json()).toMatchObject({ person: "coder" });
  });

  it("answers the same for a wrong code, no account, and one whose password is needed", async () => {
    const guarded = await world.doublyGuarded();
    const answers = [
      await signIn("k3vq-8d2m-x0ph-7cwr"),
      await signIn(codes[0]!, { email: "nobody@mail.test" }),
      await signIn(guarded.codes[0]!, { email: guarded.email }),
      await signIn(guarded.codes[0]!),
    ];

    for (const answer of answers) {
      const { requestId: _, ...body } = answer.json<{ requestId: string }>();
      expect(answer.statusCode).toBe(401);
      expect(body).toEqual({
        success: false,
        code: "auth/invalid-credential",
        reason: "recovery-code/wrong",
        message: "This does not let you in. Please check the recovery code; each one works once.",
      });
    }
    expect(await world.read(guarded)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it("[LOGIN-11] ends after ten wrong ones from one network, not for its owner elsewhere", async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn("wrong");
    const refused = await signIn(codes[0]!);
    from = "198.51.100.200";

    expect(refused.json()).toMatchObject({
      reason: "login/too-many",
      retryAfterMs: 15 * MINUTE_MS,
    });
    expect((await signIn(codes[0]!)).statusCode).toBe(200);
  });

  it("is refused to an account that is disabled", async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, mina.uid));

    expect((await signIn(codes[0]!)).json()).toMatchObject({ reason: "login/disabled" });
  });
});
