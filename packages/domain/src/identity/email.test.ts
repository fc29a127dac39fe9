import { describe, expect, it, test } from "vitest";
import { isEmail, LONGEST_EMAIL } from "./email.ts";

describe("[LOGIN-5] [REG-3] an e-mail address", () => {
  test.each(["mira@codetale.example", "m+test@a.b", "  Mira@Codetale.Example\n", "ää@ä.de"])(
    "may be %j",
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  test.each(["", "mira", "mira@", "@a.b", "mira@codetale", "mi ra@a.b", "a@b@c.d", "a@.", "a@b."])(
    "is not %j",
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it("has at most 254 characters", () => {
    const longest = `${"a".repeat(LONGEST_EMAIL - "@b.c".length)}@b.c`;

    expect(isEmail(` ${longest} `)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });
});
