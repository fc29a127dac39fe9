import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/story-schema";
import type { ProvenStory } from "./proven-story.ts";
import { storedStory } from "./stored-story.ts";

/** Saves stories that were not told here but written; what is not proven has the wrong type. */
export function createNewStoryRepository(db: Database) {
  return {
    async add(
      story: ProvenStory,
      facts: { id: string; ownerId: string; createdAt: EpochMs },
    ): Promise<void> {
      await db.insert(stories).values({ ...storedStory(story), ...facts });
    },

    /** Adds a story of nobody's, for everybody, unless it is there already. */
    async addSample(story: ProvenStory, facts: { id: string; createdAt: EpochMs }): Promise<void> {
      const { id, createdAt } = facts;
      await db
        .insert(stories)
        .values({ ...storedStory(story), id, createdAt, sharedAt: createdAt })
        .onConflictDoNothing({ target: stories.id });
    },
  };
}
