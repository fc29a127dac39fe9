import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";
import type { ValidatedStory } from "../validated-story.ts";
import { toStoryRow } from "../story-row.ts";

export type AuthoredStoryRepository = ReturnType<typeof createAuthoredStoryRepository>;

/** Saves stories that were written by hand or imported. */
export function createAuthoredStoryRepository(db: Database) {
  return {
    async add(
      story: ValidatedStory,
      facts: { id: string; ownerId: string; createdAt: EpochMs },
    ): Promise<void> {
      await db.insert(stories).values({ ...toStoryRow(story), ...facts });
    },

    /** Adds a public story without an owner; does nothing where its id exists. */
    async addSample(
      story: ValidatedStory,
      facts: { id: string; createdAt: EpochMs },
    ): Promise<void> {
      const { id, createdAt } = facts;
      await db
        .insert(stories)
        .values({ ...toStoryRow(story), id, createdAt, sharedAt: createdAt })
        .onConflictDoNothing({ target: stories.id });
    },
  };
}
