/**
 * The 10,000 most common passwords of at least 8 characters, from the data of
 * @zxcvbn-ts/language-common (MIT). 140 kB: the web app loads it only to check a new password.
 */
import list from "./common-passwords.json" with { type: "json" };

export const commonPasswords: ReadonlySet<string> = new Set(list);
