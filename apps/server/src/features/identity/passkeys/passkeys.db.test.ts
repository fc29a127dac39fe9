import * as calls from "@codetale/contract/identity/passkeys";
import { logout } from "@codetale/contract/identity";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";

let world: PasskeyApp;
let mina: PasskeyHolder;

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  mina = await world.newcomer();
});
afterAll(() => world.close());

describe("[LOGIN-13] adding a passkey", () => {
  it("asks the browser for one that names the account and verifies its user", async () => {
    const options = await world.startAdding(mina.cookie);

    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: "localhost", name: "Codetale" },
      user: {
        id: Buffer.from(mina.uid).toString("base64url"),
        name: mina.email,
        displayName: mina.email,
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
      timeout: 5 * MINUTE_MS,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    });
  });

  it("lists it with the browser's name, when it was made and last used", async () => {
    const added = await world.add(mina);
    const passkey = {
      id: expect.any(String),
      name: "curl",
      createdAt: world.clock.now(),
      lastUsedAt: null,
      isBackedUp: false,
    };

    expect(added.json()).toEqual({ success: true, passkey });
    expect(await world.read(mina)).toEqual({
      success: true,
      passkeys: [passkey],
      recoveryCodesLeft: 0,
      hasPassword: true,
      asksForPasskey: false,
    });
  });

  it("names those that are there, so that a device makes no second one", async () => {
    await world.add(mina);
    const { excludeCredentials } = await world.startAdding(mina.cookie);

    expect(excludeCredentials).toEqual([
      { id: expect.any(String), type: "public-key", transports: ["internal"] },
    ]);
  });

  const origin = "https://evil.example";
  const wrong = Buffer.alloc(32).toString("base64url");
  it.each([
    ["made for another origin", { origin }],
    ["made for another port", { origin: "http://localhost:3001" }],
    ["made for another site's name", { rpId: "evil.example" }],
    ["made in a frame of another site", { crossOrigin: true }],
    ["made for a challenge of its own", { challenge: wrong }],
    ["made without its user being verified", { isUserVerified: false }],
    // A list `x5c` without certificates, in a map.
    [
      "that brings certificates",
      { attestation: Buffer.from([0xa1, 0x63, 0x78, 0x35, 0x63, 0x80]) },
    ],
  ])("refuses one %s", async (_case, odd) => {
    const credential = mina.device.create(await world.startAdding(mina.cookie), odd);

    await expectRefused(mina.cookie, credential);
    expect((await world.read(mina)).passkeys).toEqual([]);
  });

  it("refuses the answer to a challenge that was answered before", async () => {
    const options = await world.startAdding(mina.cookie);
    const body = { credential: mina.device.create(options) };
    await world.callAt(calls.addPasskey, { cookie: mina.cookie, body });

    await expectRefused(mina.cookie, mina.device.create(options));
  });

  it("refuses the answer to a challenge of another session", async () => {
    const ravi = await world.newcomer();
    const options = await world.startAdding(ravi.cookie);

    await expectRefused(mina.cookie, mina.device.create(options));
  });

  it("refuses the answer to a challenge for signing in", async () => {
    const { options } = await world.startSignIn();
    const { challenge } = options;
    const credential = mina.device.create(await world.startAdding(mina.cookie), { challenge });

    await expectRefused(mina.cookie, credential);
  });

  it.each([
    [-1, 200],
    [0, 401],
    [1, 401],
  ])("ends a challenge after five minutes (%i ms from then)", async (fromThen, status) => {
    const credential = mina.device.create(await world.startAdding(mina.cookie));
    world.clock.advance(5 * MINUTE_MS + fromThen);
    const added = await world.callAt(calls.addPasskey, {
      cookie: mina.cookie,
      body: { credential },
    });

    expect(added.statusCode).toBe(status);
  });

  it("refuses a credential that another account has", async () => {
    const options = await world.startAdding(mina.cookie);
    const credential = mina.device.create(options);
    await world.callAt(calls.addPasskey, { cookie: mina.cookie, body: { credential } });
    const ravi = await world.newcomer();
    const { challenge } = await world.startAdding(ravi.cookie);
    const clientData = Buffer.from(credential.response.clientDataJSON, "base64url").toString();
    const copied = clientData.replace(options.challenge, challenge);
    const { response } = credential;
    const clientDataJSON = Buffer.from(copied).toString("base64url");
    const body = { credential: { ...credential, response: { ...response, clientDataJSON } } };
    const refused = await world.callAt(calls.addPasskey, { cookie: ravi.cookie, body });

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ reason: "passkey/known" });
    expect((await world.read(ravi)).passkeys).toEqual([]);
  });

  it("stops at twenty, also of many that are added at once", async () => {
    for (let count = 0; count < 18; count += 1) await world.add(mina);
    const started = await Promise.all([1, 2, 3, 4].map(() => world.startAdding(mina.cookie)));
    const answers = await Promise.all(
      started.map((options) =>
        world.callAt(calls.addPasskey, {
          cookie: mina.cookie,
          body: { credential: mina.device.create(options) },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect((await world.read(mina)).passkeys).toHaveLength(20);
    const more = await world.callAt(calls.startPasskey, { cookie: mina.cookie });
    expect(more.json()).toMatchObject({ reason: "passkey/most" });
  });

  it("is possible at a name alone, not at an address of digits", async () => {
    for (const origin of ["http://127.0.0.1:3000", "http://[::1]:3000"]) {
      const headers = { origin };
      const refused = await world.callAt(calls.startPasskey, { cookie: mina.cookie, headers });
      expect(refused.json()).toMatchObject({ reason: "passkey/no-domain" });
    }
  });

  it("belongs to the product's own origin for a client that names none", async () => {
    const headers = { host: "localhost:3000" };
    const started = await world.call(calls.startPasskey, { cookie: mina.cookie, headers });

    expect(started.json()).toMatchObject({ options: { rp: { id: "localhost" } } });
  });
});

describe("[LOGIN-13] a passkey in the list", () => {
  it("is named anew by its account alone", async () => {
    await world.add(mina);
    const ravi = await world.newcomer();
    const [passkey] = (await world.read(mina)).passkeys;
    const body = { passkeyId: passkey!.id, name: " My phone " };
    const foreign = await world.callAt(calls.renamePasskey, { cookie: ravi.cookie, body });
    const renamed = await world.callAt(calls.renamePasskey, { cookie: mina.cookie, body });

    expect(foreign.json()).toMatchObject({ reason: "passkey/unknown" });
    expect(renamed.statusCode).toBe(200);
    expect((await world.read(mina)).passkeys).toMatchObject([{ name: "My phone" }]);
  });

  it("is removed by its account alone, and signs in no more", async () => {
    await world.add(mina);
    const ravi = await world.newcomer();
    const [passkey] = (await world.read(mina)).passkeys;
    const body = { passkeyId: passkey!.id };
    const foreign = await world.callAt(calls.removePasskey, { cookie: ravi.cookie, body });
    const removed = await world.callAt(calls.removePasskey, { cookie: mina.cookie, body });
    await world.prove(mina.cookie);
    const again = await world.callAt(calls.removePasskey, { cookie: mina.cookie, body });
    const { options, cookie } = await world.startSignIn();
    const refused = await world.finishSignIn(mina.device.use(options), cookie);

    expect(foreign.json()).toMatchObject({ reason: "passkey/unknown" });
    expect(removed.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ reason: "passkey/unknown" });
    expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
  });

  it("is shown, made, named and removed for nobody without a session", async () => {
    await world.callAt(logout, { cookie: mina.cookie });
    for (const [endpoint, body] of [
      [calls.readPasskeys],
      [calls.startPasskey],
      [calls.renamePasskey, { passkeyId: crypto.randomUUID(), name: "Mine" }],
      [calls.removePasskey, { passkeyId: crypto.randomUUID() }],
      [calls.changeSecondStep, { asksForPasskey: true }],
      [calls.makeRecoveryCodes],
    ] as const) {
      const refused = await world.callAt(endpoint, {
        cookie: mina.cookie,
        ...(body && { body }),
      });
      expect(refused.json()).toMatchObject({ reason: "session/expired" });
    }
  });
});

async function expectRefused(cookie: string, credential: calls.NewCredential): Promise<void> {
  const refused = await world.callAt(calls.addPasskey, { cookie, body: { credential } });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
}
