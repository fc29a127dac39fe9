/**
 * The rules for a new password that the client can check; the server also refuses common passwords.
 */
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@codetale/contract/identity";
import { words } from "../words.ts";
import { formError, type FormError } from "./form-error.ts";

/** @returns what is wrong with a new password, in words, or null */
export function refusePassword({ length }: string): string | null {
  if (length < PASSWORD_MIN_LENGTH) return words.passwordTooShort(length);
  return length > PASSWORD_MAX_LENGTH ? words.passwordTooLong : null;
}

/** The fields of a form for a new password. */
export interface NewPassword {
  password: string;
}

export function refuseNewPassword({ password }: NewPassword): FormError<"password"> | null {
  const refusal = password === "" ? words.newPasswordMissing : refusePassword(password);
  return refusal === null ? null : formError(refusal, "password");
}
