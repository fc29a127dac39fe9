/** Puts the feature together. */
import type { Database } from "#platform/db/database";
import { createPaymentRepository } from "./payments.repository.ts";
import { createPaymentService, type PaymentsDeps } from "./payments.service.ts";

export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ db, ...deps }: Omit<PaymentsDeps, "payments"> & { db: Database }) {
  return createPaymentService({ ...deps, payments: createPaymentRepository(db) });
}
