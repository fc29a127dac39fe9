import { login, readSession, register, sendOtp } from "@codetale/contract/identity";
import { DAY_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coderInvitations } from "#platform/db/schema/identity";
import { createSecurityLogRepository } from "../security-log/security-log.repository.ts";
import { errorOf, openGoogleSignInApp } from "../testing/open-google-sign-in-app.ts";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";
import { createInvitationOperator } from "./invitation-operator.service.ts";
import { INVITATION_MS } from "./new-invitation.ts";
import { createInvitationRepository } from "./invitations.repository.ts";

let world: IdentityApp;
let people = 0;
let email: string;

beforeAll(async () => {
  world = await openIdentityApp({ codersKey: null });
});
beforeEach(async () => {
  email = `coder-${(people += 1)}@mail.test`;
  await world.db.delete(coderInvitations);
});
afterAll(() => world.close());

function operatorOf({ db, clock }: Pick<IdentityApp, "db" | "clock">) {
  return createInvitationOperator({
    invitations: createInvitationRepository(db),
    securityLog: createSecurityLogRepository(db),
    clock,
  });
}

const operate = (...args: string[]) => operatorOf(world).run(args);

/** @returns the code that the operator hands on */
async function invitationFor(note: string, on: Pick<IdentityApp, "db" | "clock"> = world) {
  const printed = await operatorOf(on).run(["invite", ...note.split(" ")]);
  return /^ {2}(\S+)$/m.exec(printed)?.[1] ?? "";
}

const signIn = (coders_key: string, address = email) =>
  world.call(login, { body: { email: address, password: PASSWORD, coders_key } });

const registerWith = async (coders_key: string, address = email) => {
  const ticket = await world.ticketFor(address);
  const body = { email: address, password: PASSWORD, ticket, coders_key };
  return world.call(register, { body });
};

const wrongKey = { reason: "coders-key/wrong", message: "Invalid coders key" };

