import { expect, it } from "vitest";
import { newRecoveryCode, readRecoveryCode } from "./recovery-code.ts";

it("has sixteen letters of thirty-two in groups of four, none like the one before", () => {
  const codes = Array.from({ length: 2_000 }, newRecoveryCode);

  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  expect(new Set(codes).size).toBe(2_000);
  expect(new Set(codes.join("").replaceAll("-", "")).size).toBe(32);
});

it.each([
  ["as it was shown", "k3vq-8d2m-x0ph-7cw1"],
  ["in capitals", "K3VQ-8D2M-X0PH-7CW1"],
  ["without its strokes", "k3vq8d2mx0ph7cw1"],
  ["with room between", " k3vq 8d2m\tx0ph 7cw1 "],
  ["with letters in place of digits", "k3vq-8d2m-xOph-7cwl"],
  ["with a capital I for a one", "k3vq-8d2m-xoph-7cwI"],
])("is read %s", (_case, typed) => {
  expect(readRecoveryCode(typed)).toBe("k3vq8d2mx0ph7cw1");
});
