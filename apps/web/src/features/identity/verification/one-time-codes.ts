/** The one-time codes of registration, of a new e-mail address and of a forgotten password. */
import { sendOtp, verifyOtp, type OtpPurpose } from "@codetale/contract/identity";
import { sendOtpForgotPassword } from "@codetale/contract/identity-recovery";
import { call } from "#lib/http/api-client";

interface CodeRequest {
  purpose: "register" | "verify-email";
  email: string;
  /** Only for a coder's registration. */
  codersKey: string | null;
}

/**
 * Has a code sent.
 *
 * @returns how long until another may be asked for, in milliseconds
 * @throws ApiError
 */
export async function requestCode({ purpose, email, codersKey }: CodeRequest): Promise<number> {
  const { resendAfterMs } = await call(sendOtp, {
    body: { email, purpose, ...(codersKey !== null && { coders_key: codersKey }) },
  });
  return resendAfterMs;
}

/**
 * Has a code sent to whoever may have forgotten the password; nobody learns whether there is such
 * an account.
 *
 * @returns how long until another may be asked for, in milliseconds
 * @throws ApiError
 */
export async function requestRecoveryCode(email: string): Promise<number> {
  const { resendAfterMs } = await call(sendOtpForgotPassword, { body: { email } });
  return resendAfterMs;
}

/**
 * Exchanges a code for the proof that the address is the person's own.
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
