/** Which stories are narrated in advance, as the database knows them. */
import { deleteStory, restoreStory, shareStory } from "@codetale/contract/stories";
import { hasPrompt, START_ID, type Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { spokenLines, stories } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { openNarration, type NarrationApp } from "../testing/open-narration.ts";

let database: OpenDatabase;
let narration: NarrationApp;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  narration = await openNarration(database, {}, 20_000);
});
afterEach(async () => {
  await narration.app.close();
  await database.db.delete(stories);
  await database.db.delete(spokenLines);
});

it("a story that is deleted is narrated no further, and goes on where it is restored", async () => {
  const { app, voice, untilSpoken } = narration;
  let storyId = "";
  voice.gate = async () => {
    if (voice.spoken.length === 3) await app.send(deleteStory, { params: { storyId } });
  };
  storyId = await app.aStory();
  app.feature.start();
  await expect.poll(() => voice.spoken.length).toBe(3);
  const other = await app.aStory({ seed: "other", story_language: "French" });
  app.feature.start();
  await untilSpoken(other);
  expect(voice.spoken.filter(({ language }) => language === "en")).toHaveLength(3);

  await app.send(restoreStory, { params: { storyId } });
  await untilSpoken(storyId);
});

it("a shared edition is narrated no further once its story is not shared any more", async () => {
  const { app, voice, untilSpoken } = narration;
  const storyId = await app.aStory();
  app.feature.start();
  await untilSpoken(storyId);
  const before = voice.spoken.length;
  let isUnshared = false;
  const share = (shared: boolean) =>
    app.send(shareStory, { params: { storyId }, body: { shared } });
  voice.gate = async () => {
    if (voice.spoken.length !== before + 2) return;
    await share(false);
    isUnshared = true;
  };
  await share(true);
  await expect.poll(() => isUnshared).toBe(true);
  const other = await app.aStory({ seed: "other", story_language: "French" });
  app.feature.start();
  await untilSpoken(other);

  const english = voice.spoken.slice(before).filter(({ language }) => language === "en");
  expect(english).toHaveLength(2);
});

it("[SPLAY-10] a story that is played comes before newer ones, from where it is played", async () => {
  const { app, voice, untilSpoken } = narration;
  const played = await app.aStory();
  const [row] = await app.db.select().from(stories).where(eq(stories.id, played));
  const scenes: readonly Scene[] = row!.scenes;
  const question = scenes.find((scene) => scene.id !== START_ID && hasPrompt(scene))!;
  await app.aStory({ seed: "2", story_language: "French", createdAt: app.clock.now() + 1 });
  voice.gate = async ({ language }) => {
    if (language === "fr" && voice.spoken.length === 2) await app.next(played, question.id);
  };
  app.feature.start();
  await untilSpoken(played);

  // The first French lines, then the question that the listener waits for, and its choices.
  const spoken = voice.spoken.map(({ language, priority }) => `${language} ${priority}`);
  expect(spoken.slice(0, 4)).toEqual(["fr later", "fr later", "en now", "en later"]);
  expect(voice.spoken[2]!.text).toBe(question.dialogue);
  expect(voice.spoken[3]!.text).toContain(question.choices[0]!.text);
  const english = voice.spoken.findLastIndex(({ language }) => language === "en");
  expect(voice.spoken.slice(2, english).every(({ language }) => language === "en")).toBe(true);
});
