/** Port for taking payments; implemented under platform/. */

export interface Charge {
  /** The code that the payer entered. */
  code: string;
  /** Charges with the same key count as one, however often they are sent. */
  idempotencyKey: string;
}

export interface ChargeRefund {
  /** The provider's reference of the charge. */
  reference: string;
  idempotencyKey: string;
}

export interface PaymentProvider {
  /** @returns the provider's reference, or `"refused"` when the code was not accepted */
  charge(charge: Charge): Promise<{ reference: string } | "refused">;
  /**
   * Gives all the money of a charge back; refunds with the same key count as one.
   *
   * @returns the provider's reference of the refund
   */
  refund(refund: ChargeRefund): Promise<{ reference: string }>;
}
