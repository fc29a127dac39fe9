import type { EpochMs } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { recoveryCodes } from "#platform/db/schema/identity";
import { isProven, type Evidence, type ProvingSession } from "../proof/proof.repository.ts";

export function createRecoveryCodeRepository(db: Database) {
  return {
    /**
     * Puts a set in force instead of the one before; one at a time of an account.
     *
     * @returns false without a proof of the session, with nothing changed
     */
    replace(
      session: ProvingSession,
      codeHashes: readonly string[],
      now: EpochMs,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const { uid } = session;
        if (!(await isProven(tx, session, now))) return false;
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
        await tx
          .insert(recoveryCodes)
          .values(codeHashes.map((codeHash) => ({ uid, codeHash, createdAt: now })));
        return true;
      });
    },

    has: async (uid: string, codeHash: string): Promise<boolean> =>
      (await db.$count(recoveryCodes, isCode(uid, codeHash))) > 0,

    /** Spends the code, which the account may have lost meanwhile; of concurrent calls, one does. */
    codeEvidence:
      (codeHash: string): Evidence =>
      async (tx, { uid }) => {
        const spent = await tx
          .delete(recoveryCodes)
          .where(isCode(uid, codeHash))
          .returning({ uid: recoveryCodes.uid });
        return spent.length > 0;
      },
  };
}

function isCode(uid: string, codeHash: string) {
  return and(eq(recoveryCodes.uid, uid), eq(recoveryCodes.codeHash, codeHash));
}

/** For the account's own download: when those that are left were made, without the codes. */
export function recoveryCodesOf(db: Database, uid: string) {
  return db
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.uid, uid));
}
