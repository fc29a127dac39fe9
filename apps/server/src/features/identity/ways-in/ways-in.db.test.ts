import { login, readSession } from "@codetale/contract/identity";
import { proveByGoogle } from "@codetale/contract/identity/proof";
import { endOtherSessions } from "@codetale/contract/identity/sessions";
import {
  changePassword,
  readWaysIn,
  unlinkGoogle,
  type WaysIn,
} from "@codetale/contract/identity/ways-in";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, securityEvents } from "#platform/db/schema/identity";
import {
  openGoogleSignInApp,
  sessionCookieIn,
  type GoogleSignInApp,
} from "../testing/open-google-sign-in-app.ts";
import { NEW_PASSWORD } from "../testing/open-recovery-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

let world: GoogleSignInApp;
let email: string;
let uid: string;
let cookie: string;

beforeAll(async () => {
  world = await openGoogleSignInApp();
});
beforeEach(async () => {
  ({ email } = await world.nextUser());
  await world.addPerson(email);
  ({ uid, cookie } = await world.signIn(email));
  world.clock.advance(HOUR_MS);
  world.live.ended.length = 0;
});
afterAll(() => world.close());

it("tells the ways in, each with since when and when it was used last", async () => {
  const since = world.clock.now() - HOUR_MS;
  expect(await waysIn()).toEqual({
    success: true,
    password: { since, lastUsedAt: since },
    links: [],
  });
  await world.signInWithGoogle();
  const linkedAt = world.clock.now();
  world.clock.advance(HOUR_MS);
  await world.signInWithGoogle();

  expect((await waysIn()).links).toEqual([
    { id: expect.any(String), email, since: linkedAt, lastUsedAt: linkedAt + HOUR_MS },
  ]);
  expect((await world.call(readWaysIn)).json()).toMatchObject({ reason: "session/required" });
});

describe("changing the password", () => {
  it("needs a proof, which it ends, and ends all other sessions", async () => {
    const elsewhere = await world.signIn(email);
    expect((await change(NEW_PASSWORD)).json()).toMatchObject({ reason: "proof/required" });
    await world.prove(cookie);

    expect((await change(NEW_PASSWORD)).json()).toEqual({ success: true });
    expect((await signInWith(PASSWORD)).statusCode).toBe(401);
    expect((await signInWith(NEW_PASSWORD)).statusCode).toBe(200);
    expect((await world.call(readSession, { cookie })).json()).toMatchObject({ uid });
    expect((await world.call(readSession, { cookie: elsewhere.cookie })).json()).toBeNull();
    expect(world.live.ended).toHaveLength(1);
    expect((await change("yet another one")).json()).toMatchObject({ reason: "proof/required" });
    expect(await mails()).toContain("Your Codetale password was changed");
    expect(await logged()).toContain("password-set");
  });

  it("refuses a weak one in words, and keeps the proof", async () => {
    await world.prove(cookie);
    const refused = await change("short");
    expect(refused.json()).toMatchObject({ reason: "register/weak-password" });

    expect((await change(NEW_PASSWORD)).statusCode).toBe(200);
  });

  it("gives one to an account that had none", async () => {
    const { email: other } = await world.nextUser();
    const withGoogle = sessionCookieIn(await world.signInWithGoogle());
    await proveByGoogleWith(withGoogle);
    expect((await waysIn(withGoogle)).password).toBeNull();
    await world.call(changePassword, { cookie: withGoogle, body: { password: NEW_PASSWORD } });

    expect((await signInWith(NEW_PASSWORD, other)).statusCode).toBe(200);
  });
});

describe("an identity at Google", () => {
  it("is told of once it is linked, and removed with a proof", async () => {
    const withGoogle = sessionCookieIn(await world.signInWithGoogle());
    expect(await mails()).toContain("Google was linked to your Codetale account");
    const [link] = (await waysIn()).links;
    expect((await unlink(link?.id)).json()).toMatchObject({ reason: "proof/required" });
    await world.prove(cookie);
    await proveByGoogleWith(withGoogle);

    expect((await unlink(link?.id)).json()).toEqual({ success: true });
    expect((await waysIn()).links).toEqual([]);
    expect(await mails()).toContain("Google was removed from your Codetale account");
    expect(await logged()).toContain("google-unlinked");
    const proofs = await Promise.all([cookie, withGoogle].map((each) => change("weak", each)));
    for (const answer of proofs) expect(answer.json()).toMatchObject({ reason: "proof/required" });
  });

  it("is not removed with a proof that has ended, nor with another session's", async () => {
    const withGoogle = sessionCookieIn(await world.signInWithGoogle());
    const [link] = (await waysIn()).links;
    await world.prove(cookie);
    expect((await unlink(link?.id, withGoogle)).json()).toMatchObject({ reason: "proof/required" });
    world.clock.advance(10 * MINUTE_MS);
    expect((await unlink(link?.id)).json()).toMatchObject({ reason: "proof/required" });

    expect((await waysIn()).links).toHaveLength(1);
  });

  it("that is the only way in stays", async () => {
    await world.nextUser();
    const withGoogle = sessionCookieIn(await world.signInWithGoogle());
    await proveByGoogleWith(withGoogle);
    const [link] = (await waysIn(withGoogle)).links;
    const refused = await unlink(link?.id, withGoogle);

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ reason: "ways-in/last" });
    expect((await waysIn(withGoogle)).links).toHaveLength(1);
  });

  it("of another account is left alone, and so is what is none", async () => {
    await world.nextUser();
    const other = sessionCookieIn(await world.signInWithGoogle());
    const [link] = (await waysIn(other)).links;
    await world.prove(cookie);
    const [password] = await world.db.select().from(accounts).where(eq(accounts.userId, uid));

    for (const id of [link?.id, password?.id, "no-link"]) {
      expect((await unlink(id)).json()).toEqual({ success: true });
    }
    expect((await waysIn(other)).links).toHaveLength(1);
    expect((await waysIn()).password).not.toBeNull();
  });
});

it("[LOGIN-12] ends all sessions but the present one", async () => {
  const elsewhere = await world.signIn(email);
  await world.call(endOtherSessions, { cookie, body: {} });

  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ uid });
  expect((await world.call(readSession, { cookie: elsewhere.cookie })).json()).toBeNull();
  expect((await world.call(endOtherSessions, { body: {} })).statusCode).toBe(401);
});

async function waysIn(as = cookie): Promise<WaysIn> {
  return (await world.call(readWaysIn, { cookie: as })).json<WaysIn>();
}

function change(password: string, as = cookie) {
  return world.call(changePassword, { cookie: as, body: { password } });
}

function unlink(linkId: string | undefined, as = cookie) {
  return world.call(unlinkGoogle, { cookie: as, body: { linkId } });
}

function signInWith(password: string, address = email) {
  return world.call(login, { body: { email: address, password } });
}

async function proveByGoogleWith(session: string): Promise<void> {
  const response = await world.call(proveByGoogle, { cookie: session, body: {} });
  const [key = ""] = String(response.headers["set-cookie"]).split(";");
  const back = await world.google.pass(response.json<{ url: string }>().url);
  await world.finish(back, `${key}; ${session}`);
}

/** Their subjects. */
async function mails(): Promise<string[]> {
  await world.settled();
  return world.mailer.to(email).map(({ subject }) => subject);
}

async function logged(): Promise<string[]> {
  const rows = await world.db.select().from(securityEvents).where(eq(securityEvents.uid, uid));
  return rows.map(({ kind }) => kind);
}
