import { readSession } from "@codetale/contract/identity";
import { proveByGoogle, readProof } from "@codetale/contract/identity/proof";
import { SECOND_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  openGoogleSignInApp,
  sessionCookieIn,
  type Begun,
  type GoogleSignInApp,
} from "../testing/open-google-sign-in-app.ts";

let world: GoogleSignInApp;
let cookie: string;
let email: string;
let sub: string;

beforeAll(async () => {
  world = await openGoogleSignInApp();
});
beforeEach(async () => {
  ({ email, sub } = await world.nextUser());
  cookie = sessionCookieIn(await world.signInWithGoogle());
});
afterAll(() => world.close());

it("an account that has Google alone proves by it, and stays in the same session", async () => {
  expect(await proof()).toEqual({ success: true, proofEndsAt: null, kinds: ["google", "code"] });
  const { url, cookie: key } = await begin();
  const arrival = await world.finish(await world.google.pass(url), `${key}; ${cookie}`);

  expect(arrival.headers["location"]).toBe("/proven");
  expect(sessionCookieIn(arrival)).toBe("");
  expect(await proof()).toMatchObject({ proofEndsAt: world.clock.now() + 10 * MINUTE_MS });
  expect((await world.call(readSession, { cookie })).json()).toMatchObject({ email });
});

it("another identity at Google proves nothing", async () => {
  const { url, cookie: key } = await begin();
  world.google.is({ sub: "somebody else", email, email_verified: true });
  const arrival = await world.finish(await world.google.pass(url), `${key}; ${cookie}`);

  expect(arrival.headers["location"]).toBe("/proven?error=account-not-linked");
  expect(await proof()).toMatchObject({ proofEndsAt: null });
});

it("asks for a fresh sign-in, and refuses an earlier one where the provider tells when it was", async () => {
  const begunAt = world.clock.now() / SECOND_MS;
  for (const [auth_time, location] of [
    [begunAt - 31, "/proven?error=invalid-credential"],
    [begunAt - 30, "/proven"],
  ] as const) {
    const { url, cookie: key } = await begin();
    expect(new URL(url).searchParams.get("max_age")).toBe("0");
    world.google.is({ sub, email, email_verified: true, auth_time });
    const arrival = await world.finish(await world.google.pass(url), `${key}; ${cookie}`);
    expect(arrival.headers["location"]).toBe(location);
  }
});

it("proves the session that asked, in whose browser it arrives", async () => {
  const elsewhere = sessionCookieIn(await world.signInWithGoogle());
  for (const session of [elsewhere, ""]) {
    const { url, cookie: key } = await begin();
    const arrival = await world.finish(await world.google.pass(url), `${key}; ${session}`);
    expect(arrival.headers["location"]).toBe("/proven?error=invalid-state");
    world.clock.advance(SECOND_MS);
  }

  const { url } = await begin();
  const arrival = await world.finish(await world.google.pass(url), cookie);
  expect(arrival.headers["location"]).toBe("/proven?error=invalid-state");
  expect(await proof()).toMatchObject({ proofEndsAt: null });
});

it("a sign-in that is begun is no proof", async () => {
  const { url, cookie: key } = await world.begin();
  await world.finish(await world.google.pass(url), `${key}; ${cookie}`);

  expect((await world.call(readProof, { cookie })).statusCode).toBe(401);
});

it("needs a session", async () => {
  expect((await world.call(proveByGoogle, { body: {} })).json()).toMatchObject({
    reason: "session/required",
  });
});

async function proof(): Promise<object> {
  return (await world.call(readProof, { cookie })).json<object>();
}

async function begin(): Promise<Begun> {
  const response = await world.call(proveByGoogle, { cookie, body: {} });
  const [key = ""] = String(response.headers["set-cookie"]).split(";");
  return { url: response.json<{ url: string }>().url, cookie: key };
}
