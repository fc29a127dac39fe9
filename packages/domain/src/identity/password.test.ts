import { expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { normalizedPassword, weaknessOf } from "./password.ts";

const email = "mina.okafor@mail.test";

it("[REG-10] says how many characters a short password lacks", () => {
  expect(weaknessOf("1a2b3c4", email, commonPasswords)).toBe(
    "Your password needs at least 8 characters. This one has 7.",
  );
  expect(weaknessOf("", email, commonPasswords)).toBe(
    "Your password needs at least 8 characters. This one has 0.",
  );
});

it("[REG-10] takes eight characters of any kind, and counts them as people do", () => {
  expect(weaknessOf("tq vmzkw", email, commonPasswords)).toBeNull();
  expect(weaknessOf("🐢🐇🐢🐇🐢🐇🐢", email, commonPasswords)).toContain("This one has 7.");
});

it.each(["password", "PASSWORD", "12345678", "qwertyuiop", "iloveyou", "Passw0rd", "admin123"])(
  "[REG-10] refuses %s as one of the most common",
  (password) => {
    expect(weaknessOf(password, email, commonPasswords)).toContain("one of the most common");
  },
);

it.each(["ｐａｓｓｗｏｒｄ１", "ⓟⓐⓢⓢⓦⓞⓡⓓ", "１２３４５６７８"])(
  "[REG-10] refuses %s, which is stored as one of the most common",
  (password) => {
    expect(weaknessOf(password, email, commonPasswords)).toContain("one of the most common");
  },
);

it("[REG-10] counts, compares and looks at the characters that are stored", () => {
  expect(weaknessOf("e\u0301a\u0301o\u0301u\u0301", email, commonPasswords)).toContain("has 4.");
  expect(weaknessOf("ŋtx ﬁsh", email, commonPasswords)).toBeNull();
  expect(weaknessOf("aａaａaａaａaａaａ", email, commonPasswords)).toContain("over and over");
  expect(weaknessOf("ｍｉｎａ.ｏｋａｆｏｒ", email, commonPasswords)).toContain("knows your email");
  expect(normalizedPassword("cafe\u0301 ｎｏｉｒ")).toBe("caf\u00e9 noir");
});

it("[REG-10] refuses one character over and over", () => {
  expect(weaknessOf("ŋŋŋŋŋŋŋŋŋŋŋ", email, commonPasswords)).toContain("over and over");
});

it.each(["Mina.Okafor", "mina.okafor@mail.test", "mail.test"])(
  "[REG-10] refuses %s, which is in the email address",
  (password) => {
    expect(weaknessOf(password, email, commonPasswords)).toContain("who knows your email");
  },
);
