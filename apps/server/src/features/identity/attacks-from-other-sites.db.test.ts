/// <reference types="vite/types/importMeta.d.ts" />
import type { Endpoint } from "@codetale/contract/endpoint";
import { login, readSession } from "@codetale/contract/identity";
import { signOutEverywhere } from "@codetale/contract/identity/sessions";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import * as chatTables from "#platform/db/schema/chat";
import * as identityTables from "#platform/db/schema/identity";
import * as mailTables from "#platform/db/schema/mail";
import * as problemTables from "#platform/db/schema/problems";
import * as scheduleTables from "#platform/db/schema/schedules";
import { TestClock } from "#testing/clock";
import { contentsOf } from "#testing/table-contents";
import { openTestDatabase } from "#testing/database";
import { cookieFrom } from "./testing/open-identity-app.ts";
import { openWholeApp, type SignedInPerson, type WholeApp } from "./testing/open-whole-app.ts";
import { PASSWORD } from "./testing/test-account.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../../../../packages/contract/src/*.ts", "!**/*.test.ts"],
  { eager: true },
);
const posts = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ method }) => method === "POST");
const schema = {
  ...identityTables,
  ...scheduleTables,
  ...chatTables,
  ...problemTables,
  ...mailTables,
};
const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[];

const clock = new TestClock(at("10:00"));

let database: OpenDatabase;
let app: WholeApp;
let people = 0;
let email: string;
let from: string;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
});
beforeEach(() => {
  people += 1;
  email = `person-${people}@mail.test`;
  from = `198.51.100.${people}`;
  clock.advance(HOUR_MS);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe("[GUARD-4] a page of another site", () => {
  let person: SignedInPerson;
  beforeAll(async () => {
    person = await app.addPerson("visitor@mail.test", "coder");
    // Their first sign-in is told by mail, which would change the tables later.
    const { mails } = mailTables;
    await vi.waitFor(async () =>
      expect(await database.db.$count(mails, eq(mails.state, "sent"))).toBe(1),
    );
  });

  it("knows the calls that change something", () => {
    expect(posts.length).toBeGreaterThan(20);
    expect(tables.map((table) => getTableName(table))).toContain("schedules");
  });

  it.each([
    ["Origin", { origin: "https://evil.example" }],
    ["a sandboxed Origin", { origin: "null" }],
    ["a look-alike Origin", { origin: "http://localhost:80.evil.example" }],
    ["Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
  ])("changes nothing by any call, told by its %s", async (_, headers) => {
    const before = await contentsOf(database.db, ...tables);
    for (const endpoint of posts) {
      const refused = await callWithAnything(endpoint, headers, person.cookie);
      expect(refused.statusCode, endpoint.path).toBe(403);
      expect(refused.json(), endpoint.path).toMatchObject({ reason: "request/foreign-origin" });
      expect(refused.headers["set-cookie"], endpoint.path).toBeUndefined();
    }

    expect(await contentsOf(database.db, ...tables)).toEqual(before);
    expect((await app.call(readSession, { cookie: person.cookie })).json()).not.toBeNull();
  });

  it("is told apart from our own, which gets through", async () => {
    for (const endpoint of posts.filter(({ path }) => path !== signOutEverywhere.path)) {
      const headers = { origin: "http://localhost:3000", host: "localhost:3000" };
      const answer = await callWithAnything(endpoint, headers, undefined);
      expect(answer.body, endpoint.path).not.toContain("request/foreign-origin");
    }
  });

  it("reads and changes nothing by a name that it has bound to this machine", async () => {
    const before = await contentsOf(database.db, ...tables);
    const rebound = { host: "evil.example:3000", origin: "http://evil.example:3000" };
    for (const endpoint of [...posts, readSession]) {
      const refused = await callWithAnything(endpoint, rebound, person.cookie);
      expect(refused.statusCode, endpoint.path).toBe(403);
      expect(refused.json(), endpoint.path).toMatchObject({ reason: "request/unknown-host" });
    }

    expect(await contentsOf(database.db, ...tables)).toEqual(before);
  });

  it("may not read what our calls answer", async () => {
    const headers = { origin: "https://evil.example" };
    const answer = await app.call(readSession, { cookie: person.cookie, headers });

    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
});

describe("the session's cookie", () => {
  it("is out of reach of scripts and of other sites", async () => {
    await app.addPerson(email);

    expect((await signIn(app)).headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^codetale\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^codetale\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("is sent over HTTPS alone where the product is reached by it", async () => {
    const secure = await openWholeApp({
      db: database.db,
      clock,
      env: { TRIAL: "on", PUBLIC_URL: "https://codetale.example" },
    });
    await secure.addPerson(email);
    const response = await signIn(secure);

    expect(response.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Secure-codetale\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Secure-codetale\.device=[^;]+; .*; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(response.headers["strict-transport-security"]).toContain("max-age=31536000");
    await secure.close();
  });

  it("cannot be planted: every sign-in makes a token of its own and ends the one before", async () => {
    const attacker = await app.addPerson(`attacker-${email}`);
    await app.addPerson(email);
    const response = await app.call(login, {
      body: { email, password: PASSWORD },
      cookie: attacker.cookie,
    });
    const again = await signIn(app);

    const given = [attacker.cookie, cookieFrom(response), cookieFrom(again)];
    expect(new Set(given).size).toBe(3);
    expect((await app.call(readSession, { cookie: attacker.cookie })).json()).toBeNull();
    expect((await app.call(readSession, { cookie: cookieFrom(response) })).json()).toMatchObject({
      email,
    });
  });

  it("is not taken with a token that nobody signed, nor one that was tampered with", async () => {
    const { cookie } = await app.addPerson(email);
    const [name = "", value = ""] = cookie.split("=", 2);
    const [token = ""] = decodeURIComponent(value).split(".");
    for (const planted of [token, `${token}.`, `${token}.AAAA`, `x${decodeURIComponent(value)}`]) {
      const read = await app.call(readSession, {
        cookie: `${name}=${encodeURIComponent(planted)}`,
      });
      expect(read.json()).toBeNull();
    }
  });
});

function signIn(at: WholeApp) {
  return at.call(login, { body: { email, password: PASSWORD }, from });
}

function callWithAnything(
  endpoint: Endpoint,
  headers: Record<string, string>,
  cookie: string | undefined,
) {
  const params = { scheduleId: "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11" };
  return app.call(endpoint, { params, headers, cookie, body: {}, from });
}

function isEndpoint(value: unknown): value is Endpoint {
  return value instanceof Object && "method" in value && "path" in value && "errors" in value;
}
