import {
  checkEmailVerificationStatus,
  login,
  logout,
  readSession,
} from "@codetale/contract/identity";
import { DAY_MS, SECOND_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { profiles, sessions, users } from "#platform/db/schema/identity";
import { cookieFrom, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";
import { aVisitor, type Visitor } from "../testing/visitor.ts";

let world: IdentityApp;
let people = 0;
let { email, from, signIn } = {} as Visitor;

beforeAll(async () => {
  world = await openIdentityApp();
});
beforeEach(async () => {
  people += 1;
  ({ email, from, signIn } = await aVisitor(world, people));
});
afterAll(() => world.close());

it("[LOGIN-8] signs in, and says who is signed in until then and afterwards", async () => {
  const before = await world.call(readSession);
  const response = await signIn();
  const after = await world.call(readSession, { cookie: cookieFrom(response) });

  expect(before.statusCode).toBe(200);
  expect(before.json()).toBeNull();
  expect(response.json()).toEqual({ success: true, uid: await uidOf(email), person: "user" });
  expect(after.headers["cache-control"]).toBe("no-store");
  expect(after.json()).toEqual({
    uid: await uidOf(email),
    email,
    emailVerified: true,
    name: "",
    photoURL: null,
    person: "user",
    expiresAt: world.clock.now() + 7 * DAY_MS - 30 * SECOND_MS,
  });
});

it("knows an address however it is written", async () => {
  expect((await signIn({ email: ` ${email.toUpperCase()}` })).statusCode).toBe(200);
});

it.each([
  { email: "", password: PASSWORD },
  { email: "   ", password: PASSWORD },
  { email: "mina@mail.test", password: "" },
  { email: "", password: "", coders_key: "wrong" },
])("[LOGIN-2] asks for what is missing in %j before anything else", async (body) => {
  await expectRefusal(body, 400, "Please enter both email and password.");
});

it.each([{}, { email: "mina@mail.test" }, { password: PASSWORD }])(
  "[LOGIN-2] asks for what is missing in %j, where a field is absent altogether",
  async (body) => {
    expect((await world.call(login, { body, from })).json()).toMatchObject({
      reason: "login/incomplete",
      message: "Please enter both email and password.",
    });
  },
);

it.each(["mina", "mina@mail", "mina @mail.test", "@mail.test"])(
  "[LOGIN-5] refuses %j as malformed",
  async (malformed) => {
    const message = "Invalid email address. Please enter a valid email.";
    await expectRefusal({ email: malformed, coders_key: "wrong" }, 400, message);
  },
);

it("[LOGIN-10] refuses a wrong coders key before it looks at anyone", async () => {
  for (const coders_key of ["wrong", ""]) {
    await expectRefusal({ email: "nobody@mail.test", coders_key }, 403, "Invalid coders key");
  }
});

it("[LOGIN-4] says that an address is unknown", async () => {
  const message = "User not found. Please check the email address or register if you are new.";
  await expectRefusal({ email: "nobody@mail.test" }, 404, message);
});

it("[LOGIN-3] says that the password is wrong", async () => {
  const message = "Invalid password. Please double-check your password and try again.";
  await expectRefusal({ password: `${PASSWORD}!` }, 401, message);
});

it("[LOGIN-7] refuses an unverified address, to those alone who know the password", async () => {
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.email, email));

  const message = "Email not verified. Please check your inbox and verify your email.";
  await expectRefusal({}, 403, message);
  expect((await signIn({ password: "wrong password" })).json()).toMatchObject({
    reason: "login/wrong-password",
  });
});

it("refuses a disabled account, to those alone who know the password", async () => {
  await disable();

  await expectRefusal({}, 403, "This account has been disabled.");
  expect((await signIn({ password: "wrong password" })).json()).toMatchObject({
    reason: "login/wrong-password",
  });
});

it("[GUARD-5] ends the sessions of an account that is disabled", async () => {
  const cookie = cookieFrom(await signIn());
  await disable();

  expect((await world.call(readSession, { cookie })).json()).toBeNull();
});

