/**
 * Takes the place of every deleted account in rows that stay. It has a name, and no way to sign in.
 */
export const DELETED_ACCOUNT = { uid: "deleted-account", name: "Deleted account" } as const;

/** Whether nothing is left of an account but its stand-in: no profile, and nobody to rate. */
export function isDeletedAccount({ uid }: { uid: string }): boolean {
  return uid === DELETED_ACCOUNT.uid;
}
