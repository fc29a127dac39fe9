/**
 * What a new password must be: long enough and not one that guessers try first. There are no
 * rules about which characters it has.
 */
import { PRODUCT_NAME } from "../product.ts";

export const PASSWORD_MIN_LENGTH = 8;

/**
 * The text that a password is judged, hashed and compared as. NFKC: keyboards and systems encode the same
 * character differently.
 */
export function normalizedPassword(password: string): string {
  return password.normalize("NFKC");
}

/**
 * @param email of the account; empty where it is not known
 * @param common passwords that are guessed first, in lower case
 * @returns in words what a password lacks, or null when it is good enough
 */
export function weaknessOf(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): string | null {
  const normalized = normalizedPassword(password);
  const characters = [...normalized];
  if (characters.length < PASSWORD_MIN_LENGTH) {
    return `Your password needs at least ${PASSWORD_MIN_LENGTH} characters. This one has ${characters.length}.`;
  }
  const typed = normalized.toLowerCase();
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

function namesOf(email: string): Set<string> {
  const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
  return new Set([email.toLowerCase(), mailbox, domain, PRODUCT_NAME.toLowerCase()]);
}
