/**
 * The rules for a new password that the client can check; the server also refuses common passwords.
 */
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@codetale/contract/identity";
import { words } from "../words.ts";

/** @returns what is wrong with a new password, in words, or null */
export function refusePassword({ length }: string): string | null {
  if (length < PASSWORD_MIN_LENGTH) return words.passwordTooShort(length);
  return length > PASSWORD_MAX_LENGTH ? words.passwordTooLong : null;
}
