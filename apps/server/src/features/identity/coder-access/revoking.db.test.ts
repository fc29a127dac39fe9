/** Sign-ins that are under way while their invitation is revoked. */
import { login, readSession } from "@codetale/contract/identity";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coderInvitations, secondSteps } from "#platform/db/schema/identity";
import { hashOf } from "../secrets.ts";
import {
  cookiesOf,
  openPasskeyApp,
  type PasskeyApp,
  type PasskeyHolder,
} from "../testing/open-passkey-app.ts";
import { PASSWORD } from "../testing/test-account.ts";
import { createInvitationRepository } from "./invitations.repository.ts";
import { newInvitation } from "./new-invitation.ts";

let world: PasskeyApp;
let mina: PasskeyHolder & { codes: string[] };
let invitation: { id: string; code: string };

beforeAll(async () => {
  world = await openPasskeyApp();
});
beforeEach(async () => {
  mina = await world.doublyGuarded();
  const { code, invitation: added } = newInvitation("Mina", world.clock.now());
  await createInvitationRepository(world.db).add(added);
  invitation = { id: added.id, code };
});
afterAll(() => world.close());

describe("[OPEN-4] [LOGIN-14] a second step that a coder has not taken yet", () => {
  it("opens a coder's session while the invitation holds", async () => {
    const answer = await finish(await sendPassword(invitation.code));
    const session = await world.call(readSession, { cookie: cookiesOf(answer) });

    expect(session.json()).toMatchObject({ uid: mina.uid, person: "coder" });
  });

  it("opens none once the invitation is revoked, and spends no recovery code", async () => {
    const cookie = await sendPassword(invitation.code);
    await revoke();

    expect((await finish(cookie)).json()).toMatchObject({ reason: "second-step/expired" });
    expect((await finish(await sendPassword())).statusCode).toBe(200);
  });

  it("is left to who signs in as a learner", async () => {
    await sendPassword(invitation.code);
    const cookie = await sendPassword();
    await revoke();

    expect((await finish(cookie)).json()).toMatchObject({ person: "user" });
  });

  it("does not begin where the invitation was revoked since it was looked at", async () => {
    await sendPassword(invitation.code);
    await revoke();
    const begin = world.services.secondStep.begin(mina.uid, { invitationId: invitation.id });

    await expect(begin).rejects.toMatchObject({ reason: "coders-key/wrong" });
    expect(await world.db.$count(secondSteps, eq(secondSteps.uid, mina.uid))).toBe(0);
  });
});

it("[OPEN-4] of two who revoke an invitation at once, one does it", async () => {
  const revoked = await Promise.all([revoke(), revoke()]);

  expect(revoked.filter((each) => each !== null)).toEqual([{ uid: null, endedSessions: [] }]);
  expect(await createInvitationRepository(world.db).revoke(randomUUID())).toBeNull();
});

it("[OPEN-4] an invitation that is taken while it is revoked is revoked with what it opened", async () => {
  const take = createInvitationRepository(world.db).take;
  const [taken] = await Promise.all([take(invitation.id, mina.uid, world.clock.now()), revoke()]);
  const isLeft = eq(coderInvitations.codeHash, hashOf(invitation.code));

  expect(["first", "refused"]).toContain(taken);
  expect(await world.db.$count(coderInvitations, isLeft)).toBe(0);
});

const revoke = () => createInvitationRepository(world.db).revoke(invitation.id);

/** @returns the cookie that the second step is taken with */
async function sendPassword(coders_key?: string): Promise<string> {
  const body = { email: mina.email, password: PASSWORD, ...(coders_key && { coders_key }) };
  return cookiesOf(await world.callAt(login, { body }));
}

const finish = (cookie: string) => world.finishSecondStep({ recovery_code: mina.codes[0] }, cookie);
