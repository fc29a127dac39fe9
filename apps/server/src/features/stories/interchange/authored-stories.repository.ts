import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";
import type { ValidatedStory } from "../validated-story.ts";
import { toStoryRow } from "../story-row.ts";

/** Saves stories that were not told here but written; what is not proven has the wrong type. */
export function createAuthoredStoryRepository(db: Database) {
  return {
    async add(
      story: ValidatedStory,
      facts: { id: string; ownerId: string; createdAt: EpochMs },
    ): Promise<void> {
      await db.insert(stories).values({ ...toStoryRow(story), ...facts });
    },

    /** Adds a story of nobody's, for everybody, unless it is there already. */
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
