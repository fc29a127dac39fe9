import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { AppError } from "#core/errors/app-error";
import { LanguageModelError } from "#core/ports/language-model";
import { loggableError } from "./loggable-error.ts";

const SECRET = "Mina-4711";

describe("an error of the database", () => {
  const refused = Object.assign(new Error(`duplicate key (${SECRET})`), {
    code: "23505",
    constraint: "users_email_unique",
    table: "users",
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: SECRET,
    query: `insert ${SECRET}`,
    params: [SECRET],
  });
  const described = loggableError(new DrizzleQueryError("insert $1", [SECRET], refused));

  it("tells code, constraint and table, and where it was thrown", () => {
    expect(described).toMatchObject({
      type: "DrizzleQueryError",
      causes: [{ type: "Error", code: "23505", constraint: "users_email_unique", table: "users" }],
    });
    expect(described.stack?.[0]).toMatch(/^at .*loggable-error\.test\.ts:\d+:\d+\)?$/);
  });

  it("tells nothing of its parameters", () => {
    expect(JSON.stringify(described)).not.toContain(SECRET);
  });
});

test.each([
  ["a message of several lines that looks like a frame", new Error(`a\n    at ${SECRET} (/a:1:1)`)],
  ["a one-time code", Object.assign(new Error("x"), { code: "471147" })],
  ["a word in place of a code", Object.assign(new Error("x"), { code: SECRET })],
  ["a sentence in place of a table", Object.assign(new Error("x"), { table: `of ${SECRET}` })],
  ["a name", Object.assign(new Error("x"), { name: SECRET })],
  ["what parsing met", parseFailure(`{"child": ${SECRET}}`)],
  ["errors together", new AggregateError([new Error(SECRET)], SECRET)],
  ["something that is no error", SECRET],
  ["a changed message", Object.assign(new Error(SECRET), { message: "other" })],
])("%s is not told", (_, thrown) => {
  expect(JSON.stringify(loggableError(thrown))).not.toMatch(/Mina|471147/);
});

it("tells why one of ours failed, and of providers what they answered", () => {
  expect(loggableError(new AppError("server/busy"))).toMatchObject({ reason: "server/busy" });
  expect(loggableError(new LanguageModelError("refused", { status: 401 }))).toMatchObject({
    reason: "refused",
    message: "The language model is refused (401).",
  });
});

it("tells which system call failed", () => {
  const refused = { code: "ECONNREFUSED", syscall: "connect", errno: -111 };

  expect(loggableError(Object.assign(new Error("connect 10.0.0.1"), refused))).toMatchObject(
    refused,
  );
});

it("follows causes to a depth, also where they go round", () => {
  const error = new Error("a");
  error.cause = error;

  expect(JSON.stringify(loggableError(error)).match(/"type"/g)).toHaveLength(6);
});

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
