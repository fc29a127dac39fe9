/**
 * Takes the place of every deleted account in rows that stay. It has a name, and no way to sign in.
 */
export const DELETED_ACCOUNT = { uid: "deleted-account", name: "Deleted account" } as const;