describe("[OPEN-4] [LOGIN-10] an invitation", () => {
  it("makes a newcomer a coder, who signs in by it from then on", async () => {
    const code = await invitationFor("Tomas");
    const elsewhere = { email: `other-${email}`, coders_key: code };
    const asked = await world.call(sendOtp, { body: elsewhere });
    expect(asked.statusCode).toBe(200);
    expect((await registerWith(code)).statusCode).toBe(200);

    expect((await signIn(code)).json()).toMatchObject({ person: "coder" });
    world.clock.advance(INVITATION_MS);
    await world.cleanUp();
    expect((await signIn(code)).json()).toMatchObject({ person: "coder" });
  });

  it("makes a learner a coder as well, at the coders' sign-in", async () => {
    await world.addPerson(email);
    const code = await invitationFor("Tomas");

    expect((await signIn(code)).json()).toMatchObject({ person: "coder" });
  });

  it("is for one account: whoever else has it is told that it is wrong", async () => {
    const code = await invitationFor("Tomas");
    await world.addPerson(email);
    await signIn(code);
    const other = `other-${email}`;
    await world.addPerson(other);

    expect((await signIn(code, other)).json()).toMatchObject(wrongKey);
    expect((await registerWith(code, `third-${email}`)).json()).toMatchObject(wrongKey);
    expect(await world.db.$count(coderInvitations)).toBe(1);
  });

  it("is had by one of many who take it at once", async () => {
    const code = await invitationFor("Tomas");
    const all = Array.from({ length: 6 }, (_, i) => `${i}-${email}`);
    for (const each of all) await world.addPerson(each);
    const statuses = await Promise.all(
      all.map(async (each) => (await signIn(code, each)).statusCode),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
  });

  it("is had by one of many who register by it at once, and the others have no account", async () => {
    const code = await invitationFor("Tomas");
    const all = Array.from({ length: 4 }, (_, i) => `${i}-${email}`);
    const tickets: string[] = [];
    for (const each of all) tickets.push(await world.ticketFor(each));
    const answers = await Promise.all(
      all.map((each, i) => {
        const body = { email: each, password: PASSWORD, ticket: tickets[i], coders_key: code };
        return world.call(register, { body });
      }),
    );

    const refused = all.filter((_, i) => answers[i]?.statusCode === 403);
    expect(refused).toHaveLength(3);
    for (const each of refused) {
      const answer = await world.call(login, { body: { email: each, password: PASSWORD } });
      expect(answer.json()).toMatchObject({ reason: "login/unknown-email" });
    }
  });

  it("can be taken for 14 days", async () => {
    const code = await invitationFor("Tomas");
    await world.addPerson(email);
    world.clock.advance(14 * DAY_MS);

    expect((await signIn(code)).json()).toMatchObject(wrongKey);
    await world.cleanUp();
    expect(await world.db.$count(coderInvitations)).toBe(0);
  });

  it("is guessed as seldom as the key, and another's counts as a guess", async () => {
    const code = await invitationFor("Tomas");
    await world.addPerson(email);
    await signIn(code);
    const other = `other-${email}`;
    await world.addPerson(other);
    world.clock.advance(DAY_MS);
    for (let i = 0; i < 10; i += 1) {
      expect((await signIn(code, other)).statusCode).toBe(403);
      const guess = { email, coders_key: `guess ${i}` };
      expect((await world.call(sendOtp, { body: guess })).statusCode).toBe(403);
    }

    expect((await signIn(code)).json()).toMatchObject({ reason: "request/too-many" });
    world.clock.advance(DAY_MS);
  });

  it("is revoked with the coder's sessions, and leaves the learner's", async () => {
    await world.addPerson(email);
    const code = await invitationFor("Tomas Lindqvist");
    const [, cookie = ""] = /(codetale\.session_token=[^;]+)/.exec(
      String((await signIn(code)).headers["set-cookie"]),
    ) ?? ["", ""];
    const learner = await world.signIn(email);
    const [listed = ""] = (await operate("list")).split("\n");
    expect(listed).toMatch(new RegExp(`Tomas Lindqvist  taken \\S+ by ${email}$`));
    const [id = ""] = listed.split("  ");

    expect(await operate("revoke", id)).toBe("The invitation is revoked. 1 session ended.\n");
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
    expect((await world.call(readSession, { cookie: learner.cookie })).json()).not.toBeNull();
    expect((await signIn(code)).json()).toMatchObject(wrongKey);
    expect(await operate("list")).toBe("Nobody is invited.\n");
  });

  it("is the only way in for coders where there is no shared key", async () => {
    await world.addPerson(email);

    for (const key of ["", "null", CODERS_KEY]) {
      expect((await signIn(key)).json()).toMatchObject(wrongKey);
    }
  });

  it("is told to operators in words", async () => {
    await expect(operate("invite")).rejects.toThrow(/^Say what to do: npm run coders/);
    await expect(operate("list", "all")).rejects.toThrow(/^Say what to do/);
    await expect(operate("constructor")).rejects.toThrow(/^Say what to do/);
    await expect(operate("revoke", "none")).rejects.toThrow(
      "There is no invitation with the id none",
    );
    await invitationFor("Tomas");
    expect(await operate("list")).toMatch(/ {2}Tomas {2}open until \d{4}-\d\d-\d\d\n$/);
  });
});

it("[OPEN-4] [LOGIN-10] an invitation serves a sign-in with Google, of one account alone", async () => {
  const google = await openGoogleSignInApp();
  const code = await invitationFor("Tomas", google);
  const coder = { person: "coder", coders_key: code };
  await google.nextUser();
  const arrival = await google.signInWithGoogle(coder);
  expect(await google.sessionOf(arrival)).toMatchObject({ person: "coder" });

  await google.nextUser();
  expect(errorOf(await google.signInWithGoogle(coder))).toBe("coders-key-wrong");
  await google.close();
});
