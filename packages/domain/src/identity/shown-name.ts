import { accountName } from "./account-name.ts";

/** What others read in place of a name that an account has not given yet. */
const STAND_INS = { user: "Learner", coder: "Coder" } as const;

/**
 * A name is asked for after the registration and may be skipped, so an account can take part in a
 * session without one.
 *
 * @param name null, blank or invisible where there is none
 * @param part of the account in the session; `user` is the learner
 */
export function shownName(name: string | null, part: keyof typeof STAND_INS): string {
  return accountName(name ?? "") || STAND_INS[part];
}
