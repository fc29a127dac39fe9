import type { Story } from "@codetale/contract/stories";
import { START_ID } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());

it("[SPLAY-9] lists a story with the place and the sky of its first scene", async () => {
  const id = await app.aStory();
  const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
  const start = row!.scenes.find((scene) => scene.id === START_ID)!;

  const [listed] = (await app.list()).json<{ stories: Story[] }>().stories;
  expect(listed).toMatchObject({ setting: start.setting, sky: start.sky });
});
