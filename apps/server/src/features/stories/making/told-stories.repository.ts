/** Stories that are told again: what was asked for, and what became of it. Deleted ones are absent. */
import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";

export type ToldStoriesRepository = ReturnType<typeof createToldStoriesRepository>;

export function createToldStoriesRepository(db: Database) {
  return {
    /** @returns null unless `ownerId` owns the story */
    async find(ownerId: string, id: string) {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select({
          children: stories.children,
          about: stories.about,
          themes: stories.themes,
          language: stories.language,
          storyteller: stories.storyteller,
          seed: stories.seed,
          plot: stories.plot,
          titleForOthers: stories.titleForOthers,
          scenesForOthers: stories.scenesForOthers,
          createdAt: stories.createdAt,
        })
        .from(stories)
        .where(and(eq(stories.id, id), eq(stories.ownerId, ownerId), isNull(stories.deletedAt)));
      return found ?? null;
    },
  };
}
