/** Port for taking payments; implemented under platform/. */

export interface Charge {
  scheduleId: string;
  /** What the payer confirmed. */
  code: string;
  /** Charges with one key are one charge, however often they are sent. */
  idempotencyKey: string;
}

export interface PaymentProvider {
  /** @returns the provider's reference, or `"refused"` when the code was not accepted */
  charge(charge: Charge): Promise<{ reference: string } | "refused">;
}
