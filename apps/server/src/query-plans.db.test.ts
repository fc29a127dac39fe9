/**
 * Every statement of every call, planned by PostgreSQL: where tables grow, none reads all rows.
 * Another call is planned here as soon as it has its row in `foreign-calls.ts`.
 */
import { tmpdir } from "node:os";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { login } from "@codetale/contract/identity";
import type { OpenDatabase } from "#platform/db/database";
import { accounts, users } from "#platform/db/schema/identity";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import type { VictimIds } from "#testing/foreign-call";
import { foreignCalls } from "#testing/foreign-calls";
import { findReferencesWithoutIndex, findWholeReads } from "#testing/query-plans";
import { addVictim } from "#testing/victim";
import { cookieFrom } from "./features/identity/testing/open-identity-app.ts";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";
import { CODERS_KEY, PASSWORD } from "./features/identity/testing/test-account.ts";

describe.runIf(process.env["TEST_DATABASE"] === "postgresql")("[HOLD-1] on PostgreSQL", () => {
  let database: OpenDatabase;
  let app: WholeApp;
  let ids: VictimIds;
  let password: string | null;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    app = await openWholeApp({
      db,
      clock: new TestClock(at("10:05")),
      env: { DATA_DIR: tmpdir() },
    });
    ids = await addVictim(app, db);
    const [account] = await db.select().from(accounts);
    password = account?.password ?? null;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it("no call reads a growing table from end to end", async () => {
    const query = vi.spyOn(pg.Client.prototype, "query");
    await callAsOwnerCoderAndOperator();
    const texts = query.mock.calls.map(([asked]) => textOf(asked)).filter(isOfProduct);
    query.mockRestore();

    const reads = await findWholeReads(database.db, [...new Set(texts)]);
    const found = new Set(reads.map(({ read, text }) => `${read}: ${text.slice(0, 40)}`));
    const known = (read: string) => knownReads.find(({ pattern }) => pattern.test(read))?.pattern;
    expect([...found].filter((read) => !known(read))).toEqual([]);
    expect(new Set([...found].map(known))).toEqual(
      new Set(knownReads.map(({ pattern }) => pattern)),
    );
  });

  it("no deletion reads a table that refers to what is deleted from end to end", async () => {
    expect(await findReferencesWithoutIndex(database.db)).toEqual([]);
  });

  async function callAsOwnerCoderAndOperator(): Promise<void> {
    await database.db.update(users).set({ isOperator: true }).where(eq(users.id, ids.uid));
    for (const [email, person] of [
      ["their-coder@mail.test", "coder"],
      [ids.email, "user"],
    ] as const) {
      let cookie: string | undefined;
      for (const [count, [call, { send }]] of deletionLast.entries()) {
        if (cookie === undefined) cookie = await signIn(email, person);
        const [method, path = ""] = call.split(" ");
        const response = await app.call(
          { method: method as "GET" | "POST", path: path.replaceAll(/{(\w+)}/g, ":$1") },
          { ...send?.(ids), cookie, from: `10.1.${person.length}.${count}` },
        );
        if (response.headers["set-cookie"] || call.includes("sign-out")) cookie = undefined;
      }
    }
  }

  async function signIn(email: string, person: "user" | "coder"): Promise<string> {
    const key = person === "coder" ? { coders_key: CODERS_KEY } : {};
    // Some calls change the ways in.
    await database.db
      .update(accounts)
      .set({ password })
      .where(eq(accounts.providerId, "credential"));
    const signedIn = await app.call(login, { body: { email, password: PASSWORD, person, ...key } });
    expect([signedIn.statusCode, signedIn.body]).toEqual([200, expect.anything()]);
    const cookie = cookieFrom(signedIn);
    await app.prove({ cookie });
    return cookie;
  }
});

/** What reads a whole table all the same, and why that is borne. */
const knownReads = [
  // The whole bank is counted for its pages; it grows by what people write down.
  { pattern: /of problems_latest: select count/ },
  // Operators look for a part of an address.
  { pattern: /of users: select "id", "email"/ },
  // Operators' own: one row for each coder whom they invited, and for each version.
  { pattern: /of (?:coder_invitations|users): select "coder_invitations"/ },
  { pattern: /__drizzle_migrations/ },
];

/** No call has an account after that. */
const deletionLast = Object.entries(foreignCalls).toSorted(
  ([one], [other]) =>
    Number(one.includes("delete-account")) - Number(other.includes("delete-account")),
);

/** Jobs that are done are deleted, so their tables do not grow with what the product holds. */
function isOfProduct(text: string): boolean {
  return !text.includes("pgboss.");
}

function textOf(asked: unknown): string {
  return typeof asked === "string" ? asked : (asked as { text: string }).text;
}
