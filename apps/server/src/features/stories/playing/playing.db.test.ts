import {
  downloadStory,
  nextScene,
  REDIRECT_HEADER,
  SCENE_HEADER,
} from "@codetale/contract/stories/player";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import { scenePictures } from "@codetale/domain/stories/concepts/scene-pictures";
import { START_ID, type Scene } from "@codetale/domain/stories/graph";
import { isEnd } from "@codetale/domain/stories/paths";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { shownCast } from "@codetale/domain/stories/pictures/shown-cast";
import { aScene } from "@codetale/domain/testing/stories";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { openStoriesApp, type Downloaded, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
let storyId: string;
let scenes: readonly Scene[];
let figures: readonly StoryFigure[];

beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  storyId = await app.aStory();
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  ({ scenes, figures } = row!);
});

describe("[SPLAY-1] [API-1] playing where there is no voice", () => {
  it("[SPLAY-9] begins at start, and answers the scene as JSON", async () => {
    const response = await app.next(storyId, START_ID);
    const start = scene(START_ID);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      end: false,
      scene: {
        id: START_ID,
        title: start.title,
        speaker: start.speaker,
        dialogue: start.dialogue,
        choices: [],
        choice_pictures: [],
        prompt_for_user: false,
        next_id: start.nextId,
        setting: start.setting,
        sky: start.sky,
        thing: scenePictures(start, "en").thing,
        cast: shownCast(start, figures),
        word_starts: null,
        reply: null,
        choice_audio: [],
      },
      is_voice_coming: false,
    });
    const header = JSON.parse(String(response.headers[SCENE_HEADER])) as unknown;
    expect(header).toEqual(response.json<{ scene: unknown }>().scene);
  });

  it("[SPLAY-2] [SPLAY-5] every path that a listener can choose comes to The End", async () => {
    for (let path = 0; path < 6; path += 1) {
      let at: string | null = START_ID;
      let told = await toldAt(at);
      for (let steps = 0; !told.end; steps += 1) {
        expect(steps).toBeLessThan(16);
        const { id, choices, next_id, prompt_for_user } = told.scene!;
        expect(prompt_for_user).toBe(choices.length > 0);
        if (choices.length > 0) {
          told = (await app.next(storyId, id, { answer: choices[path % choices.length]! })).json();
        } else {
          at = next_id;
          told = await toldAt(at);
        }
      }
      expect(told).toMatchObject({ success: true, end: true });
    }
  });

  it("[SPLAY-8] shows each choice with a picture, all of them different", async () => {
    const asking = scenes.filter(({ choices }) => choices.length > 1);
    for (const { id, choices } of asking) {
      const told = await toldAt(id);
      const pictures = told.scene!.choice_pictures;
      expect(new Set(pictures).size).toBe(choices.length);
      expect(pictures).not.toContain(null);
    }
  });

  it("[SPLAY-3] takes a choice's text, its number or free words that mean it", async () => {
    const asking = scenes.find(({ choices }) => choices.length > 1)!;
    const [first, second] = asking.choices;

    for (const answer of [second!.text, second!.text.toUpperCase(), 2, "2", "the second one"]) {
      expect(await idAfter(asking.id, answer)).toBe(second!.nextId);
    }
    expect(await idAfter(asking.id, "one")).toBe(first!.nextId);
  });

  it("[SPLAY-4] asks again, with the choices named, where an answer means none of them", async () => {
    const asking = scenes.find(({ choices }) => choices.length > 1)!;
    for (const answer of ["", "blorp", "99", 0, "💥", "x".repeat(300)]) {
      const response = await app.next(storyId, asking.id, { answer });
      expect(response.statusCode).toBe(200);
      expect(response.headers[REDIRECT_HEADER]).toBe("1");
      const { scene: again, end } = response.json();
      expect(end).toBe(false);
      expect(again).toMatchObject({ id: asking.id, prompt_for_user: true });
      for (const { text } of asking.choices) expect(again.reply).toContain(text);
    }
  });

  it("an answer where nothing was asked goes on", async () => {
    const telling = scenes.find(({ nextId }) => nextId !== null)!;
    expect(await idAfter(telling.id, "whatever")).toBe(telling.nextId);
  });

  it("ends where nothing follows, with the last scene where that is known", async () => {
    const last = scenes.find(isEnd)!;
    const ended = await app.next(storyId, last.id, { answer: "on" });
    expect(ended.json()).toMatchObject({ end: true, scene: { id: last.id } });
    expect(ended.headers[REDIRECT_HEADER]).toBeUndefined();
    expect((await app.next(storyId, null)).json()).toEqual({
      success: true,
      end: true,
      scene: null,
      is_voice_coming: false,
    });
  });

  it("knows no scene that the story does not have, and no story that there is not", async () => {
    expect((await app.next(storyId, "nowhere")).json()).toMatchObject({
      reason: "story/scene-unknown",
    });
    expect((await app.next(storyId, "__proto__")).statusCode).toBe(404);
    for (const unknown of [crypto.randomUUID(), "1", "no-uuid"]) {
      expect((await app.next(unknown, START_ID)).json()).toMatchObject({
        reason: "story/unknown",
      });
    }
  });
});

