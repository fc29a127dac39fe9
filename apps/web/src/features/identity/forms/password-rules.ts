/** The rules for a new password: the server's, so that it is refused before it is sent. */
import { PASSWORD_MAX_LENGTH } from "@codetale/contract/identity";
import { weaknessOf } from "@codetale/domain/identity/password";
import { logError } from "#lib/log";
import { words } from "../words.ts";
import { formError, type FormError } from "./form-error.ts";

/**
 * @param email of the account; empty where it is not known
 * @returns what is wrong with a new password, in words, or null
 */
export async function refusePassword(password: string, email: string): Promise<string | null> {
  if (password.length > PASSWORD_MAX_LENGTH) return words.passwordTooLong;
  return weaknessOf(password, email, noneCommon) ?? weaknessOf(password, email, await common());
}

const noneCommon: ReadonlySet<string> = new Set();

/** Fetched only here, for its size. Without the list the server alone looks into it. */
async function common(): Promise<ReadonlySet<string>> {
  try {
    return (await import("@codetale/domain/identity/common-passwords")).commonPasswords;
  } catch (error) {
    logError("The list of common passwords could not be loaded", error);
    return noneCommon;
  }
}

/** The fields of a form for a new password. */
export interface NewPassword {
  password: string;
}

/** @param email of the account, where the form knows it */
export async function refuseNewPassword(
  { password }: NewPassword,
  email = "",
): Promise<FormError<"password"> | null> {
  const refusal =
    password === "" ? words.newPasswordMissing : await refusePassword(password, email);
  return refusal === null ? null : formError(refusal, "password");
}
