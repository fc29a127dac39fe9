import { expect, it } from "vitest";
import { isRecoveryCodeEnough, refusePasskeyRemoval, refuseReliance } from "./second-step.ts";

it.each([
  [0, 0, "passkey/none"],
  [0, 10, "passkey/none"],
  [1, 0, "recovery-code/none"],
  [1, 1, null],
])("[LOGIN-14] may be asked for with %i passkeys and %i codes: %s", (passkeys, codes, refusal) => {
  expect(refuseReliance({ passkeys, recoveryCodes: codes })).toBe(refusal);
});

const both = { hasPassword: true, hasLink: true };
it.each([
  ["one of two", { ...both, passkeys: 2, asksForPasskey: true }, null],
  ["the last beside a password", { ...both, hasLink: false, passkeys: 1 }, null],
  ["the last beside a link", { ...both, hasPassword: false, passkeys: 1 }, null],
  [
    "the last that is asked for",
    { ...both, passkeys: 1, asksForPasskey: true },
    "passkey/asked-for",
  ],
  [
    "the last that no password asks for any more",
    { hasPassword: false, hasLink: true, passkeys: 1, asksForPasskey: true },
    null,
  ],
  ["the last way in", { hasPassword: false, hasLink: false, passkeys: 1 }, "passkey/last-way-in"],
])("[LOGIN-14] a passkey may go, or why not: %s", (_case, means, refusal) => {
  expect(refusePasskeyRemoval({ asksForPasskey: false, ...means })).toBe(refusal);
});

it.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])(
  "[LOGIN-15] with a password: %s, which needs a passkey: %s, a recovery code is enough: %s",
  (hasPassword, asksForPasskey, isEnough) => {
    expect(isRecoveryCodeEnough({ hasPassword, asksForPasskey })).toBe(isEnough);
  },
);
