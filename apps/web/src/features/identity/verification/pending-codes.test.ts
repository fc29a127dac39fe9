// @vitest-environment jsdom
import { sendOtp } from "@codetale/contract/identity";
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { beforeEach, expect, it } from "vitest";
import { forgetStoredValues } from "#lib/stored-value";
import { on, requestsTo } from "#testing/server";
import {
  pendingVerification,
  readPendingRegistration,
  type EmailChangeRequest,
  type RegistrationRequest,
} from "./pending-codes.ts";

const now = 1_000_000;
const request: RegistrationRequest = {
  purpose: "register",
  person: "user",
  email: "mina@mail.test",
  password: "correct horse",
  codersKey: null,
  refused: null,
  from: null,
};
const pending = { request, resendAt: now + 30 * SECOND_MS };

beforeEach(() => {
  pendingVerification.forget();
  pendingVerification.hold(pending, now);
});

it("holds a password for 15 minutes and not a millisecond longer", () => {
  expect(pendingVerification.read(now + 15 * MINUTE_MS - 1)).toEqual(pending);
  expect(pendingVerification.read(now + 15 * MINUTE_MS)).toBeNull();
});

it("holds nothing that was forgotten", () => {
  pendingVerification.forget();
  expect(pendingVerification.read(now)).toBeNull();
});

it("holds nothing once what the tab stores is forgotten, as at a sign-out", () => {
  forgetStoredValues();
  expect(pendingVerification.read(now)).toBeNull();
});

it("gives a registration back to its own form only", () => {
  expect(readPendingRegistration("user", now)).toEqual(request);
  expect(readPendingRegistration("coder", now)).toBeNull();
});

const { password: _, refused: __, ...address } = request;
const emailChange: EmailChangeRequest = { ...address, purpose: "verify-email" };

it.each([
  ["no code", "right after one", request, now, 0],
  ["no code", "1 ms before another may be requested", request, pending.resendAt - 1, 0],
  ["a code", "when another may be requested", request, pending.resendAt, 1],
  ["a code", "for another address", { ...request, email: "omar@mail.test" }, now, 1],
  ["a code", "with another coders key", { ...request, codersKey: "the-key" }, now, 1],
  ["a code", "for another purpose", emailChange, now, 1],
] as const)("[REG-8] requests %s %s", async (_sent, _when, next, at, requests) => {
  on(sendOtp, { success: true, message: "Sent.", resendAfterMs: 20_000 });
  await pendingVerification.start(next, { now: () => at });

  expect(requestsTo(sendOtp)).toHaveLength(requests);
  const resendAt = requests === 0 ? pending.resendAt : at + 20_000;
  expect(pendingVerification.read(at)).toEqual({ request: next, resendAt });
});

it("[REG-8] gives no code to a stored request that is none of its own, or is not whole", () => {
  pendingVerification.forget();
  const stored = { purpose: "register", email: "mina@mail.test", person: "user", from: null };
  const keep = (part: object) =>
    sessionStorage.setItem(
      "codetale-verification",
      JSON.stringify({ ...stored, resendAt: now, until: now + 1, ...part }),
    );

  keep({ from: "https://elsewhere.test" });
  expect(pendingVerification.read(now)?.request).toEqual({
    ...request,
    password: null,
    from: null,
  });
  for (const part of [
    { purpose: "forgot-password" },
    { purpose: "proof" },
    { email: "mina" },
    { person: "nobody" },
    { resendAt: "soon" },
    { until: now },
  ]) {
    pendingVerification.forget();
    keep(part);
    expect([part, pendingVerification.read(now)]).toEqual([part, null]);
  }
  expect(sessionStorage.getItem("codetale-verification")).toBeNull();
});
