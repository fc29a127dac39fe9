/** Stands in for every account that was deleted. It has a name, and signing in to it is impossible. */
export const DELETED_ACCOUNT = { uid: "deleted-account", name: "Deleted account" } as const;
