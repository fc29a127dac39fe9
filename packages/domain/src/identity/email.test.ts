import { describe, expect, it, test } from "vitest";
import { isEmail } from "./email.ts";

describe("[LOGIN-5] [REG-3] an e-mail address", () => {
  test.each(["mira@codetale.example", "m+test@a.b", "  Mira@Codetale.Example\n", "ää@ä.de"])(
    "may be %j",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each([
    "",
    "mira",
    "mira@",
    "@a.b",
    "mira@codetale",
    "mi ra@a.b",
    "a@b@c.d",
    "a@.",
    "a@b.",
    "a@b.c d",
  ])("is not %j", (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("has at most 254 characters, counted in lower case", () => {
    const longest = `${"a".repeat(250)}@b.c`;

    expect(isEmail(` ${longest} `)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
    // In lower case an İ is two characters, in upper case an ß.
    expect(isEmail(longest.replace("a", "İ"))).toBe(false);
    expect(isEmail(longest.replace("a", "ß"))).toBe(true);
  });
});
