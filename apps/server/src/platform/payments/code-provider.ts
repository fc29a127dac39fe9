/** Simulated payments: the installation's payment code is accepted as payment. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { PaymentProvider } from "#core/ports/payments";

export function createCodeProvider(payCode: string): PaymentProvider {
  const expected = digest(payCode);
  return {
    async charge({ code, idempotencyKey }) {
      // Digests have equal length, so the time of the comparison reveals nothing about the code.
      const isRight = timingSafeEqual(digest(code), expected);
      return isRight ? { reference: `code-${idempotencyKey}` } : "refused";
    },
    // No money moved; the reference is the record that the schedule keeps.
    async refund({ idempotencyKey }) {
      return { reference: `code-refund-${idempotencyKey}` };
    },
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
