/** What becomes of passkeys and recovery codes with a download, a new password and a deletion. */
import { randomUUID } from "node:crypto";
import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity/account-data";
import { MEANS_SETTLE_MS } from "@codetale/domain/identity/second-step";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondSteps,
} from "#platform/db/schema/identity";
import { contentsOf } from "#testing/table-contents";
import { openPasskeyApp, type PasskeyApp } from "../testing/open-passkey-app.ts";
import { NEW_PASSWORD } from "../testing/open-recovery-app.ts";

let world: PasskeyApp;

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(() => world.clock.advance(HOUR_MS));
afterAll(() => world.close());

it("[LOGIN-13] a download has names and dates of passkeys, neither keys nor codes", async () => {
  const mina = await world.doublyGuarded();
  const [stored] = await world.db.select().from(passkeys).where(eq(passkeys.uid, mina.uid));
  const { cookie } = mina;
  const downloaded = await world.call(downloadMyData, { cookie });
  const made = new Date(world.clock.now()).toISOString();

  expect(downloaded.json()).toMatchObject({
    account: { secondStepAt: made },
    passkeys: [{ name: "curl", createdAt: made, lastUsedAt: null, isBackedUp: false }],
    recoveryCodes: Array.from({ length: 10 }, () => ({ createdAt: made })),
  });
  expect(downloaded.body).not.toContain(stored!.publicKey);
  expect(downloaded.body).not.toContain(stored!.credentialId);
});

it("[LOGIN-13] an account that is deleted leaves no passkey, code or begun sign-in", async () => {
  const [mina, ravi] = [await world.doublyGuarded(), await world.doublyGuarded()];
  for (const { email } of [mina, ravi]) await world.startSecondStep({ email });
  const { cookie, email } = mina;
  const deleted = await world.call(deleteMyAccount, { cookie, body: { email } });
  const kept = JSON.stringify(
    await contentsOf(world.db, passkeys, recoveryCodes, secondSteps, passkeyChallenges),
  );

  expect(deleted.statusCode).toBe(200);
  expect(kept).not.toContain(mina.uid);
  expect(kept).toContain(ravi.uid);
});

describe("[OPEN-4] a new password by mail", () => {
  it("leaves no passkey and no recovery code, which another may have added", async () => {
    const mina = await world.holder();
    await world.makeCodes(mina);
    await world.change(await world.tokenByMail(mina.email));
    const { options, cookie } = await world.startSignIn();
    const byPasskey = await world.finishSignIn(mina.device.use(options), cookie);

    expect(byPasskey.json()).toMatchObject({ reason: "passkey/refused" });
    expect((await world.signInWith(mina.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await world.db.$count(recoveryCodes, eq(recoveryCodes.uid, mina.uid))).toBe(0);
  });

  it("leaves nothing that was added in the last seven days, the second step included", async () => {
    const mina = await world.doublyGuarded();
    world.clock.advance(MEANS_SETTLE_MS - HOUR_MS);
    await world.change(await world.tokenByMail(mina.email));

    expect((await world.signInWith(mina.email, NEW_PASSWORD)).statusCode).toBe(200);
    const { options, cookie } = await world.startSignIn();
    const byPasskey = await world.finishSignIn(mina.device.use(options), cookie);
    expect(byPasskey.json()).toMatchObject({ reason: "passkey/refused" });
  });

  it("leaves the passkey of longer ago, and no other beside it", async () => {
    const mina = await world.doublyGuarded();
    world.clock.advance(MEANS_SETTLE_MS);
    const [own] = await world.db.select().from(passkeys).where(eq(passkeys.uid, mina.uid));
    const added = { id: randomUUID(), credentialId: "a thief's", createdAt: world.clock.now() };
    await world.db.insert(passkeys).values({ ...own!, ...added });
    await world.change(await world.tokenByMail(mina.email));

    expect(await world.db.select().from(passkeys).where(eq(passkeys.uid, mina.uid))).toEqual([own]);
    expect((await world.signInWith(mina.email, NEW_PASSWORD)).json()).toMatchObject({
      reason: "login/second-step",
    });
  });

  it("does not stand in for the passkey that is asked for after it", async () => {
    const mina = await world.doublyGuarded();
    world.clock.advance(MEANS_SETTLE_MS);
    const begun = await world.startSecondStep(mina);
    await world.change(await world.tokenByMail(mina.email));
    const [recovery_code] = mina.codes;
    const byOldPassword = await world.finishSecondStep({ recovery_code }, begun.cookie);
    const signedIn = await world.signInWith(mina.email, NEW_PASSWORD);

    expect(byOldPassword.json()).toMatchObject({ reason: "second-step/expired" });
    expect(signedIn.json()).toMatchObject({ reason: "login/second-step" });
  });
});
