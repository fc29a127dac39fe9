/** The one-time codes of registration and of a new e-mail address. */
import { sendOtp, verifyOtp } from "@codetale/contract/identity";
import { call } from "#lib/api-client";

interface CodeOrder {
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
export async function requestCode({ purpose, email, codersKey }: CodeOrder): Promise<number> {
  const { resendAfterMs } = await call(sendOtp, {
    body: { email, purpose, ...(codersKey !== null && { coders_key: codersKey }) },
  });
  return resendAfterMs;
}

/**
 * Exchanges a code for the proof that the address is the person's own.
 *
 * @throws ApiError
 */
export async function redeemCode(
  { purpose, email }: Pick<CodeOrder, "purpose" | "email">,
  otp: string,
): Promise<string> {
  const { ticket } = await call(verifyOtp, { body: { email, otp, purpose } });
  return ticket;
}
