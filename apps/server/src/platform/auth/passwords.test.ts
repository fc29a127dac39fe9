import { expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

it("knows the right password from a wrong one", async () => {
  const hash = await passwords.hash("correct horse");

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify("correct horse", hash)).toBe(true);
  expect(await passwords.verify("Correct horse", hash)).toBe(false);
});

it("never accepts a password where there is no hash", async () => {
  expect(await passwords.verify("", null)).toBe(false);
});

it("knows a password again that another keyboard composes differently", async () => {
  const hash = await passwords.hash("caf\u00e9 noir");

  expect(await passwords.verify("cafe\u0301 noir", hash)).toBe(true);
});

it("refuses what exceeds its queue", async () => {
  const small = createPasswords({ atOnce: 1, waiting: 1 });
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => small.verify("anything", null)),
  );

  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(tries.filter(({ status }) => status === "rejected")).toHaveLength(3);
});
