import { DrizzleQueryError } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { openPostgres } from "./database.ts";
import { refusalWhenUnavailable } from "./unavailable.ts";

test.each([
  ["the server ends connections", "57P01"],
  ["the server crashed", "57P02"],
  ["the server starts or stops", "57P03"],
  ["the server has no connection left", "53300"],
  ["the connection does not exist", "08003"],
  ["the connection failed", "08006"],
  ["nothing listens", "ECONNREFUSED"],
  ["the connection was reset", "ECONNRESET"],
  ["nothing answers", "ETIMEDOUT"],
  ["the name is unknown", "ENOTFOUND"],
  ["another transaction came first", "40001"],
  ["two transactions wait for each other", "40P01"],
  ["the server takes no changes", "25006"],
  ["the disk is full", "53100"],
  ["the memory is full", "53200"],
  ["a lock is held for long", "55P03"],
  ["a statement takes long", "57014"],
])("where %s the client may try again in a moment", (_, code) => {
  expect(refusalWhenUnavailable(ofQuery({ code }))).toMatchObject({
    reason: "server/busy",
    details: { retryAfterMs: 2_000 },
  });
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "timeout exceeded when trying to connect",
  "Query read timeout",
])("so they may where the driver says “%s”", (message) => {
  const deep = new Error("what was tried", { cause: ofQuery({}, message) });
  expect(refusalWhenUnavailable(deep)).toMatchObject({ reason: "server/busy" });
});

test.each<[string, unknown]>([
  ["a constraint", ofQuery({ code: "23505" })],
  ["a mistake in a statement", ofQuery({ code: "42601" })],
  ["a number for a code", ofQuery({ code: 57 })],
  ["another service's connection", Object.assign(new Error("mail"), { code: "ECONNREFUSED" })],
  ["what is no error", "57P01"],
])("%s is no such failure", (_, error) => {
  expect(refusalWhenUnavailable(error)).toBeNull();
});

it("is recognized in what the driver throws where no server is, with and without a transaction", async () => {
  // The discard service's port: reserved, and listened on by no machine of today.
  const database = await openPostgres("postgres://postgres@127.0.0.1:9/none");
  const failures = await Promise.allSettled([
    database.db.execute("select 1"),
    database.db.transaction((tx) => tx.execute("select 1")),
  ]);
  await database.close();

  for (const failure of failures) {
    expect(failure.status === "rejected" && refusalWhenUnavailable(failure.reason)).toMatchObject({
      reason: "server/busy",
    });
  }
});

function ofQuery(facts: { code?: unknown }, message = "the driver's words"): Error {
  return new DrizzleQueryError("select 1", [], Object.assign(new Error(message), facts));
}
