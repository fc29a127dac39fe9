import { login, logout, readSession } from "@codetale/contract/identity";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts, profiles, users } from "#platform/db/schema/identity";
import {
  errorOf,
  openGoogleSignInApp,
  sessionCookieIn,
  type GoogleSignInApp,
} from "../testing/open-google-sign-in-app.ts";
import { CODERS_KEY, PASSWORD } from "../testing/test-account.ts";

let world: GoogleSignInApp;
let email: string;
let sub: string;

beforeAll(async () => {
  world = await openGoogleSignInApp();
});
beforeEach(async () => {
  ({ email, sub } = await world.nextUser());
});
afterAll(() => world.close());

describe("[LOGIN-9] a newcomer", () => {
  it("gets an account with the verified address and the name, and then the profile's screen", async () => {
    const arrival = await world.signInWithGoogle();

    expect(arrival.statusCode).toBe(303);
    expect(arrival.headers["location"]).toBe("/new_user");
    expect(arrival.headers["cache-control"]).toBe("no-store");
    expect(await world.sessionOf(arrival)).toMatchObject({
      email,
      emailVerified: true,
      name: "Mina Okafor",
      person: "user",
    });
  });

  it("is a coder who has the coders key, and complete at once", async () => {
    const arrival = await world.signInWithGoogle({ person: "coder", coders_key: CODERS_KEY });

    expect(arrival.headers["location"]).toBe("/coders_home");
    expect(await world.sessionOf(arrival)).toMatchObject({ email, person: "coder" });
    expect(await profilesOf(email)).toEqual(["coder"]);
  });

  it("without a name is asked for it first, also as a coder", async () => {
    world.google.is({ sub, email, email_verified: true });
    const arrival = await world.signInWithGoogle({ person: "coder", coders_key: CODERS_KEY });

    expect(arrival.headers["location"]).toBe("/coders_new_user");
  });

  it("keeps of a name what a profile can hold", async () => {
    world.google.is({ sub, email, email_verified: true, name: `  A\u0000${"b".repeat(78)}👍🏽c ` });

    expect((await world.sessionOf(await world.signInWithGoogle())).name).toBe(`A${"b".repeat(78)}`);
  });

  it("is asked for a name that can be seen, and has none that turns the text around it", async () => {
    world.google.is({ sub, email, email_verified: true, name: "\u3164\u2800" });
    const arrival = await world.signInWithGoogle({ person: "coder", coders_key: CODERS_KEY });
    expect(arrival.headers["location"]).toBe("/coders_new_user");

    const { sub: other, email: address } = await world.nextUser();
    world.google.is({ sub: other, email: address, email_verified: true, name: "\u202EanaZ\u202C" });
    expect((await world.sessionOf(await world.signInWithGoogle())).name).toBe("anaZ");
  });

  it("gets one account from any number of callbacks at once", async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => world.begin()));
    const back = await Promise.all(begun.map(({ url }) => world.google.pass(url)));
    const arrivals = await Promise.all(back.map((url, i) => world.finish(url, begun[i]?.cookie)));
    const sessions = await Promise.all(arrivals.map(world.sessionOf));

    expect(arrivals.map(({ headers }) => headers["location"])).toEqual(Array(4).fill("/new_user"));
    expect(new Set(sessions.map(({ uid }) => uid)).size).toBe(1);
    expect(await world.db.$count(users, eq(users.email, email))).toBe(1);
    expect(await linksOf()).toHaveLength(1);
  });

  it("whose address the provider has not verified gets no account", async () => {
    for (const claims of [
      { email, email_verified: false },
      { email, email_verified: "false" },
      { email },
      { email: "no address", email_verified: true },
      { email_verified: true },
    ]) {
      world.google.is({ sub, ...claims }, { sub });
      expect(errorOf(await world.signInWithGoogle())).toBe("unverified-email");
    }
    expect(await world.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("may be told of by the provider's profile instead of its token", async () => {
    world.google.is(
      { sub },
      { sub, email: email.toUpperCase(), email_verified: "true", name: "Ada" },
    );

    expect(await world.sessionOf(await world.signInWithGoogle())).toMatchObject({
      email,
      name: "Ada",
    });
  });

  it("is not believed to be somebody else's profile", async () => {
    world.google.is({ sub }, { sub: "another", email, email_verified: true });

    expect(errorOf(await world.signInWithGoogle())).toBe("invalid-credential");
  });
});

describe("[LOGIN-9] somebody who was here before", () => {
  it("is known by issuer and subject, whatever their address is by now", async () => {
    const { uid } = await world.sessionOf(await world.signInWithGoogle());
    world.google.is({ sub, email: `new-${email}`, email_verified: false });
    const again = await world.sessionOf(await world.signInWithGoogle());

    expect(again).toMatchObject({ uid, email });
    expect(await world.db.$count(users, eq(users.email, `new-${email}`))).toBe(0);
  });

  it("is linked to their account with the same verified address, whose password still works", async () => {
    const uid = await world.addPerson(email, "user", "Mina");
    const arrival = await world.signInWithGoogle();
    const withPassword = await world.call(login, { body: { email, password: PASSWORD } });

    expect(await world.sessionOf(arrival)).toMatchObject({ uid, name: "Mina" });
    expect(await linksOf()).toEqual([
      {
        id: expect.any(String),
        accountId: sub,
        providerId: world.google.issuer,
        userId: uid,
        password: null,
        providerEmail: email,
        lastUsedAt: world.clock.now(),
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      },
    ]);
    expect(withPassword.json()).toMatchObject({ uid });
  });

  it("gets the profile of the screen they came from besides the one they had", async () => {
    await world.addPerson(email, "user", "Mina");
    await world.signInWithGoogle({ person: "coder", coders_key: CODERS_KEY });

    expect(await profilesOf(email)).toEqual(["coder", "user"]);
  });

  it("is not linked to an account that never proved its address", async () => {
    const uid = await world.addPerson(email);
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, uid));

    expect(errorOf(await world.signInWithGoogle())).toBe("account-exists-unverified");
    expect(await linksOf()).toEqual([]);
  });

  it("is not linked by an address that the provider has not verified", async () => {
    await world.addPerson(email);
    world.google.is({ sub, email, email_verified: false });

    expect(errorOf(await world.signInWithGoogle())).toBe("unverified-email");
    expect(await linksOf()).toEqual([]);
  });

  it("is not linked to an account whose address the provider gave to somebody else before", async () => {
    await world.signInWithGoogle();
    world.google.is({ sub: `heir-of-${sub}`, email, email_verified: true });

    expect(errorOf(await world.signInWithGoogle())).toBe("account-not-linked");
    expect(await world.db.$count(accounts, eq(accounts.accountId, `heir-of-${sub}`))).toBe(0);
  });

  it("[GUARD-5] is refused while the account is disabled, linked or not", async () => {
    const uid = await world.addPerson(email);
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    expect(errorOf(await world.signInWithGoogle())).toBe("user-disabled");
    expect(await linksOf()).toEqual([]);

    await world.db.update(users).set({ isDisabled: false }).where(eq(users.id, uid));
    await world.signInWithGoogle();
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, uid));
    expect(errorOf(await world.signInWithGoogle())).toBe("user-disabled");
  });

  it("loses the session that the browser had before", async () => {
    const { cookie } = await world.signIn(await knownPerson());
    const { sessionId } = (await world.authenticate({ cookie })) ?? {};
    const begun = await world.begin();
    const arrival = await world.finish(
      await world.google.pass(begun.url),
      `${begun.cookie}; ${cookie}`,
    );

    expect(await world.sessionOf(arrival)).toMatchObject({ email });
    expect(world.live.ended).toContain(sessionId);
    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });

  it("[LOGIN-12] has a session like any other, which logging out ends", async () => {
    const cookie = sessionCookieIn(await world.signInWithGoogle());
    await world.call(logout, { cookie });

    expect((await world.call(readSession, { cookie })).json()).toBeNull();
  });
});

async function knownPerson(): Promise<string> {
  const address = `known-${email}`;
  await world.addPerson(address);
  return address;
}

function linksOf() {
  return world.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.providerId, world.google.issuer), eq(accounts.accountId, sub)));
}

async function profilesOf(address: string): Promise<string[]> {
  const found = await world.db
    .select({ person: profiles.person })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.uid))
    .where(eq(users.email, address));
  return found.map(({ person }) => person).sort();
}
