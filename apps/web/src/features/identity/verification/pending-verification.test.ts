import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { beforeEach, expect, it } from "vitest";
import {
  forgetPendingVerification,
  holdPendingVerification,
  readPendingRegistration,
  readPendingVerification,
  resendAtOf,
  type PendingRegistration,
} from "./pending-verification.ts";

const now = 1_000_000;
const pending: PendingRegistration = {
  purpose: "register",
  person: "user",
  email: "mina@mail.test",
  password: "correct horse",
  codersKey: null,
  refused: null,
  resendAt: now + 30 * SECOND_MS,
  from: null,
};

beforeEach(() => {
  forgetPendingVerification();
  holdPendingVerification(pending, now);
});

it("holds a password for 15 minutes and not a millisecond longer", () => {
  expect(readPendingVerification(now + 15 * MINUTE_MS - 1)).toEqual(pending);
  expect(readPendingVerification(now + 15 * MINUTE_MS)).toBeNull();
});

it("holds nothing that was forgotten", () => {
  forgetPendingVerification();
  expect(readPendingVerification(now)).toBeNull();
});

it("gives a registration back to its own form only", () => {
  expect(readPendingRegistration("user", now)).toEqual(pending);
  expect(readPendingRegistration("coder", now)).toBeNull();
});

it("[REG-8] knows when the next code may be asked for the same address", () => {
  expect(resendAtOf(pending, now)).toBe(pending.resendAt);
  expect(resendAtOf(pending, pending.resendAt - 1)).toBe(pending.resendAt);
  expect(resendAtOf(pending, pending.resendAt)).toBeNull();
});

it("[REG-8] lets another order ask for a code at once", () => {
  expect(resendAtOf({ ...pending, email: "omar@mail.test" }, now)).toBeNull();
  expect(resendAtOf({ ...pending, codersKey: "the-key" }, now)).toBeNull();
  expect(resendAtOf({ ...pending, purpose: "verify-email" }, now)).toBeNull();
});
