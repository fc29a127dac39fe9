import type { CoderFacts } from "@codetale/contract/coders";
import type { EpochMs } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { coderProfiles } from "#platform/db/schema/coders";

export type CoderProfileRepository = ReturnType<typeof createCoderProfileRepository>;

export function createCoderProfileRepository(db: Database) {
  const { languages, companies, codingSince, about } = coderProfiles;
  return {
    /** @returns null where the coder has said nothing */
    async find(uid: string): Promise<CoderFacts | null> {
      const [found] = await db
        .select({ languages, companies, codingSince, about })
        .from(coderProfiles)
        .where(eq(coderProfiles.uid, uid));
      return found ?? null;
    },

    async save(uid: string, facts: CoderFacts, now: EpochMs): Promise<void> {
      const set = { ...facts, changedAt: now };
      await db
        .insert(coderProfiles)
        .values({ uid, ...set })
        .onConflictDoUpdate({ target: coderProfiles.uid, set });
    },
  };
}
