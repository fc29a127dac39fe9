/** What tests read of a story before and after an edit. */
import { START_ID, type Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";

export async function storedStory(db: Database, id: string) {
  const [found] = await db.select().from(stories).where(eq(stories.id, id));
  if (!found) throw new Error(`There is no story ${id}.`);
  return found;
}

export function sceneOf(scenes: readonly Scene[], id: string): Scene {
  const found = scenes.find((scene) => scene.id === id);
  if (!found) throw new Error(`There is no scene ${id}.`);
  return found;
}

/** What the first scene tells. */
export function first(scenes: readonly Scene[]): string {
  return sceneOf(scenes, START_ID).dialogue;
}
