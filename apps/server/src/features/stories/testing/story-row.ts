import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";

export async function storyRowOf(db: Database, storyId: string) {
  return (await db.select().from(stories).where(eq(stories.id, storyId)))[0];
}
