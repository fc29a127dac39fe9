import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { openidSignIns } from "#platform/db/schema/identity";

/** A sign-in that has started, with what the browser must not be able to change. */
export type PendingSignIn = typeof openidSignIns.$inferSelect;

export function createGoogleSignInRepository(db: Database) {
  return {
    async add(signIn: PendingSignIn): Promise<void> {
      await db.insert(openidSignIns).values(signIn);
    },

    /**
     * Finds a sign-in and removes it; of concurrent calls, one gets it.
     *
     * @returns null when there is none
     */
    async take(stateHash: string): Promise<PendingSignIn | null> {
      const [taken] = await db
        .delete(openidSignIns)
        .where(eq(openidSignIns.stateHash, stateHash))
        .returning();
      return taken ?? null;
    },
  };
}
