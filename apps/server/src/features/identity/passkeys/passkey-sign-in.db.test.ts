import { readSession } from "@codetale/contract/identity";
import * as calls from "@codetale/contract/identity/passkeys";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import {
  cookiesOf,
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";
import { createSecurityLogRepository } from "../security-log/security-log.repository.ts";

let world: PasskeyApp;
let mina: PasskeyHolder;

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  mina = await world.holder();
});
afterAll(() => world.close());

async function signIn(holder: PasskeyHolder, settings = {}) {
  const { options, cookie } = await world.startSignIn();
  return world.finishSignIn(holder.device.use(options), cookie, settings);
}

async function latestEvent() {
  const [latest] = await createSecurityLogRepository(world.db).latest(null, 1);
  return latest;
}

describe("[LOGIN-13] signing in with a passkey", () => {
  it("asks for any passkey of the site, so that no address is typed", async () => {
    const { options } = await world.startSignIn();

    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: "localhost",
      timeout: 5 * MINUTE_MS,
      allowCredentials: [],
      userVerification: "required",
    });
  });

  it("opens a session of the passkey's account, as the others do", async () => {
    const answer = await signIn(mina);
    const session = await world.call(readSession, { cookie: cookiesOf(answer) });

    expect(answer.json()).toEqual({ success: true, uid: mina.uid, person: "user" });
    expect(session.json()).toMatchObject({ uid: mina.uid, person: "user" });
    expect(await latestEvent()).toMatchObject({
      kind: "sign-in",
      detail: "user by passkey",
      uid: mina.uid,
      address: "198.51.100.1",
    });
    expect((await world.read(mina)).passkeys).toMatchObject([{ lastUsedAt: world.clock.now() }]);
  });

  it("[LOGIN-10] needs the key of coders, and gives the account their profile", async () => {
    const wrong = await signIn(mina, { person: "coder", key: "guess" });
    const answer = await signIn(mina, { person: "coder" });
    const session = await world.call(readSession, { cookie: cookiesOf(answer) });

    expect(wrong.json()).toMatchObject({ reason: "coders-key/wrong" });
    expect(session.json()).toMatchObject({ uid: mina.uid, person: "coder" });
  });

  it("ends the session that the browser had", async () => {
    const { options, cookie } = await world.startSignIn();
    await world.finishSignIn(mina.device.use(options), `${cookie}; ${mina.cookie}`);

    const before = await world.call(readSession, { cookie: mina.cookie });
    expect(before.json()).toBeNull();
  });

  it("takes passkeys that do not count", async () => {
    mina.device.isCounting = false;
    mina.device.counter = 0;
    for (let use = 0; use < 2; use += 1) expect((await signIn(mina)).statusCode).toBe(200);
  });
});

describe("[LOGIN-13] a passkey is refused", () => {
  const wrong = Buffer.alloc(32).toString("base64url");
  it.each([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another port", { origin: "http://localhost:3001" }],
    ["of another site's name", { rpId: "evil.example" }],
    ["in a frame of another site", { crossOrigin: true }],
    ["for a challenge of its own", { challenge: wrong }],
    ["without its user being verified", { isUserVerified: false }],
    ["that names another account", { userHandle: wrong }],
  ])("%s", async (_case, odd) => {
    const { options, cookie } = await world.startSignIn();
    await expectRefused(world.finishSignIn(mina.device.use(options, odd), cookie));
  });

  it("whose signature is another's", async () => {
    const ravi = await world.holder();
    const { options, cookie } = await world.startSignIn();
    const own = mina.device.use(options);
    const { response } = ravi.device.use(options);
    const { userHandle } = own.response;
    const mixed = { ...own, response: { ...response, userHandle } };

    await expectRefused(world.finishSignIn(mixed, cookie));
  });

  it("when it was sent before", async () => {
    const { options, cookie } = await world.startSignIn();
    const credential = mina.device.use(options);
    expect((await world.finishSignIn(credential, cookie)).statusCode).toBe(200);

    await expectRefused(world.finishSignIn(credential, cookie));
  });

  it("when it was asked for in another browser", async () => {
    const { options } = await world.startSignIn();
    const { cookie } = await world.startSignIn();

    await expectRefused(world.finishSignIn(mina.device.use(options), cookie));
    await expectRefused(world.finishSignIn(mina.device.use(options), ""));
  });

  it("when it comes after ten minutes", async () => {
    const [early, late] = [await world.startSignIn(), await world.startSignIn()];
    world.clock.advance(10 * MINUTE_MS - 1);
    const inTime = await world.finishSignIn(mina.device.use(early.options), early.cookie);
    world.clock.advance(1);

    expect(inTime.statusCode).toBe(200);
    await expectRefused(world.finishSignIn(mina.device.use(late.options), late.cookie));
  });

  it("when its counter went back, as that of a copy does", async () => {
    await signIn(mina);
    const copy = { ...mina, device: mina.device.copy() };
    await signIn(mina);
    const refused = await signIn(copy);

    expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
    expect(await latestEvent()).toMatchObject({
      kind: "sign-in-refused",
      detail: "passkey/refused",
    });
  });

  it("of a passkey and its copy that are used at once, one of the two", async () => {
    await signIn(mina);
    const copy = { ...mina, device: mina.device.copy() };
    const answers = await Promise.all([signIn(mina), signIn(copy)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it.each([
    ["disabled", { isDisabled: true }, "login/disabled"],
    ["not verified", { emailVerified: false }, "login/unverified"],
  ])("of an account that is %s", async (_case, facts, reason) => {
    await world.db.update(users).set(facts).where(eq(users.id, mina.uid));

    expect((await signIn(mina)).json()).toMatchObject({ reason });
  });

  it("[LOGIN-11] after a hundred failures from one network, for a while", async () => {
    const from = "203.0.113.77";
    const { options, cookie } = await world.startSignIn();
    const forged = mina.device.use(options, { challenge: wrong });
    for (let tries = 0; tries < 100; tries += 1) {
      await world.finishSignIn(forged, cookie, { from });
    }
    const right = await world.startSignIn();
    const credential = mina.device.use(right.options);
    const refused = await world.finishSignIn(credential, right.cookie, { from });
    const elsewhere = await world.finishSignIn(credential, right.cookie);

    expect(refused.json()).toMatchObject({
      reason: "login/too-many",
      retryAfterMs: 15 * MINUTE_MS,
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it("is asked for at most 300 times from one network", async () => {
    const from = "203.0.113.78";
    for (let count = 0; count < 300; count += 1) {
      await world.callAt(calls.startPasskeySignIn, { from });
    }
    const refused = await world.callAt(calls.startPasskeySignIn, { from });

    expect(refused.json()).toMatchObject({ reason: "request/too-many" });
  });
});

async function expectRefused(answer: ReturnType<PasskeyApp["finishSignIn"]>): Promise<void> {
  const { statusCode, headers, json } = await answer;
  expect(statusCode).toBe(401);
  expect(json()).toMatchObject({ reason: "passkey/refused" });
  expect(headers["set-cookie"]).toBeUndefined();
}