describe("[API-2] a step with", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["no story", { story_id: undefined }, "story_id"],
    ["an id that is none", { story_id: "../etc" }, "story_id"],
    ["a list for a scene", { current_scene_id: ["start"] }, "current_scene_id"],
    ["an empty scene", { current_scene_id: "" }, "current_scene_id"],
    ["a scene's id that is too long", { current_scene_id: "x".repeat(121) }, "current_scene_id"],
    ["an answer that is too long", { user_choice: "x".repeat(301) }, "user_choice"],
    ["half a number for an answer", { user_choice: 1.5 }, "user_choice"],
    ["a NUL in the answer", { user_choice: "a\u0000" }, "user_choice"],
  ])("%s is refused, the field named", async (_, change, path) => {
    const response = await app.send(nextScene, {
      body: { story_id: storyId, current_scene_id: START_ID, ...change },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });
});

describe("[GUARD-3] [GUARD-4] a story that is not shared", () => {
  it("can be neither played nor downloaded by other accounts", async () => {
    const other = await app.aLearner();
    for (const as of [null, other, { ...other, person: "coder" as const }]) {
      expect((await app.next(storyId, START_ID, { as })).statusCode).toBe(404);
      const download = await app.send(downloadStory, { params: { storyId }, as });
      expect(download.json()).toMatchObject({ reason: "story/unknown" });
    }
  });

  it("plays for visitors once it is shared, with other children in it", async () => {
    const shared = await app.aStory({ shared: true });
    const own = (await app.next(shared, START_ID)).json();
    const theirs = (await app.next(shared, START_ID, { as: null })).json();

    expect(own.scene.dialogue).toContain("Zebulon");
    expect(theirs.scene.dialogue).not.toContain("Zebulon");
    expect(theirs.scene.id).toBe(own.scene.id);
  });
});

describe("a download", () => {
  it("is all it takes to play without a network", async () => {
    const download = (await app.send(downloadStory, { params: { storyId } })).json<Downloaded>();

    const played = ({
      id,
      dialogue,
      choices,
      sky,
    }: Pick<Scene, "id" | "dialogue" | "choices" | "sky">) => {
      const texts = choices.map(({ text, nextId }) => ({ text, nextId }));
      return { id, dialogue, texts, sky };
    };
    expect(download.scenes.map(played)).toEqual(scenes.map(played));
    expect(download.scenes.map(({ cast }) => cast)).toEqual(
      scenes.map((one) => shownCast(one, figures)),
    );
    expect(download.scenes.map(({ choices }) => choices.map(({ picture }) => picture))).toEqual(
      scenes.map((one) => scenePictures(one, "en").choices),
    );
    expect(download.scenes.map(({ thing }) => thing)).toEqual(
      scenes.map((one) => scenePictures(one, "en").thing),
    );
    expect(download.scenes[0]).toMatchObject({ audio: null, wordStarts: null });
    for (const { choices, choiceAudio } of download.scenes)
      expect(choiceAudio).toEqual(choices.map(() => null));
    expect(download).toMatchObject({ success: true, language: "en" });
    const asking = download.scenes.find(({ choices }) => choices.length > 1)!;
    const { stopWords, ordinals } = download.answerWords;
    const words = { stopWords: new Set(stopWords), ordinals };
    expect(matchChoice({ ...aScene(), ...asking }, "the second one", words)).toBe(1);
  });

  it("of a story in an unknown language has no answer words", async () => {
    await app.db.update(stories).set({ language: "Klingon" }).where(eq(stories.id, storyId));
    const download = (await app.send(downloadStory, { params: { storyId } })).json<Downloaded>();
    expect(download.answerWords).toEqual({ stopWords: [], ordinals: [] });
  });
});

function scene(id: string): Scene {
  return scenes.find((each) => each.id === id)!;
}

interface Told {
  end: boolean;
  scene: {
    id: string;
    choices: string[];
    next_id: string | null;
    prompt_for_user: boolean;
    choice_pictures: (string | null)[];
  } | null;
}

async function toldAt(sceneId: string | null): Promise<Told> {
  return (await app.next(storyId, sceneId)).json<Told>();
}

async function idAfter(sceneId: string, answer: string | number): Promise<string | undefined> {
  return (await app.next(storyId, sceneId, { answer })).json<Told>().scene?.id;
}
