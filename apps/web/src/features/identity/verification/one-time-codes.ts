/**
 * Calls for the one-time codes of registration, of a new e-mail address and of password recovery.
 */
import { sendOtp, verifyOtp, type OtpPurpose } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity-recovery";
import { call } from "#lib/http/api-client";

interface CodeRequest {
  purpose: "register" | "verify-email";
  email: string;
  /** Required only for a coder's registration. */
  codersKey: string | null;
}

/**
 * Requests a code.
 *
 * @returns the delay before another may be requested, in milliseconds
 * @throws ApiError
 */
export async function requestCode({ purpose, email, codersKey }: CodeRequest): Promise<number> {
  const { resendAfterMs } = await call(sendOtp, {
    body: { email, purpose, ...(codersKey !== null && { coders_key: codersKey }) },
  });
  return resendAfterMs;
}

/**
 * Requests a code for recovering a password; the answer does not reveal whether an account exists.
 *
 * @returns the delay before another may be requested, in milliseconds
 * @throws ApiError
 */
export async function requestRecoveryCode(email: string): Promise<number> {
  const { resendAfterMs } = await call(sendOtpForgotPassword, { body: { email } });
  return resendAfterMs;
}

/**
 * Exchanges a code for a ticket, which proves the address.
 *
 * @throws ApiError
 */
export async function redeemCode(
  { purpose, email }: { purpose: OtpPurpose; email: string },
  otp: string,
): Promise<string> {
  const { ticket } = await call(verifyOtp, { body: { email, otp, purpose } });
  return ticket;
}
