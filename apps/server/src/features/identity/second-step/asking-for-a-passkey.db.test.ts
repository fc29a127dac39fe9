import { login } from "@codetale/contract/identity";
import * as calls from "@codetale/contract/identity/passkeys";
import { proveByPasskey } from "@codetale/contract/identity/proof";
import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";
import { PASSWORD } from "../testing/test-account.ts";
import { createSecurityLogRepository } from "../security-log/security-log.repository.ts";

let world: PasskeyApp;
let mina: PasskeyHolder;

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  world.clock.advance(HOUR_MS);
  mina = await world.doublyGuarded();
});
afterAll(() => world.close());

describe("[LOGIN-14] asking for a passkey", () => {
  it("needs a passkey, and recovery codes for the day when it is lost", async () => {
    const ravi = await world.newcomer();
    const ask = async () => {
      const body = { asksForPasskey: true };
      const asked = await world.callAt(calls.changeSecondStep, { cookie: ravi.cookie, body });
      return asked.json<object>();
    };

    expect(await ask()).toMatchObject({ reason: "passkey/none" });
    await world.add(ravi);
    expect(await ask()).toMatchObject({ reason: "recovery-code/none" });
    await world.makeCodes(ravi);
    expect(await ask()).toEqual({ success: true });
    expect(await world.read(ravi)).toMatchObject({ asksForPasskey: true });
  });

  it("keeps the last passkey, until another is there or it is asked for no more", async () => {
    const [passkey] = (await world.read(mina)).passkeys;
    const { cookie } = mina;
    const remove = () =>
      world.callAt(calls.removePasskey, { cookie, body: { passkeyId: passkey!.id } });

    expect((await remove()).json()).toMatchObject({ reason: "passkey/asked-for" });
    const body = { asksForPasskey: false };
    await world.callAt(calls.changeSecondStep, { cookie, body });
    expect((await remove()).statusCode).toBe(200);
    const signedIn = await world.callAt(login, {
      body: { email: mina.email, password: PASSWORD },
    });
    expect(signedIn.statusCode).toBe(200);
  });

  it("is over with the password, which goes where passkey and codes take its place", async () => {
    const ravi = await world.newcomer();
    const { cookie, email } = ravi;
    const remove = async () =>
      (await world.callAt(calls.removePassword, { cookie })).json<object>();

    expect(await remove()).toMatchObject({ reason: "passkey/none" });
    await world.add(ravi);
    expect(await remove()).toMatchObject({ reason: "recovery-code/none" });
    const [recovery_code] = await world.makeCodes(ravi);
    await world.callAt(calls.changeSecondStep, { cookie, body: { asksForPasskey: true } });
    expect(await remove()).toEqual({ success: true });
    expect(await remove()).toMatchObject({ reason: "proof/required" });

    const signedIn = await world.callAt(login, { body: { email, password: PASSWORD } });
    expect(signedIn.json()).toMatchObject({ reason: "login/wrong-password" });
    expect(await world.read(ravi)).toMatchObject({ hasPassword: false });
    const body = { person: "user", email, recovery_code };
    const byCode = await world.callAt(calls.signInWithRecoveryCode, { body });
    expect(byCode.statusCode).toBe(200);
    const byMail = await world.change(await world.tokenByMail(email));
    expect(byMail.statusCode).toBe(200);
  });

  it("keeps the last way in", async () => {
    const ravi = await world.holder();
    const { cookie } = ravi;
    await world.makeCodes(ravi);
    await world.callAt(calls.removePassword, { cookie });
    const { options } = await world.startProof(ravi);
    const credential = ravi.device.use(options);
    await world.callAt(proveByPasskey, { cookie, body: { credential } });
    const [passkey] = (await world.read(ravi)).passkeys;
    const body = { passkeyId: passkey!.id };
    const refused = await world.callAt(calls.removePasskey, { cookie, body });

    expect(refused.json()).toMatchObject({ reason: "passkey/last-way-in" });
  });

  it("is logged and mailed, as is every change of what lets in", async () => {
    const ravi = await world.doublyGuarded();
    const { cookie } = ravi;
    const body = { asksForPasskey: false };
    await world.callAt(calls.changeSecondStep, { cookie, body });
    const [passkey] = (await world.read(ravi)).passkeys;
    await world.callAt(calls.removePasskey, { cookie, body: { passkeyId: passkey!.id } });
    const events = await createSecurityLogRepository(world.db).latest(ravi.uid, 10);

    expect(events.map(({ kind }) => kind)).toEqual([
      "passkey-removed",
      "second-step-off",
      "second-step-on",
      "recovery-codes-made",
      "passkey-added",
      "proof-given",
      "sign-in",
      "new-device",
    ]);

    await world.settled();
    expect(world.mailer.to(ravi.email).map(({ subject }) => subject)).toEqual([
      "New sign-in to your Codetale account",
      "A passkey was added to your Codetale account",
      "New recovery codes for your Codetale account",
      "Your Codetale account asks for a passkey",
      "Your Codetale account asks for no passkey any more",
      "A passkey was removed from your Codetale account",
    ]);
  });
});
