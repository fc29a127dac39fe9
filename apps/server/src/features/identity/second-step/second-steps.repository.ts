import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { secondSteps } from "#platform/db/schema/identity";
import { isStillInvited } from "../coder-access/invitations.repository.ts";
import { lockWaysIn, type Evidence } from "../proof/proof.repository.ts";

/** A sign-in whose password was right. */
export type SecondStep = typeof secondSteps.$inferSelect;

export function createSecondStepRepository(db: Database) {
  return {
    /**
     * Revoking the invitation removes it again.
     *
     * @param invitationId by which a coder comes in; null where none is needed
     * @returns false, with nothing added, where it is revoked already or the account is gone
     */
    add: (step: SecondStep, invitationId: string | null): Promise<boolean> =>
      db.transaction(async (tx) => {
        if ((await lockWaysIn(tx, step.uid)) === null) return false;
        if (!(await isStillInvited(tx, invitationId, step.uid))) return false;
        await tx.insert(secondSteps).values(step);
        return true;
      }),

    /** @returns null when none of the browser's has begun, or all have expired or were finished */
    async find(browserHashes: readonly string[], now: EpochMs): Promise<SecondStep | null> {
      const isOne = inArray(secondSteps.browserHash, [...browserHashes]);
      const [found] = await db
        .select()
        .from(secondSteps)
        .where(and(isOne, gt(secondSteps.expiresAt, now)));
      return found ?? null;
    },

    /** It was not taken before, nor dropped with the password; of concurrent calls, one takes it. */
    stepEvidence:
      ({ browserHash }: SecondStep): Evidence =>
      async (tx) => {
        const taken = await tx
          .delete(secondSteps)
          .where(eq(secondSteps.browserHash, browserHash))
          .returning({ uid: secondSteps.uid });
        return taken.length > 0;
      },
  };
}
