/** Reads and changes the words of stories, for their owners. Deleted stories are absent. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { stories, storyVoices } from "#platform/db/schema/stories";

export type EditingRepository = ReturnType<typeof createEditingRepository>;

export type EditableStory = NonNullable<Awaited<ReturnType<EditingRepository["find"]>>>;

type EditedColumns = Partial<
  Pick<
    typeof stories.$inferInsert,
    "title" | "titleForOthers" | "searched" | "searchedForOthers" | "scenes" | "scenesForOthers"
  >
>;

/** The audio of a scene that no longer says what its scene says. */
export interface OutdatedAudio {
  sceneId: string;
  line: "dialogue" | "reply";
  /** Whether the shared edition was changed as well. */
  inBothEditions: boolean;
}

export function createEditingRepository(db: Database) {
  return {
    /** @returns null unless `ownerId` owns the story */
    async find(ownerId: string, id: string) {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select({
          id: stories.id,
          title: stories.title,
          figures: stories.figures,
          scenes: stories.scenes,
          children: stories.children,
          about: stories.about,
          aboutForOthers: stories.aboutForOthers,
          language: stories.language,
          storyteller: stories.storyteller,
          facts: stories.facts,
          revision: stories.revision,
        })
        .from(stories)
        .where(and(eq(stories.id, id), eq(stories.ownerId, ownerId), isNull(stories.deletedAt)));
      return found ?? null;
    },

    /**
     * Stores the words and drops the audio that is outdated by them.
     *
     * @returns false where the story was edited or deleted since it was read
     */
    save: (
      ownerId: string,
      { id, revision, title }: { id: string; revision: number; title: string },
      words: EditedColumns,
      outdated: OutdatedAudio | null,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const saved = await tx
          .update(stories)
          .set({ ...words, revision: sql`${stories.revision} + 1` })
          .where(
            and(
              eq(stories.id, id),
              eq(stories.ownerId, ownerId),
              isNull(stories.deletedAt),
              eq(stories.revision, revision),
              // A title can be changed by renaming as well.
              eq(stories.title, title),
            ),
          )
          .returning({ id: stories.id });
        if (saved.length === 0) return false;
        if (outdated) {
          await tx
            .delete(storyVoices)
            .where(
              and(
                eq(storyVoices.storyId, id),
                eq(storyVoices.sceneId, outdated.sceneId),
                eq(storyVoices.line, outdated.line),
                outdated.inBothEditions ? undefined : eq(storyVoices.edition, "own"),
              ),
            );
        }
        return true;
      }),
  };
}
