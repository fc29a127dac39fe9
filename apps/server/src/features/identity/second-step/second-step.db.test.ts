import { login, readSession } from "@codetale/contract/identity";
import * as calls from "@codetale/contract/identity/passkeys";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { passkeyChallenges, secondSteps, users } from "#platform/db/schema/identity";
import {
  cookiesOf,
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";
import { createSecurityLogRepository } from "../security-log/security-log.repository.ts";

let world: PasskeyApp;
let mina: PasskeyHolder & { codes: string[] };

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  mina = await world.doublyGuarded();
});
afterAll(() => world.close());

async function sessionOf(answer: Parameters<typeof cookiesOf>[0]) {
  return (await world.call(readSession, { cookie: cookiesOf(answer) })).json<object>();
}

async function lastSignIn() {
  const [latest] = await createSecurityLogRepository(world.db).latest(mina.uid, 1);
  return latest && `${latest.kind}: ${latest.detail}`;
}

describe("[LOGIN-14] a password that needs a passkey besides", () => {
  it("opens no session by itself", async () => {
    const { asked, cookie } = await world.startSecondStep(mina);

    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({
      code: "auth/multi-factor-auth-required",
      reason: "login/second-step",
    });
    expect(cookie).toMatch(/^codetale\.second_step=[\w-]{43}$/);
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });

  it("is refused as before while it is wrong", async () => {
    const body = { email: mina.email, password: "wrong" };
    const refused = await world.callAt(login, { body });

    expect(refused.json()).toMatchObject({ reason: "login/wrong-password" });
    expect(refused.headers["set-cookie"]).toBeUndefined();
  });

  it("opens one with a passkey of the account, which the browser is told", async () => {
    const { cookie, options } = await world.startSecondStep(mina);
    const credential = mina.device.use(options);
    const answer = await world.finishSecondStep({ credential }, cookie);

    expect(options.allowCredentials).toEqual([
      { id: credential.id, type: "public-key", transports: ["internal"] },
    ]);
    expect(answer.json()).toEqual({ success: true, uid: mina.uid, person: "user" });
    expect(await sessionOf(answer)).toMatchObject({ uid: mina.uid, person: "user" });
    expect(await lastSignIn()).toBe("sign-in: user by password and passkey");
  });

  it("[LOGIN-10] opens one as a coder, whose key was right", async () => {
    const { cookie, options } = await world.startSecondStep(mina, "coder");
    const credential = mina.device.use(options);
    const answer = await world.finishSecondStep({ credential }, cookie);

    expect(await sessionOf(answer)).toMatchObject({ uid: mina.uid, person: "coder" });
  });

  it("opens one with a recovery code, once, however it is typed", async () => {
    const first = await world.startSecondStep(mina);
    const recovery_code = ` ${mina.codes[0]!.toUpperCase().replaceAll("-", " ")} `;
    const answer = await world.finishSecondStep({ recovery_code }, first.cookie);
    const second = await world.startSecondStep(mina);
    const again = await world.finishSecondStep({ recovery_code }, second.cookie);

    expect(await sessionOf(answer)).toMatchObject({ uid: mina.uid });
    expect(again.json()).toMatchObject({ reason: "recovery-code/wrong" });
    expect(await world.read(mina)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it("opens one session at most", async () => {
    const { cookie } = await world.startSecondStep(mina);
    const answers = await Promise.all(
      mina.codes
        .slice(0, 2)
        .map((recovery_code) => world.finishSecondStep({ recovery_code }, cookie)),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it("leaves a passkey alone enough, which is two things by itself", async () => {
    const { options, cookie } = await world.startSignIn();
    expect((await world.finishSignIn(mina.device.use(options), cookie)).statusCode).toBe(200);
  });
});

describe("[LOGIN-14] the second step is refused", () => {
  it("with another account's passkey", async () => {
    const ravi = await world.holder();
    const { cookie, options } = await world.startSecondStep(mina);
    const credential = ravi.device.use({ ...options, allowCredentials: [] });
    const refused = await world.finishSecondStep({ credential }, cookie);

    expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
  });

  it("with another account's recovery code", async () => {
    const ravi = await world.doublyGuarded();
    const { cookie } = await world.startSecondStep(mina);
    const [recovery_code] = ravi.codes;
    const refused = await world.finishSecondStep({ recovery_code }, cookie);

    expect(refused.json()).toMatchObject({ reason: "recovery-code/wrong" });
    expect(await world.read(ravi)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it("with a passkey that signed to sign in", async () => {
    const { options } = await world.startSignIn();
    const { cookie } = await world.startSecondStep(mina);
    const refused = await world.finishSecondStep({ credential: mina.device.use(options) }, cookie);

    expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
  });

  it("in a browser that did not send the password", async () => {
    const [recovery_code] = mina.codes;
    for (const cookie of ["", "codetale.second_step=guess"]) {
      const refused = await world.finishSecondStep({ recovery_code }, cookie);
      expect(refused.json()).toMatchObject({ reason: "second-step/expired" });
      const started = await world.callAt(calls.startSecondStep, { cookie });
      expect(started.json()).toMatchObject({ reason: "second-step/expired" });
    }
    expect(await world.read(mina)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it.each([
    [-1, 200],
    [0, 400],
  ])("ten minutes after the password (%i ms from then)", async (fromThen, status) => {
    const { cookie } = await world.startSecondStep(mina);
    world.clock.advance(10 * MINUTE_MS + fromThen);
    const [recovery_code] = mina.codes;

    expect((await world.finishSecondStep({ recovery_code }, cookie)).statusCode).toBe(status);
  });

  it("to an account that was disabled meanwhile", async () => {
    const { cookie } = await world.startSecondStep(mina);
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, mina.uid));
    const [recovery_code] = mina.codes;
    const refused = await world.finishSecondStep({ recovery_code }, cookie);

    expect(refused.json()).toMatchObject({ reason: "login/disabled" });
  });

  it("[LOGIN-11] after ten wrong recovery codes, though the password is right each time", async () => {
    const from = "203.0.113.80";
    for (let tries = 0; tries < 10; tries += 1) {
      const { cookie } = await world.startSecondStep(mina);
      await world.finishSecondStep({ recovery_code: "wrong" }, cookie, from);
    }
    const { cookie } = await world.startSecondStep(mina);
    const [recovery_code] = mina.codes;
    const refused = await world.finishSecondStep({ recovery_code }, cookie, from);
    const elsewhere = await world.finishSecondStep({ recovery_code }, cookie);

    expect(refused.json()).toMatchObject({
      reason: "login/too-many",
      retryAfterMs: 15 * MINUTE_MS,
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it.each([[{}], [{ recovery_code: "k3vq", credential: undefined }]])(
    "names what is missing in %j",
    async (sent) => {
      const { cookie, options } = await world.startSecondStep(mina);
      const body = "recovery_code" in sent ? { ...sent, credential: mina.device.use(options) } : {};
      const refused = await world.finishSecondStep(body, cookie);

      expect(refused.json()).toMatchObject({
        reason: "request/invalid",
        errors: [{ path: "recovery_code" }],
      });
    },
  );
});

it("forgets what has expired", async () => {
  const counts = async () => [
    await world.db.$count(passkeyChallenges),
    await world.db.$count(secondSteps),
  ];
  world.clock.advance(DAY_MS);
  await world.cleanUp();
  await world.startSecondStep(mina);

  world.clock.advance(5 * MINUTE_MS - 1);
  await world.cleanUp();
  expect(await counts()).toEqual([1, 1]);
  world.clock.advance(1);
  await world.cleanUp();
  expect(await counts()).toEqual([0, 1]);
  world.clock.advance(5 * MINUTE_MS);
  await world.cleanUp();
  expect(await counts()).toEqual([0, 0]);
});
