import { login } from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { proveByPassword } from "@codetale/contract/identity/proof";
import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity/account-data";
import { endSession, listSessions, signOutEverywhere } from "@codetale/contract/identity/sessions";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { securityEvents } from "#platform/db/schema/identity";
import { createAccountOperatorRepository } from "../account-data/account-operator.repository.ts";
import { createAccountOperator } from "../account-data/account-operator.service.ts";
import { openGoogleSignInApp, type GoogleSignInApp } from "../testing/open-google-sign-in-app.ts";
import { NEW_PASSWORD, openRecoveryApp, type RecoveryApp } from "../testing/open-recovery-app.ts";
import { PASSWORD } from "../testing/test-account.ts";
import { createSecurityLogRepository } from "./security-log.repository.ts";

const HOME = "198.51.100.1";

let world: RecoveryApp;
let google: GoogleSignInApp;
let people = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  world = await openRecoveryApp();
  google = await openGoogleSignInApp();
});
beforeEach(async () => {
  email = `watched-${(people += 1)}@mail.test`;
  uid = await world.addPerson(email);
  world.clock.advance(HOUR_MS);
  await world.db.delete(securityEvents);
});
afterAll(async () => {
  await world.close();
  await google.close();
});

/** The earliest first, without their times and ids. */
async function logged({ db }: Pick<RecoveryApp, "db"> = world) {
  const events = await createSecurityLogRepository(db).latest(null, 1_000);
  return events.reverse().map(({ kind, detail, uid: of, address }) => [kind, detail, of, address]);
}

function operatorOf({ db, clock }: RecoveryApp) {
  return createAccountOperator({
    accounts: createAccountOperatorRepository(db),
    securityLog: createSecurityLogRepository(db),
    clock,
  });
}

it("keeps who came in and who was refused, and from where", async () => {
  await world.signInWith(email, "a wrong password");
  await world.signInWith("nobody@mail.test", PASSWORD);
  await world.signInWith(email, PASSWORD);
  await world.call(login, { body: { email, password: PASSWORD, coders_key: "guess" }, from: HOME });

  expect(await logged()).toEqual([
    ["sign-in-refused", "login/wrong-password", uid, HOME],
    ["sign-in-refused", "login/unknown-email", null, HOME],
    ["new-device", "", uid, HOME],
    ["sign-in", "user by password", uid, HOME],
    ["coders-key-refused", "", null, HOME],
  ]);
});

it("keeps once in a window that a limit is used up", async () => {
  for (let tries = 0; tries < 13; tries += 1) await world.signInWith(email, "wrong");
  const limits = (await logged()).filter(([kind]) => kind === "limit-used-up");

  expect(limits).toEqual([["limit-used-up", "failed-sign-in", null, HOME]]);
});

it("keeps every change of the ways in, and what ends sessions", async () => {
  const newcomer = `new-${email}`;
  await world.register(newcomer, "coder");
  await world.change(await world.tokenByMail(email));
  const { uid: newUid, cookie } = await world.signIn(newcomer, "coder");
  const ticket = await world.ticketFor(`other-${email}`, { purpose: "verify-email", cookie });
  await world.call(proveByPassword, { cookie, body: { password: "wrong" }, from: HOME });
  await world.prove(cookie);
  const moved = { uid: newUid, name: "Mina", email: `other-${email}`, ticket };
  const answer = await world.call(updateUser, { cookie, body: moved, from: HOME });
  expect(answer.statusCode).toBe(200);
  const [{ id: sessionId } = { id: "" }] = (await world.call(listSessions, { cookie })).json<{
    sessions: { id: string }[];
  }>().sessions;
  await world.prove(cookie);
  await world.call(downloadMyData, { cookie, from: HOME });
  await world.call(endSession, { cookie, body: { sessionId }, from: HOME });
  const again = await world.signInWith(`other-${email}`, PASSWORD);
  const present = String(again.headers["set-cookie"]).split(";")[0];
  await world.call(signOutEverywhere, { cookie: present, body: {}, from: HOME });

  const kinds = (await logged()).map(([kind, , of]) => [kind, of]);
  expect(kinds).toEqual([
    ["account-made", newUid],
    ["password-set", uid],
    ["new-device", newUid],
    ["sign-in", newUid],
    ["proof-refused", newUid],
    ["proof-given", newUid],
    ["address-changed", newUid],
    ["proof-given", newUid],
    ["data-downloaded", newUid],
    ["session-ended", newUid],
    ["new-device", newUid],
    ["sign-in", newUid],
    ["sessions-ended", newUid],
  ]);
});

it("keeps what came by way of Google", async () => {
  await google.nextUser();
  await google.signInWithGoogle();
  await google.signInWithGoogle();

  expect((await logged(google)).map(([kind, detail]) => [kind, detail])).toEqual([
    ["account-made", "user by google"],
    ["sign-in", "user by google"],
    ["new-device", ""],
    ["sign-in", "user by google"],
  ]);
});

it("keeps no password, key or code, and no address that somebody typed", async () => {
  await world.signInWith(email, "a wrong password");
  await world.signInWith("nobody@mail.test", PASSWORD);
  await world.change(await world.tokenByMail(email));
  await world.signInWith(email, NEW_PASSWORD);
  const kept = JSON.stringify(await world.db.select().from(securityEvents));

  for (const secret of ["a wrong password", PASSWORD, NEW_PASSWORD, "@mail.test"]) {
    expect(kept).not.toContain(secret);
  }
});

it("is read by command, of all accounts or of one, and keeps what operators did", async () => {
  await world.signInWith(email, PASSWORD);
  const operator = operatorOf(world);
  const at = new Date(world.clock.now()).toISOString();
  expect(await operator.run(["log"])).toBe(
    `${at}  sign-in  user by password  ${email}  ${HOME}\n${at}  new-device  ${email}  ${HOME}\n`,
  );
  await operator.run(["show", email]);
  await operator.run(["disable", email]);
  await operator.run(["enable", email]);

  const lines = (await operator.run(["log", email])).trimEnd().split("\n");
  expect(lines.map((line) => line.split("  ")[1])).toEqual([
    "operator-read",
    "operator-enabled",
    "operator-disabled",
    "operator-read",
    "sign-in",
    "new-device",
  ]);
  await world.db.delete(securityEvents);
  expect(await operator.run(["log"])).toBe("Nothing is in the security log.\n");
});

it("goes with its account, but for the word that one was deleted", async () => {
  const { cookie } = await world.signIn(email);
  await world.signInWith("nobody@mail.test", PASSWORD);
  await world.prove(cookie);
  await world.call(deleteMyAccount, { cookie, body: { email } });

  expect(await logged()).toEqual([
    ["sign-in-refused", "login/unknown-email", null, HOME],
    ["account-deleted", "", null, null],
  ]);
});

it("is kept for 90 days", async () => {
  await world.signInWith(email, PASSWORD);
  world.clock.advance(90 * DAY_MS - 1);
  await world.cleanUp();
  expect(await logged()).toHaveLength(2);

  world.clock.advance(1);
  await world.cleanUp();
  expect(await logged()).toEqual([]);
});

it("is part of what an account can download", async () => {
  const { cookie } = await world.signIn(email);
  await world.prove(cookie);
  const data = (await world.call(downloadMyData, { cookie, from: HOME })).json<{
    securityEvents: object[];
  }>();

  expect(data.securityEvents).toMatchObject([
    { event: "new-device" },
    { event: "sign-in", detail: "user by password" },
    { event: "proof-given", detail: "password" },
    { event: "data-downloaded", address: HOME },
  ]);
});
