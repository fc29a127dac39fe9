/** Hashing of passwords; implemented under platform/. */

/** Each call throws AppError `server/busy` when too many are waiting. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * @param storedHash null for an unknown account or one without a password; takes as long as a
   *   wrong password, so that the time does not show whether the account exists
   */
  verify(password: string, storedHash: string | null): Promise<boolean>;
}
