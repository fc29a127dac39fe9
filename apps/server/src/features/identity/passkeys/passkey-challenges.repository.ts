import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { passkeyChallenges } from "#platform/db/schema/identity";

export type PasskeyChallenge = typeof passkeyChallenges.$inferSelect;

export function createPasskeyChallengeRepository(db: Database) {
  return {
    async add(challenge: PasskeyChallenge): Promise<void> {
      await db.insert(passkeyChallenges).values(challenge);
    },

    /**
     * Removes a challenge; of concurrent calls, one gets it.
     *
     * @returns whether it was in force for the purpose and the holder
     */
    async take(
      { challengeHash, purpose, holderHash }: Omit<PasskeyChallenge, "expiresAt">,
      now: EpochMs,
    ): Promise<boolean> {
      const taken = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.challengeHash, challengeHash),
            eq(passkeyChallenges.purpose, purpose),
            eq(passkeyChallenges.holderHash, holderHash),
            gt(passkeyChallenges.expiresAt, now),
          ),
        )
        .returning({ purpose: passkeyChallenges.purpose });
      return taken.length > 0;
    },
  };
}
