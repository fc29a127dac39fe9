import { errorBodySchema } from "@codetale/contract/error-body";
import { failureReasons, failures } from "@codetale/contract/errors";
import { expect, it } from "vitest";
import { readErrorBody } from "./error-body.ts";

const refusal = {
  success: false,
  code: "invalid-argument",
  reason: "request/invalid",
  message: "Some of what was sent is missing or wrong.",
  requestId: "request-1",
};

const blaming = { ...refusal, errors: [{ path: "day", message: "Please fill this in" }] };
const waiting = { ...refusal, retryAfterMs: 1_500 };

it.each(failureReasons)("[API-3] reads %s as the contract describes it", (reason) => {
  const { code, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "request-1" };

  expect(readErrorBody(body)).toEqual(errorBodySchema.parse(body));
});

it.each([blaming, { ...blaming, errors: [] }, waiting])("reads its optional parts: %j", (body) => {
  expect(readErrorBody(body)).toEqual(errorBodySchema.parse(body));
});

it.each([
  null,
  "<h1>Bad gateway</h1>",
  [],
  { ...refusal, success: true },
  ...Object.keys(refusal).map((name) => ({ ...refusal, [name]: undefined })),
  ...Object.keys(refusal).map((name) => ({ ...refusal, [name]: 7 })),
  ...[null, {}, [null], [{ path: "day" }], [{ path: 1, message: "" }]].map((errors) => ({
    ...refusal,
    errors,
  })),
  ...[null, "soon", Number.NaN].map((retryAfterMs) => ({ ...refusal, retryAfterMs })),
])("takes nothing for a refusal that the contract does not: %j", (answer) => {
  expect(errorBodySchema.safeParse(answer).success).toBe(false);
  expect(readErrorBody(answer)).toBeNull();
});

it("passes on a reason that only a newer server knows", () => {
  const body = { ...refusal, reason: "schedule/flooded" };

  expect(readErrorBody(body)).toEqual(body);
});
