import * as calls from "@codetale/contract/identity/passkeys";
import {
  proveByPasskey,
  readProof,
  startPasskeyProof,
  type ProofKind,
} from "@codetale/contract/identity/proof";
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
  mina = await world.holder();
  // The proof has ended by which the passkey was added.
  world.clock.advance(HOUR_MS);
});
afterAll(() => world.close());

function prove({ cookie }: Pick<PasskeyHolder, "cookie">, credential: calls.UsedCredential) {
  return world.callAt(proveByPasskey, { cookie, body: { credential } });
}

async function proofOf({ cookie }: Pick<PasskeyHolder, "cookie">) {
  const read = await world.call(readProof, { cookie });
  return read.json<{ proofEndsAt: number | null; kinds: ProofKind[] }>();
}

describe("[OPEN-4] a proof by passkey", () => {
  it("is the first of the ways for who has one", async () => {
    const { kinds } = await proofOf(mina);
    expect(kinds).toEqual(["passkey", "password", "code"]);
    expect((await proofOf(await world.newcomer())).kinds).toEqual(["password", "code"]);
  });

  it("holds for ten minutes", async () => {
    const proven = await prove(mina, mina.device.use((await world.startProof(mina)).options));
    const proofEndsAt = world.clock.now() + 10 * MINUTE_MS;

    expect(proven.json()).toEqual({ success: true, proofEndsAt });
    expect(await proofOf(mina)).toMatchObject({ proofEndsAt });
  });

  it.each([
    ["another account's passkey", async () => (await world.holder()).device],
    ["a copy that was used before", copyUsedBefore],
  ])("is not given with %s", async (_case, deviceOf) => {
    const device = await deviceOf();
    const options = { ...(await world.startProof(mina)).options, allowCredentials: [] };
    const refused = await prove(mina, device.use(options));

    expect(refused.json()).toMatchObject({ reason: "passkey/refused" });
    expect(await proofOf(mina)).toMatchObject({ proofEndsAt: null });
  });

  it("is not given with what was signed in another session, or to sign in", async () => {
    const other = await world.signIn(mina.email);
    const elsewhere = mina.device.use((await world.startProof(other)).options);
    const { options } = await world.startSignIn();

    for (const credential of [elsewhere, mina.device.use(options)]) {
      expect((await prove(mina, credential)).json()).toMatchObject({ reason: "passkey/refused" });
    }
  });

  it("[LOGIN-11] is not given after ten failures of the session", async () => {
    const forged = mina.device.use((await world.startProof(mina)).options, { challenge: "AAAA" });
    for (let tries = 0; tries < 10; tries += 1) await prove(mina, forged);
    const refused = await prove(mina, mina.device.use((await world.startProof(mina)).options));

    expect(refused.json()).toMatchObject({ reason: "login/too-many", retryAfterMs: HOUR_MS });
  });

  it("[LOGIN-11] is begun 60 times an hour by one session, and by another one all the same", async () => {
    const other = await world.signIn(mina.email);
    const start = ({ cookie }: Pick<PasskeyHolder, "cookie">) =>
      world.callAt(startPasskeyProof, { cookie });
    for (let time = 0; time < 60; time += 1) await start(mina);

    const refused = await start(mina);
    expect(refused.json()).toMatchObject({ reason: "request/too-many", retryAfterMs: HOUR_MS });
    expect((await start(other)).statusCode).toBe(200);
    world.clock.advance(HOUR_MS);
    expect((await start(mina)).statusCode).toBe(200);
  });
});

describe("[OPEN-4] without a proof", () => {
  it("no passkey comes or goes, no code is made and no second step changes", async () => {
    const { cookie } = mina;
    const [passkey] = (await world.read(mina)).passkeys;
    const before = await world.read(mina);
    for (const [endpoint, body] of [
      [calls.startPasskey],
      [calls.removePasskey, { passkeyId: passkey!.id }],
      [calls.changeSecondStep, { asksForPasskey: false }],
      [calls.makeRecoveryCodes],
    ] as const) {
      const refused = await world.callAt(endpoint, { cookie, ...(body && { body }) });
      expect(refused.json()).toMatchObject({ reason: "proof/required" });
    }
    expect(await world.read(mina)).toEqual(before);
  });

  it("a passkey that was begun with one is not added after its end", async () => {
    await world.prove(mina.cookie);
    world.clock.advance(9 * MINUTE_MS);
    const credential = mina.device.create(await world.startAdding(mina.cookie));
    world.clock.advance(MINUTE_MS);
    const { cookie } = mina;
    const refused = await world.callAt(calls.addPasskey, { cookie, body: { credential } });

    expect(refused.json()).toMatchObject({ reason: "proof/required" });
  });

  it("nothing follows on the removal of what it may have been given with", async () => {
    await prove(mina, mina.device.use((await world.startProof(mina)).options));
    const [passkey] = (await world.read(mina)).passkeys;
    const { cookie } = mina;
    await world.callAt(calls.removePasskey, { cookie, body: { passkeyId: passkey!.id } });

    expect(await proofOf(mina)).toMatchObject({ proofEndsAt: null });
  });
});

async function copyUsedBefore() {
  const copy = mina.device.copy();
  const { options, cookie } = await world.startSignIn();
  await world.finishSignIn(mina.device.use(options), cookie);
  return copy;
}
