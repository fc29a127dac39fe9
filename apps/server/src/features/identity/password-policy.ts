/**
 * What a new password must be: long enough and not one that guessers try first. There are no
 * rules about which characters it has.
 *
 * `common-passwords.json` holds the 10,000 most common passwords of at least 8 characters, most
 * common first, from the data of @zxcvbn-ts/language-common (MIT).
 */
import { PASSWORD_MIN_LENGTH } from "@codetale/contract/identity";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { AppError } from "#core/app-error";
import commonPasswords from "./common-passwords.json" with { type: "json" };

const common: ReadonlySet<string> = new Set(commonPasswords);

/** @returns in words what a password lacks, or null when it is good enough */
export function weaknessOf(password: string, email: string): string | null {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return `Your password needs at least ${PASSWORD_MIN_LENGTH} characters. This one has ${characters.length}.`;
  }
  const typed = password.toLowerCase();
  if (common.has(typed)) {
    return "This password is one of the most common ones, which are guessed first. Please choose another.";
  }
  if (new Set(characters).size === 1) {
    return "This password is one character over and over, which is easy to guess. Please choose another.";
  }
  if (namesOf(email).has(typed)) {
    return "This password is easy to guess for anyone who knows your email. Please choose another.";
  }
  return null;
}

/** @throws AppError `register/weak-password` with words of what the password lacks */
export function refuseWeakPassword(password: string, email: string): void {
  const message = weaknessOf(password, email);
  if (message === null) return;
  throw new AppError("register/weak-password", {
    message,
    errors: [{ path: "password", message }],
  });
}

function namesOf(email: string): Set<string> {
  const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
  return new Set([email.toLowerCase(), mailbox, domain, PRODUCT_NAME.toLowerCase()]);
}
