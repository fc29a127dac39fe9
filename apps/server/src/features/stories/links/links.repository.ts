/** Reads and changes the private links of stories. Those of deleted stories are absent. */
import { MOST_LINKS } from "@codetale/contract/stories/links";
import { and, asc, eq, exists, isNull, lt, or } from "drizzle-orm";
import { isUuid } from "#core/uuid";
import type { Database } from "#platform/db/database";
import { stories, storyLinks } from "#platform/db/schema/stories";
import { isOwnerEnabled } from "../story-visibility.repository.ts";

export type LinkRepository = ReturnType<typeof createLinkRepository>;

type NewLink = Omit<typeof storyLinks.$inferInsert, "storyId" | "lastUsedOn">;

export function createLinkRepository(db: Database) {
  return {
    /** Oldest first. @returns null unless `ownerId` owns the story */
    async list(ownerId: string, storyId: string) {
      if (!isUuid(storyId)) return null;
      const [story] = await db
        .select({ id: stories.id })
        .from(stories)
        .where(isStoryOf(ownerId, storyId));
      if (!story) return null;
      return db
        .select(listed)
        .from(storyLinks)
        .where(eq(storyLinks.storyId, storyId))
        .orderBy(asc(storyLinks.createdAt), asc(storyLinks.id));
    },

    /**
     * @returns `unknown` unless `ownerId` owns the story; `full` where it has `MOST_LINKS`;
     *   `taken-down` where an operator has taken it down
     */
    async add(ownerId: string, storyId: string, link: NewLink) {
      if (!isUuid(storyId)) return "unknown";
      return db.transaction(async (tx) => {
        // Holding the story's row, so that of calls at once each counts the others' links.
        const [story] = await tx
          .select({ takenDownAt: stories.takenDownAt })
          .from(stories)
          .where(isStoryOf(ownerId, storyId))
          .for("update");
        if (!story) return "unknown";
        if (story.takenDownAt !== null) return "taken-down";
        const count = await tx.$count(storyLinks, eq(storyLinks.storyId, storyId));
        if (count >= MOST_LINKS) return "full";
        await tx.insert(storyLinks).values({ ...link, storyId });
        return "added";
      });
    },

    /** @returns false unless `ownerId` owns the story and it has the link */
    async remove(ownerId: string, storyId: string, linkId: string): Promise<boolean> {
      if (!isUuid(storyId) || !isUuid(linkId)) return false;
      const removed = await db
        .delete(storyLinks)
        .where(
          and(
            eq(storyLinks.id, linkId),
            eq(storyLinks.storyId, storyId),
            exists(db.select({ id: stories.id }).from(stories).where(isStoryOf(ownerId, storyId))),
          ),
        )
        .returning({ id: storyLinks.id });
      return removed.length > 0;
    },

    /** The story that a link plays, and who owns it; null where that account is disabled. */
    async find(secretHash: string) {
      const [found] = await db
        .select({
          id: storyLinks.id,
          storyId: storyLinks.storyId,
          ownerId: stories.ownerId,
          lastUsedOn: storyLinks.lastUsedOn,
        })
        .from(storyLinks)
        .innerJoin(stories, eq(stories.id, storyLinks.storyId))
        .where(
          and(eq(storyLinks.secretHash, secretHash), isNull(stories.deletedAt), isOwnerEnabled),
        );
      return found ?? null;
    },

    /** Never replaces a later day. */
    async markUsed(id: string, day: string): Promise<void> {
      await db
        .update(storyLinks)
        .set({ lastUsedOn: day })
        .where(
          and(
            eq(storyLinks.id, id),
            or(isNull(storyLinks.lastUsedOn), lt(storyLinks.lastUsedOn, day)),
          ),
        );
    },
  };
}

const listed = {
  id: storyLinks.id,
  label: storyLinks.label,
  createdAt: storyLinks.createdAt,
  lastUsedOn: storyLinks.lastUsedOn,
};

function isStoryOf(ownerId: string, storyId: string) {
  return and(eq(stories.id, storyId), eq(stories.ownerId, ownerId), isNull(stories.deletedAt));
}
