/** Which process narrates which edition in advance, so that no two speak the same lines. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, lte, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { isMissingReference } from "#platform/db/database-errors";
import { narrationLeases, stories } from "#platform/db/schema/stories";
import type { StoryEdition } from "./played-stories.ts";

/** A process, and its time. */
export interface LeaseHolder {
  holder: string;
  now: EpochMs;
}

export type NarrationLeaseRepository = ReturnType<typeof createNarrationLeaseRepository>;

/** Holder of the lease of a new story, which is over from its beginning. */
const NO_PROCESS = "00000000-0000-0000-0000-000000000000";

export function createNarrationLeaseRepository(db: Database) {
  return {
    /** Takes or renews a lease. @returns false while another process has it, or without the story */
    async lease(
      { id: storyId, edition }: StoryEdition,
      { holder, now }: LeaseHolder,
      until: EpochMs,
    ): Promise<boolean> {
      try {
        const taken = await db
          .insert(narrationLeases)
          .values({ storyId, edition, holder, until })
          .onConflictDoUpdate({
            target: [narrationLeases.storyId, narrationLeases.edition],
            set: { holder, until },
            setWhere: sql`${narrationLeases.holder} = ${holder} or ${narrationLeases.until} <= ${now}`,
          })
          .returning({ holder: narrationLeases.holder });
        return taken.length > 0;
      } catch (error) {
        if (isMissingReference(error)) return false;
        throw error;
      }
    },

    async release({ id, edition }: StoryEdition, holder: string): Promise<void> {
      await db
        .delete(narrationLeases)
        .where(
          and(
            eq(narrationLeases.storyId, id),
            eq(narrationLeases.edition, edition),
            eq(narrationLeases.holder, holder),
          ),
        );
    },

    /** @returns how many editions are narrated in advance, by all processes */
    count: (now: EpochMs): Promise<number> =>
      db.$count(narrationLeases, gt(narrationLeases.until, now)),

    /**
     * Removes the leases of processes that have ended, and those of new stories.
     *
     * @returns whether there was any: then there may be stories to narrate
     */
    async removeLeftBehind(now: EpochMs): Promise<boolean> {
      const left = await db
        .delete(narrationLeases)
        .where(lte(narrationLeases.until, now))
        .returning({ storyId: narrationLeases.storyId });
      return left.length > 0;
    },
  };
}

/**
 * Has some process narrate a new story, also where the one that saves it ends before it begins, or has
 * no voice: leaves a lease that was over long ago.
 */
export async function leaveToAnyProcess(db: Database, storyId: string): Promise<void> {
  await db
    .insert(narrationLeases)
    .values({ storyId, edition: "own", holder: NO_PROCESS, until: 0 })
    .onConflictDoNothing();
}

/** Condition on `stories`: no other process narrates the edition. */
export function isLeftTo({ holder, now }: LeaseHolder, edition: StoryEdition["edition"]): SQL {
  const { storyId, holder: by, until } = narrationLeases;
  const isTaken = and(
    eq(storyId, stories.id),
    eq(narrationLeases.edition, edition),
    ne(by, holder),
    gt(until, now),
  );
  return sql`not exists (select 1 from ${narrationLeases} where ${isTaken})`;
}
