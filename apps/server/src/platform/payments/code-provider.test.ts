import { expect, it, test } from "vitest";
import { createCodeProvider } from "./code-provider.ts";

const provider = createCodeProvider("open-sesame");

it("[BOOK-4] takes the code of the installation, with a reference of the charge", async () => {
  const charge = { code: "open-sesame", idempotencyKey: "k1" };

  expect(await provider.charge(charge)).toEqual({ reference: "code-k1" });
  expect(await provider.charge(charge)).toEqual({ reference: "code-k1" });
});

it("[SCHED-10] gives a charge back, with the same reference however often", async () => {
  const refund = { reference: "code-k1", idempotencyKey: "k1" };

  expect(await provider.refund(refund)).toEqual({ reference: "code-refund-k1" });
  expect(await provider.refund(refund)).toEqual({ reference: "code-refund-k1" });
});

test.each(["", "open-sesam", "open-sesame ", "Open-Sesame", "öpen-sesame", "x".repeat(10_000)])(
  "refuses %j",
  async (code) => {
    const charge = { code, idempotencyKey: "k1" };

    expect(await provider.charge(charge)).toBe("refused");
  },
);
