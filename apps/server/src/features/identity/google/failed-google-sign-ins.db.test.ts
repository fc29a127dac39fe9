import { startGoogleSignIn } from "@codetale/contract/identity/google";
import { MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OpenIdError } from "#core/ports/openid";
import { openidSignIns, users } from "#platform/db/schema/identity";
import {
  errorOf,
  openGoogleSignInApp,
  sessionCookieIn,
  type GoogleSignInApp,
} from "../testing/open-google-sign-in-app.ts";
import { CODERS_KEY } from "../testing/test-account.ts";
import { startOpenIdProvider } from "../testing/openid-provider.ts";

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

describe("[LOGIN-9] a sign-in that fails", () => {
  it.each([
    ["access_denied", "access-denied"],
    ["login_required", "access-denied"],
    ["server_error", "network-request-failed"],
    ["temporarily_unavailable", "network-request-failed"],
    ["<script>", "access-denied"],
  ])("because the provider says %s comes back with %s", async (error, code) => {
    for (const [person, screen] of [
      ["user", "/login"],
      ["coder", "/coders_login"],
    ]) {
      const { url, cookie } = await world.begin({ person, coders_key: CODERS_KEY });
      const back = new URL((await world.google.pass(url)).href);
      back.searchParams.delete("code");
      back.searchParams.set("error", error);
      const arrival = await world.finish(back, cookie);

      expect(arrival.headers["location"]).toBe(`${screen}?error=${code}`);
      expect(sessionCookieIn(arrival)).toBe("");
    }
  });

  it("because its state is missing, made up or another browser's is an invalid one", async () => {
    const { url, cookie } = await world.begin();
    const other = await world.begin();
    const back = await world.google.pass(url);
    const missing = new URL(back);
    missing.searchParams.delete("state");
    const madeUp = new URL(back);
    madeUp.searchParams.set("state", "made-up");

    expect(errorOf(await world.finish(missing, cookie))).toBe("invalid-state");
    expect(errorOf(await world.finish(madeUp, cookie))).toBe("invalid-state");
    expect(errorOf(await world.finish(back, other.cookie))).toBe("invalid-state");
    expect(errorOf(await world.finish(await world.google.pass(other.url), undefined))).toBe(
      "invalid-state",
    );
    expect(await world.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("because it was finished already is an invalid one, also of two at once", async () => {
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    const arrivals = await Promise.all([world.finish(back, cookie), world.finish(back, cookie)]);

    expect(arrivals.map(errorOf).sort()).toEqual(["", "invalid-state"]);
    expect(errorOf(await world.finish(back, cookie))).toBe("invalid-state");
  });

  it("because it took ten minutes is an invalid one, not a millisecond earlier", async () => {
    const late = await world.begin();
    world.clock.advance(10 * MINUTE_MS);
    expect(errorOf(await world.finish(await world.google.pass(late.url), late.cookie))).toBe(
      "invalid-state",
    );

    const inTime = await world.begin();
    world.clock.advance(10 * MINUTE_MS - 1);
    expect(errorOf(await world.finish(await world.google.pass(inTime.url), inTime.cookie))).toBe(
      "",
    );
  });

  it.each([
    ["nonce", { nonce: "another" }],
    ["issuer", { iss: "https://evil.example" }],
    ["audience", { aud: "another-client" }],
    ["client", { azp: "another-client" }],
    ["expiry", { exp: 1 }],
    ["subject", { sub: "" }],
  ])("because the token's %s is not right is not believed", async (_, claims) => {
    world.google.is({ sub, email, email_verified: true, ...claims });

    expect(errorOf(await world.signInWithGoogle())).toBe("invalid-credential");
    expect(await world.db.$count(users, eq(users.email, email))).toBe(0);
    expect(world.logged).toContain("signing in at the OpenID provider failed");
  });

  it("because the token was signed by another key is not believed", async () => {
    const forger = await startOpenIdProvider();
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    const [kept] = await world.db.select().from(openidSignIns);
    forger.is({
      sub,
      email,
      email_verified: true,
      iss: world.google.issuer,
      aud: "codetale-test",
      nonce: kept?.nonce,
    });
    const forged = await forger.server.issuer.buildToken();
    const response = (answer: { body: Record<string, unknown> }) =>
      (answer.body["id_token"] = forged);
    world.google.server.service.once("beforeResponse", response);

    expect(errorOf(await world.finish(back, cookie))).toBe("invalid-credential");
    await forger.stop();
  });

  it("because the answer says that it is of another issuer is not believed", async () => {
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    back.searchParams.set("iss", "https://evil.example");

    expect(errorOf(await world.finish(back, cookie))).toBe("invalid-credential");
  });

  it("because the code is none, or was got without our half of the challenge, is not believed", async () => {
    const none = await world.begin();
    const back = await world.google.pass(none.url);
    back.searchParams.delete("code");
    expect(errorOf(await world.finish(back, none.cookie))).toBe("invalid-credential");

    const stolen = await world.begin();
    const codeVerifier = "x".repeat(43);
    await world.db.update(openidSignIns).set({ codeVerifier });
    expect(errorOf(await world.finish(await world.google.pass(stolen.url), stolen.cookie))).toBe(
      "invalid-credential",
    );
  });

  it("because the provider cannot be reached on the way back says so", async () => {
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    world.failWith(new OpenIdError("unreachable", "test"));

    expect(errorOf(await world.finish(back, cookie))).toBe("network-request-failed");
  });

  it("because the provider cannot be reached at first is refused before the browser leaves", async () => {
    world.failWith(new OpenIdError("unreachable", "test"));
    const refused = await world.call(startGoogleSignIn, { body: { person: "user" } });

    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      reason: "google/unreachable",
      code: "auth/network-request-failed",
    });
  });

  it("for a reason that nobody foresaw still shows a screen", async () => {
    const { url, cookie } = await world.begin();
    const back = await world.google.pass(url);
    world.failWith(new Error("test"));

    const arrival = await world.finish(back, cookie);
    expect(arrival.headers["location"]).toBe("/login?error=internal-error");
  });
});
