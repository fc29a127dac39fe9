import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity/google";
import { MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openidSignIns } from "#platform/db/schema/identity";
import { openGoogleSignInApp, type GoogleSignInApp } from "../testing/open-google-sign-in-app.ts";
import { openIdentityApp } from "../testing/open-identity-app.ts";
import { CODERS_KEY } from "../testing/test-account.ts";

let world: GoogleSignInApp;

beforeAll(async () => {
  world = await openGoogleSignInApp();
});
beforeEach(async () => {
  await world.nextUser();
});
afterAll(() => world.close());

describe("the way back", () => {
  it("[GUARD-1] leads to the path that asked to sign in, by way of the profile where that is not complete", async () => {
    const coder = { person: "coder", coders_key: CODERS_KEY };

    expect(
      (await world.signInWithGoogle({ ...coder, returnTo: "/schedule_chat?scheduleId=1" })).headers,
    ).toMatchObject({
      location: "/schedule_chat?scheduleId=1",
    });
    expect((await world.signInWithGoogle({ returnTo: "/my_schedule" })).headers).toMatchObject({
      location: "/new_user?from=%2Fmy_schedule",
    });
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\/evil.example",
    "evil",
    "javascript:alert(1)",
    "",
  ])("never leads to another site, as %j would", async (returnTo) => {
    const refused = await world.call(startGoogleSignIn, { body: { person: "user", returnTo } });

    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ path: "returnTo" }] });
  });

  it("is the public address where one is set, and this machine's otherwise", async () => {
    const url = new URL((await world.begin({}, { headers: { host: "evil.example" } })).url);
    expect(url.searchParams.get("redirect_uri")).toMatch(
      /^http:\/\/127\.0\.0\.1(:\d+)?\/api\/auth\/oauth2\/callback\/google$/,
    );

    const elsewhere = await openIdentityApp({
      google: world.google.provider,
      publicUrl: "https://codetale.example",
    });
    const response = await elsewhere.call(startGoogleSignIn, { body: { person: "user" } });
    const there = new URL(response.json<{ url: string }>().url);
    expect(there.searchParams.get("redirect_uri")).toBe(
      "https://codetale.example/api/auth/oauth2/callback/google",
    );
    expect(response.headers["set-cookie"]).toMatch(
      /^__Secure-codetale\.google=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/oauth2\/callback\/google; HttpOnly; Secure; SameSite=Lax$/,
    );
    await elsewhere.close();
  });
});

describe("the request to the provider", () => {
  it("asks for a code, bound by state, nonce and a challenge whose answer stays here", async () => {
    const { url } = await world.begin();
    const asked = new URL(url);
    const [kept] = await world.db.select().from(openidSignIns);

    expect(asked.origin).toBe(new URL(world.google.issuer).origin);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "codetale-test",
      scope: "openid email profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: kept?.nonce,
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(url).not.toContain(kept?.codeVerifier);
    expect(JSON.stringify(kept)).not.toContain(asked.searchParams.get("state"));
  });

  it("[LOGIN-10] is not made for a coder without the right coders key", async () => {
    for (const coders_key of ["wrong", "", undefined]) {
      const body = { person: "coder", coders_key };
      const refused = await world.call(startGoogleSignIn, { body });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ message: "Invalid coders key" });
      expect(refused.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("[LOGIN-10] lets a network guess at the coders key twenty times, shared with registering", async () => {
    const from = "192.0.2.1";
    const guess = (coders_key: string) =>
      world.call(startGoogleSignIn, { body: { person: "coder", coders_key }, from });
    for (let guesses = 0; guesses < 20; guesses += 1) {
      expect((await guess("wrong")).json()).toMatchObject({ reason: "coders-key/wrong" });
    }

    expect((await guess(CODERS_KEY)).json()).toMatchObject({ reason: "request/too-many" });
  });

  it("is made a hundred times in 15 minutes for one network", async () => {
    const ask = () =>
      world.call(startGoogleSignIn, { body: { person: "user" }, from: "192.0.2.2" });
    for (let asked = 0; asked < 100; asked += 1) expect((await ask()).statusCode).toBe(200);

    expect((await ask()).json()).toMatchObject({ reason: "request/too-many" });
  });

  it("cannot be turned into a coder's by what the browser brings back", async () => {
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    back.searchParams.set("person", "coder");
    back.searchParams.set("coders_key", CODERS_KEY);

    expect(await world.sessionOf(await world.finish(back, cookie))).toMatchObject({
      person: "user",
    });
  });
});

describe("an installation", () => {
  it("with a provider offers it", async () => {
    expect((await world.call(readSignInOptions)).json()).toEqual({ google: true });
  });

  it("without one says so, and refuses to begin", async () => {
    const plain = await openIdentityApp();
    const refused = await plain.call(startGoogleSignIn, { body: { person: "user" } });

    expect((await plain.call(readSignInOptions)).json()).toEqual({ google: false });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ reason: "google/not-set-up" });
    await plain.close();
  });

  it("forgets sign-ins that nobody finished", async () => {
    await world.begin();
    world.clock.advance(10 * MINUTE_MS - 1);
    await world.begin();
    world.clock.advance(1);
    await world.cleanUp();

    expect(await world.db.$count(openidSignIns)).toBe(1);
  });
});
