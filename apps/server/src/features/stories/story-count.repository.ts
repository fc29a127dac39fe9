import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";

/** Years of a story each evening fill it; a program would fill a disk. */
export const MOST_STORIES = 1_000;

/** Whether the account has as many stories as one may have. */
export async function hasMostStories(db: Database, ownerId: string): Promise<boolean> {
  const isKept = and(eq(stories.ownerId, ownerId), isNull(stories.deletedAt));
  return (await db.$count(stories, isKept)) >= MOST_STORIES;
}