it("[LOGIN-10] signs in as a coder with the key, giving the account what it lacks", async () => {
  const response = await signIn({ coders_key: CODERS_KEY });
  const session = await world.call(readSession, { cookie: cookieFrom(response) });

  expect(response.json()).toMatchObject({ person: "coder" });
  expect(session.json()).toMatchObject({ person: "coder", name: "" });
  expect(await profilesOf(email)).toEqual(["coder", "user"]);

  expect((await signIn()).json()).toMatchObject({ person: "user" });
  expect(await profilesOf(email)).toEqual(["coder", "user"]);
});

it("gives a coder who signs in as a learner a learner's profile", async () => {
  const coder = `coder-${email}`;
  await world.addPerson(coder, "coder");
  expect(await profilesOf(coder)).toEqual(["coder"]);

  expect((await signIn({ email: coder })).json()).toMatchObject({ person: "user" });
  expect(await profilesOf(coder)).toEqual(["coder", "user"]);
});

it("tells whether an address is verified, for the password and within the same limits", async () => {
  const ask = (password: string) =>
    world.call(checkEmailVerificationStatus, { body: { email, password }, from });

  expect((await ask(PASSWORD)).json()).toEqual({ success: true, verified: true });
  await world.db.update(users).set({ emailVerified: false }).where(eq(users.email, email));
  expect((await ask(PASSWORD)).json()).toEqual({ success: true, verified: false });
  for (let i = 0; i < 10; i += 1) {
    expect((await ask("wrong password")).json()).toMatchObject({ reason: "login/wrong-password" });
  }
  expect((await ask(PASSWORD)).json()).toMatchObject({ reason: "login/too-many" });
  expect((await signIn()).json()).toMatchObject({ reason: "login/too-many" });
});

it("[LOGIN-12] ends the session on the server, wherever its cookie is kept", async () => {
  const cookie = cookieFrom(await signIn());
  const { sessionId } = (await world.authenticate({ cookie })) ?? {};
  const response = await world.call(logout, { cookie });

  expect(response.json()).toEqual({ success: true });
  expect(response.headers["set-cookie"]).toMatch(
    /^codetale\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(response.headers["clear-site-data"]).toBe('"cache"');
  expect(world.live.ended).toContain(sessionId);
  expect((await world.call(readSession, { cookie })).json()).toBeNull();
});

it("[LOGIN-12] ends one session and leaves the others", async () => {
  const here = cookieFrom(await signIn());
  const elsewhere = cookieFrom(await signIn());
  await world.call(logout, { cookie: here });

  expect((await world.call(readSession, { cookie: elsewhere })).json()).toMatchObject({ email });
});

it("[LOGIN-12] has nothing against a logout of nobody", async () => {
  const response = await world.call(logout);

  expect(response.statusCode).toBe(200);
  expect(response.headers["set-cookie"]).toContain("Max-Age=0");
});

it("ends the session that a browser had before it signed in again", async () => {
  const first = cookieFrom(await signIn());
  const { sessionId } = (await world.authenticate({ cookie: first })) ?? {};
  const second = cookieFrom(
    await world.call(login, {
      body: { email, password: PASSWORD, coders_key: CODERS_KEY },
      cookie: first,
    }),
  );

  expect(world.live.ended).toContain(sessionId);
  expect((await world.call(readSession, { cookie: first })).json()).toBeNull();
  expect((await world.call(readSession, { cookie: second })).json()).toMatchObject({
    person: "coder",
  });
});

it("records where a session was opened from", async () => {
  await world.call(login, {
    body: { email, password: PASSWORD },
    headers: { "user-agent": "x".repeat(1000) },
    from,
  });
  const [kept] = await world.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, await uidOf(email)));

  expect(kept).toMatchObject({ ipAddress: from, userAgent: "x".repeat(300) });
});

async function expectRefusal(body: Record<string, string>, status: number, message: string) {
  const refused = await signIn(body);

  expect(refused.statusCode).toBe(status);
  expect(refused.json()).toMatchObject({ success: false, message });
  expect(refused.headers["set-cookie"]).toBeUndefined();
}

async function disable() {
  await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, email));
}

async function uidOf(address: string): Promise<string> {
  const [found] = await world.db
    .select({ uid: users.id })
    .from(users)
    .where(eq(users.email, address));
  return found?.uid ?? "";
}

async function profilesOf(address: string): Promise<string[]> {
  const found = await world.db
    .select({ person: profiles.person })
    .from(profiles)
    .where(eq(profiles.uid, await uidOf(address)));
  return found.map(({ person }) => person).sort();
}
