import { expect, it } from "vitest";
import { isPasskeyDomain } from "./passkey-domain.ts";

it.each([
  ["codetale.example", true],
  ["localhost", true],
  ["127.0.0.1", false],
  ["[::1]", false],
  ["", false],
])("[LOGIN-13] makes passkeys at %j: %s", (hostname, isPossible) => {
  expect(isPasskeyDomain(hostname)).toBe(isPossible);
});
