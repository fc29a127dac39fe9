import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error";
import { withAcknowledgement } from "./acknowledgements.ts";

const lost = Object.assign(new Error("terminating connection"), { code: "57P01" });

it.each([
  ["a refusal", new AppError("chat/closed"), { reason: "chat/closed" }, 0],
  ["what was not foreseen", new Error("a slip"), { reason: "server/failed", code: "internal" }, 1],
  [
    "a database out of reach",
    new DrizzleQueryError("select 1", [], lost),
    { reason: "server/busy", code: "unavailable", retryAfterMs: 2_000 },
    1,
  ],
])("answers %s as an HTTP call would, and logs it unless it is a refusal", async (...row) => {
  const [, thrown, body, logged] = row;
  const errors: unknown[] = [];
  const logger = { error: (details: unknown) => errors.push(details) };
  const listener = withAcknowledgement(logger, () => Promise.reject(thrown));

  const answer = await new Promise((resolve) => listener({}, resolve));

  expect(answer).toMatchObject({ success: false, ...body });
  expect(errors).toHaveLength(logged);
});
