import { text as readText } from "node:stream/consumers";
import { editStory, type LineEdit } from "@codetale/contract/stories/editing";
import { START_ID } from "@codetale/domain/stories/graph";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { linesOf } from "../narration/story-line.ts";
import { openNarration, type NarrationApp } from "../testing/open-narration.ts";
import type { SceneAudio } from "../playing/playing.service.ts";
import { first, sceneOf, storedStory } from "./testing/edited-story.ts";

let database: OpenDatabase;
let { app, voice, untilSpoken } = {} as NarrationApp;
let storyId: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ app, voice, untilSpoken } = await openNarration(database, {}, 20_000));
});
afterEach(async () => {
  await app.close();
  await database.db.delete(stories);
  await database.db.delete(spokenLines);
});

describe("the voice of an edited story", () => {
  beforeEach(async () => {
    storyId = await app.aStory();
  });

  it("is made anew for the edited scene alone, and not for the shared edition", async () => {
    app.feature.start();
    await untilSpoken(storyId);
    const before = first((await row()).scenes);
    const heard = await app.next(storyId, START_ID);
    const spoken = voice.spoken.length;
    const text = `${before} And the owl said hello.`;
    await edit({ part: "dialogue", sceneId: START_ID, before, text });
    await untilSpoken(storyId);

    expect(heard.body).toBe(before);
    expect((await app.next(storyId, START_ID)).body).toBe(text);
    expect(voice.spoken.slice(spoken).map((line) => line.text)).toEqual([text]);
  });

  it("asks again with whom the new words bring into a picture without anybody", async () => {
    const { scenes, figures } = await row();
    const asking = scenes.find(({ choices }) => choices.length > 0)!;
    const alone = { ...asking, speaker: null, cast: [], moods: {} };
    await app.db
      .update(stories)
      .set({ scenes: scenes.map((scene) => (scene.id === asking.id ? alone : scene)) })
      .where(eq(stories.id, storyId));
    app.feature.start();
    await untilSpoken(storyId);
    const spoken = voice.spoken.length;
    const before = alone.dialogue;
    const text = `${figures[0]!.name} said hello. ${before}`;
    await edit({ part: "dialogue", sceneId: asking.id, before, text });
    await untilSpoken(storyId);

    const reply = askAgainText(sceneOf((await row()).scenes, asking.id), "en");
    expect(reply).not.toBe(askAgainText(alone, "en"));
    expect(voice.spoken.slice(spoken).map((line) => line.text)).toEqual([text, reply]);
  });

  it("is right in another process, which had the story in its memory", async () => {
    app.feature.start();
    await untilSpoken(storyId);
    const second = await app.anotherProcess();
    const listen = () =>
      second.playing.next(app.lena, {
        storyId,
        sceneId: START_ID,
        answer: null,
        isPrefetch: false,
      });
    const before = first((await row()).scenes);
    expect((await listen()).scene?.dialogue).toBe(before);
    const text = `${before} And the owl said hello.`;
    await edit({ part: "dialogue", sceneId: START_ID, before, text });

    const { scene, audio } = await listen();
    expect(scene?.dialogue).toBe(text);
    expect(audio === null ? text : await textOf(audio)).toBe(text);
    await second.stop();
  });

  it("is not the old one, which was being made while the line was edited", async () => {
    let goOn = () => {};
    const before = first((await row()).scenes);
    voice.gate = ({ text }) =>
      text === before ? new Promise((resolve) => (goOn = resolve)) : Promise.resolve();
    app.feature.start();
    await expect.poll(() => voice.spoken.map((line) => line.text)).toContain(before);
    const text = `${before} And the owl said hello.`;
    await edit({ part: "dialogue", sceneId: START_ID, before, text });
    goOn();
    await untilSpoken(storyId);

    expect((await app.next(storyId, START_ID)).body).toBe(text);
  });

  it("[SPLAY-8] asks again with the new choices, and reads the new one", async () => {
    app.feature.start();
    await untilSpoken(storyId);
    const scene = (await row()).scenes.find(({ choices }) => choices.length > 0)!;
    const spoken = voice.spoken.length;
    const before = scene.choices[0]!.text;
    const text = "Whistle for the moon";
    await edit({ part: "choice", sceneId: scene.id, choice: 0, before, text });
    await untilSpoken(storyId);

    const reply = askAgainText(sceneOf((await row()).scenes, scene.id), "en");
    expect(reply).toContain(text);
    const read = spokenChoice(text, "en");
    expect(voice.spoken.slice(spoken).map((line) => line.text)).toEqual([read, reply]);
    const lines = await app.db
      .select()
      .from(storyVoices)
      .where(and(eq(storyVoices.storyId, storyId), eq(storyVoices.sceneId, scene.id)));
    expect(lines.map(({ line }) => line).toSorted()).toEqual(linesOf(scene).toSorted());
  });
});

async function textOf(audio: SceneAudio): Promise<string> {
  switch (audio.kind) {
    case "stored":
      return readText(await audio.file.read());
    case "live":
      return readText(audio.stream);
    case "unstored":
      return audio.bytes.toString();
  }
}

function edit(change: LineEdit) {
  return app.send(editStory, { params: { storyId }, body: change });
}

const row = () => storedStory(app.db, storyId);
