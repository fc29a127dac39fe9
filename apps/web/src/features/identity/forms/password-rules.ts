/** What a new password has to be; the server also knows which ones everybody uses. */
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@codetale/contract/identity";
import { words } from "../words.ts";

/** Says what is wrong with a password that somebody chose, in words. */
export function refusePassword({ length }: string): string | null {
  if (length < PASSWORD_MIN_LENGTH) return words.passwordTooShort(length);
  return length > PASSWORD_MAX_LENGTH ? words.passwordTooLong : null;
}
