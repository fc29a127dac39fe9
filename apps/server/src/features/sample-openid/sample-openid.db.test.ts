import { readSession, type Session } from "@codetale/contract/identity";
import { readSignInOptions, startGoogleSignIn } from "@codetale/contract/identity/google";
import { at } from "@codetale/domain/testing/at";
import { MINUTE_MS } from "@codetale/domain/time";
import pino from "pino";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "#config/env";
import type { OpenDatabase } from "#platform/db/database";
import { FilesInMemory } from "#testing/files-in-memory";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { openTestJobs } from "#testing/jobs";
import { createApp } from "../../app.ts";
import { jobKinds } from "../../job-kinds.ts";

const clock = new TestClock(at("10:00"));
const CALLBACK = "/api/auth/oauth2/callback/google";

let database: OpenDatabase;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await anApp({ SAMPLE_DATA: "on" });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe("[OPS-1] [LOGIN-9] whoever tries the product out", () => {
  it("chooses among sample people, on a page without scripts", async () => {
    const { url } = await begin();
    const response = await fetch(url);
    const page = await response.text();

    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(page).toContain("Continue as Mina Okafor");
    expect(page).toContain("Continue as Ada Newcomer");
    expect(page).toContain("Cancel");
    expect(page).not.toContain("<script");
  });

  it("is signed in to the sample account of whom they chose", async () => {
    const arrival = await choose("Mina Okafor");

    expect(arrival.headers.get("location")).toBe("/home");
    expect(await sessionOf(arrival)).toMatchObject({
      email: "learner@codetale.example",
      name: "Mina Okafor",
      person: "user",
    });
  });

  it("is signed in as a coder with the sample coders key", async () => {
    const coder = { person: "coder", coders_key: "codetale-coders" };
    const arrival = await choose("Tomas Lindqvist", coder);

    expect(arrival.headers.get("location")).toBe("/coders_home");
    expect(await sessionOf(arrival)).toMatchObject({ person: "coder" });
  });

  it("gets an account as a newcomer, and meets a refusal as somebody unverified", async () => {
    const arrival = await choose("Ada Newcomer");
    const refused = await choose("Uma Unverified");

    expect(arrival.headers.get("location")).toBe("/new_user");
    expect(refused.headers.get("location")).toBe("/login?error=unverified-email");
  });

  it("may cancel", async () => {
    expect((await choose("Cancel")).headers.get("location")).toBe("/login?error=access-denied");
  });

  it("is sent to the address by which they reach the product", async () => {
    const elsewhere = origin.replace("127.0.0.1", "localhost");
    const { url } = await begin({}, elsewhere);

    expect(url.startsWith(`${elsewhere}/dev/openid/authorize?`)).toBe(true);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe("the sample provider", () => {
  it("sends nobody to another site, and answers no other client", async () => {
    const { url } = await begin();
    for (const [name, value] of [
      ["redirect_uri", `https://evil.example${CALLBACK}`],
      ["redirect_uri", `${origin}/home`],
      ["client_id", "another"],
      ["code_challenge_method", "plain"],
      ["response_type", "token"],
    ] as const) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      changed.searchParams.set("as", "newcomer");
      expect((await fetch(changed, { redirect: "manual" })).status).toBe(400);
    }
  });

  it("gives a token for a code once, within a minute, to who has the secret and the verifier", async () => {
    for (const change of [
      { client_secret: "guessed" },
      { code_verifier: "guessed" },
      { redirect_uri: `${origin}/home` },
      { code: "guessed" },
    ]) {
      const refused = await exchange(await codeFor("newcomer"), change);
      expect(refused.status).toBe(400);
    }
    const late = await codeFor("newcomer");
    clock.advance(MINUTE_MS);
    expect((await exchange(late)).status).toBe(400);
  });

  it.each([
    [{ SAMPLE_DATA: "off" }, false],
    [{ SAMPLE_DATA: "on", GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }, true],
  ])("is not there with %j", async (env, isGoogleOffered) => {
    const without = await anApp(env);

    expect((await without.inject(readSignInOptions.path)).json()).toEqual({
      google: isGoogleOffered,
    });
    for (const path of ["/dev/openid/authorize", "/dev/openid/jwks"]) {
      expect((await without.inject(path)).statusCode).toBe(404);
    }
    await without.close();
  });

  it("cannot be reached before the product listens, which is said in words", async () => {
    const silent = await anApp({ SAMPLE_DATA: "on" });
    const refused = await silent.inject({
      method: "POST",
      url: startGoogleSignIn.path,
      payload: { person: "user" },
    });

    expect(refused.json()).toMatchObject({ reason: "google/unreachable" });
    await silent.close();
  });
});

async function anApp(env: Record<string, string>): Promise<FastifyInstance> {
  return createApp({
    settings: readSettings(env),
    secret: "a secret of at least 32 characters",
    db: database.db,
    jobs: await openTestJobs(database.db, jobKinds),
    clock,
    logger: pino({ level: "silent" }),
    files: new FilesInMemory(),
    webDir: null,
  });
}

async function begin(body: object = {}, at = origin) {
  const response = await fetch(`${at}${startGoogleSignIn.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ person: "user", ...body }),
  });
  const { url } = (await response.json()) as { url: string };
  const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { url, cookie };
}

/** Follows the link that says so, and the way back from there. */
async function choose(words: string, body: object = {}): Promise<Response> {
  const { url, cookie } = await begin(body);
  const page = await (await fetch(url)).text();
  const link = [...page.matchAll(/<a href="([^"]+)">([^<]+)/g)].find(([, , text]) =>
    text?.includes(words),
  );
  const chosen = new URL((link?.[1] ?? "").replaceAll("&amp;", "&"), origin);
  const back = await fetch(chosen, { redirect: "manual" });
  return fetch(back.headers.get("location") ?? "", { redirect: "manual", headers: { cookie } });
}

async function codeFor(sub: string): Promise<string> {
  const url = new URL((await begin()).url);
  url.searchParams.set("as", sub);
  const back = await fetch(url, { redirect: "manual" });
  return new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "";
}

function exchange(code: string, change: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/dev/openid/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: "codetale",
      client_secret: "unknown to a test",
      code,
      redirect_uri: `${origin}${CALLBACK}`,
      code_verifier: "unknown to a test",
      ...change,
    }),
  });
}

async function sessionOf(arrival: Response): Promise<Session> {
  const cookie = arrival.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const response = await fetch(`${origin}${readSession.path}`, { headers: { cookie } });
  return (await response.json()) as Session;
}
