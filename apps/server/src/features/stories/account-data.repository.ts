/**
 * What belongs to an account among the stories: its download. When the account is deleted, foreign
 * keys delete its stories, what was asked for and which lines they speak.
 */
import { asc, eq, sql } from "drizzle-orm";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { consentsOf } from "./consents/consents.repository.ts";
import { stories, storyGenerations, storyLinks, storyReports } from "#platform/db/schema/stories";

export async function exportStories(db: Database, { uid }: AccountRef) {
  return {
    /** With the private edition; the shared one is public and names none of the owner's children. */
    stories: await db
      .select({
        id: stories.id,
        title: stories.title,
        titleForOthers: stories.titleForOthers,
        children: stories.children,
        about: stories.about,
        language: stories.language,
        level: stories.level,
        storyteller: stories.storyteller,
        scenes: stories.scenes,
        createdAt: stories.createdAt,
        sharedAt: stories.sharedAt,
        deletedAt: stories.deletedAt,
      })
      .from(stories)
      .where(eq(stories.ownerId, uid))
      .orderBy(asc(stories.createdAt)),
    /** Without their secrets, which are stored nowhere. */
    storyLinks: await db
      .select({
        storyId: storyLinks.storyId,
        label: storyLinks.label,
        createdAt: storyLinks.createdAt,
        lastUsedOn: storyLinks.lastUsedOn,
      })
      .from(storyLinks)
      .innerJoin(stories, eq(stories.id, storyLinks.storyId))
      .where(eq(stories.ownerId, uid))
      .orderBy(asc(storyLinks.createdAt)),
    storyReports: await db
      .select({
        storyId: storyReports.storyId,
        reason: storyReports.reason,
        text: storyReports.text,
        reportedAt: storyReports.reportedAt,
      })
      .from(storyReports)
      .where(eq(storyReports.reporterId, uid))
      .orderBy(asc(storyReports.reportedAt)),
    storyProviders: await consentsOf(db, uid),
    storiesAskedFor: await db
      .select({
        id: storyGenerations.id,
        state: storyGenerations.state,
        storyId: storyGenerations.storyId,
        message: storyGenerations.message,
        /** Until it has ended; a story that is told has them itself. */
        wishes: sql<StoryWishes | null>`${storyGenerations.order} -> 'wishes'`,
        createdAt: storyGenerations.createdAt,
      })
      .from(storyGenerations)
      .where(eq(storyGenerations.ownerId, uid))
      .orderBy(asc(storyGenerations.createdAt)),
  };
}
