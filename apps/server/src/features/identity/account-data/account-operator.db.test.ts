import { login, readSession } from "@codetale/contract/identity";
import { listSessions } from "@codetale/contract/identity/sessions";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { accounts, users } from "#platform/db/schema/identity";
import { createAccountOperatorRepository } from "./account-operator.repository.ts";
import { createAccountOperator } from "./account-operator.service.ts";
import { createSecurityLogRepository } from "../security-log/security-log.repository.ts";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

let world: IdentityApp;
let operator: ReturnType<typeof createAccountOperator>;
let people = 0;
let email: string;
let uid: string;

beforeAll(async () => {
  world = await openIdentityApp();
  operator = createAccountOperator({
    accounts: createAccountOperatorRepository(world.db),
    securityLog: createSecurityLogRepository(world.db),
    clock: world.clock,
  });
});
beforeEach(async () => {
  // The operator's clock is the database's.
  world.clock.set(Date.now());
  email = `person-${(people += 1)}@mail.test`;
  uid = await world.addPerson(email);
});
afterAll(() => world.close());

it("[GUARD-5] disables an account, whose sessions are refused from then on with words why", async () => {
  const { cookie } = await world.signIn(email);
  await world.signIn(email, "coder");
  expect(await operator.run(["disable", ` ${email.toUpperCase()}`])).toBe(
    `${email} is disabled. 2 sessions ended.\n`,
  );

  expect((await world.call(listSessions, { cookie })).json()).toMatchObject({
    reason: "login/disabled",
    message: "This account has been disabled.",
  });
  expect((await world.call(readSession, { cookie })).json()).toBeNull();
  expect(await signIn()).toMatchObject({ reason: "login/disabled" });
});

it("enables it again, and no session from before comes back to life", async () => {
  const { cookie } = await world.signIn(email);
  await operator.run(["disable", email]);
  expect(await operator.run(["enable", email])).toBe(
    `${email} is enabled, and has to sign in again.\n`,
  );

  expect((await world.call(listSessions, { cookie })).json()).toMatchObject({
    reason: "session/expired",
  });
  expect(await signIn()).toMatchObject({ success: true, uid });
});

it("keeps the reason for which it was disabled, until it is enabled", async () => {
  await operator.run(["disable", email, "sold", "answers"]);
  expect(await operator.run(["show", email])).toContain(`${uid}, disabled: sold answers`);

  await operator.run(["enable", email]);
  expect(await operator.run(["show", email])).toContain(`${uid}, enabled\n`);
});

it("names an account an operator, and ends every session of one that is none any more", async () => {
  const { cookie } = await world.signIn(email);
  expect(await operator.run(["operator", email, "on"])).toBe(
    `${email} is an operator: /operator is open to it.\n`,
  );
  expect(await operator.run(["show", email])).toContain(`${uid}, enabled, operator`);
  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ isOperator: true });

  expect(await operator.run(["operator", email, "off"])).toBe(
    `${email} is no operator any more, and has to sign in again.\n`,
  );
  expect((await world.call(readSession, { cookie })).json()).toBeNull();
});

it("says so where there is nothing to change", async () => {
  expect(await operator.run(["enable", email])).toBe(`${email} is not disabled.\n`);
  await operator.run(["disable", email]);
  expect(await operator.run(["disable", email])).toBe(`${email} is disabled already.\n`);
});

it("shows what an operator has to know of an account, and no secret", async () => {
  await world.signIn(email, "coder");
  await world.db.insert(accounts).values({
    id: `link-${uid}`,
    accountId: "subject",
    providerId: "https://accounts.google.com",
    userId: uid,
  });
  const [{ createdAt } = { createdAt: new Date(0) }] = await world.db
    .select()
    .from(users)
    .where(eq(users.id, uid));

  expect(await operator.run(["show", email])).toBe(
    [
      `E-mail         ${email} (verified)`,
      `Account        ${uid}, enabled`,
      `Since          ${createdAt.toISOString()}`,
      "Profiles       coder, learner",
      "Signs in with  password, https://accounts.google.com",
      "Sessions       1",
      "",
    ].join("\n"),
  );
});

it("shows an account that is disabled and has nothing", async () => {
  await world.db.delete(accounts).where(eq(accounts.userId, uid));
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));
  await operator.run(["disable", email]);
  const shown = await operator.run(["show", email]);

  expect(shown).toContain("(not verified)");
  expect(shown).toContain(`${uid}, disabled`);
  expect(shown).toContain("Signs in with  none");
});

it.each([["disable", "nobody@mail.test"], ["show", "no address"], ["enable"]])(
  "says that there is no such account: %s %s",
  async (...args) => {
    await expect(operator.run(args)).rejects.toThrow("There is no account with the address");
  },
);

it.each([
  [[]],
  [["remove", "mina@mail.test"]],
  [["toString", "mina@mail.test"]],
  [["show", "a@b.c", "d"]],
  [["operator", "a@b.c", "on", "off"]],
])("says how it is used when it is told %j", async (args) => {
  await expect(operator.run(args)).rejects.toThrow(
    "npm run account -- enable|show EMAIL, disable EMAIL [REASON]",
  );
});

async function signIn(): Promise<object> {
  return (await world.call(login, { body: { email, password: PASSWORD } })).json<object>();
}
