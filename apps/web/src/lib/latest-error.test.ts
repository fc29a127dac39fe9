import { expect, it } from "vitest";
import { latestAttempt, latestError } from "./latest-error.ts";

const idle = { error: null, isSuccess: false, submittedAt: 0 };
const failed = (submittedAt: number) => ({ ...idle, submittedAt, error: new Error("failed") });

it("is none where nothing ran", () => {
  expect(latestError(idle, { ...idle })).toBeNull();
});

it("is that of the mutation that ran last, wherever it stands", () => {
  const [first, second] = [failed(1), failed(2)];
  expect(latestError(first, second, idle)).toBe(second.error);
  expect(latestError(idle, second, first)).toBe(second.error);
});

it("is none after a later success, or while a later one is not answered", () => {
  const succeeded = { ...idle, isSuccess: true, submittedAt: 2 };
  expect(latestError(failed(1), succeeded)).toBeNull();
  expect(latestError(failed(1), { ...idle, submittedAt: 2 })).toBeNull();
  expect(latestAttempt(failed(1), succeeded)).toBe(succeeded);
});
