/** What others read in place of a name that an account has not given yet. */
const STAND_INS = { user: "Learner", coder: "Coder" } as const;

/** Neither white space nor a character that only joins or turns others. */
const SEEN = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/**
 * A name is asked for after the registration and may be skipped, so an account can take part in a
 * session without one.
 *
 * @param name null, blank or invisible where there is none
 * @param part of the account in the session; `user` is the learner
 */
export function shownName(name: string | null, part: keyof typeof STAND_INS): string {
  return name !== null && SEEN.test(name) ? name : STAND_INS[part];
}
