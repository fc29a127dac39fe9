/** A child's own idea, from the recording to the scene, with a language model over real HTTP. */
import {
  nextScene,
  BRANCH_HEADER,
  REDIRECT_HEADER,
  SCENE_HEADER,
  speechToText,
  type PlayerScene,
} from "@codetale/contract/stories/player";
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { is } from "drizzle-orm";
import { eq } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#core/errors/app-error";
import type { Actor } from "#core/access/actor";
import * as chat from "#platform/db/schema/chat";
import * as identity from "#platform/db/schema/identity";
import * as mail from "#platform/db/schema/mail";
import * as problems from "#platform/db/schema/problems";
import * as schedules from "#platform/db/schema/schedules";
import * as storyTables from "#platform/db/schema/stories";
import { createLanguageModel } from "#platform/language-model/create-language-model";
import { ModelProvider } from "#platform/language-model/testing/model-provider";
import { loggableError } from "#platform/logging/loggable-error";
import { contentsOf } from "#testing/table-contents";
import { CHILD_DETAILS } from "#testing/stories";
import { openStoriesApp, type StoriesApp } from "../../testing/open-stories-app.ts";
import { aRecording } from "../../testing/recording.ts";
import { ScriptedVoiceService } from "../../testing/scripted-voice-service.ts";
import { createAnswerInterpreter } from "./answer-interpreter.service.ts";
import type { IdeaAnswer } from "./idea-answer.ts";
import { aBranch, aChoice, aReply } from "./testing/asked-idea.ts";

const { stories, storyVoices } = storyTables;
const schema = { ...chat, ...identity, ...mail, ...problems, ...schedules, ...storyTables };
const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[];

const SAID = "marmalade of the nursery";
const REPLY = "What a grand idea! Rope or plank?";

let voice: ScriptedVoiceService;
let provider: ModelProvider;
let answer: IdeaAnswer;
let app: StoriesApp;
let storyId: string;
let asking: Scene;
let counted: object[];
let isUsedUp: boolean;

beforeAll(async () => {
  provider = await ModelProvider.open(() => answer);
  voice = new ScriptedVoiceService();
  const model = createLanguageModel({ baseUrl: provider.baseUrl, apiKey: "a key", model: "tiny" });
  app = await openStoriesApp({
    voice,
    interpretAnswer: createAnswerInterpreter(model),
    ideaLimit: {
      async count(listener) {
        counted.push(listener);
        if (isUsedUp) throw new AppError("request/too-many");
      },
    },
  });
  storyId = await app.aStory({ shared: true });
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  asking = row!.scenes.find(hasPrompt)!;
  await everyLineIsNarrated(row!.about.lines + row!.aboutForOthers.lines);
}, 120_000);
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  provider.calls.length = 0;
  voice.failure = null;
  voice.gate = async () => {};
  voice.halfway = null;
  voice.nextResult = { heard: "other", index: null, text: SAID };
  answer = aBranch();
  counted = [];
  isUsedUp = false;
});

describe("[SPLAY-4] [API-1] a child's own idea", () => {
  it("is answered with a scene of its own, spoken, which goes on to a scene of the story", async () => {
    const response = await say();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "content-type": "audio/mpeg", [BRANCH_HEADER]: "1" });
    expect(response.headers[REDIRECT_HEADER]).toBeUndefined();
    const scene = sceneOf(response.headers);
    expect(scene).toMatchObject({
      title: asking.title,
      choices: [],
      prompt_for_user: false,
      next_id: asking.choices[0]!.nextId,
      reply: null,
    });
    expect(response.body).toBe(scene.dialogue);
    expect(scene.dialogue).toContain("Zebulon");
    expect(scene.word_starts).toHaveLength(scene.dialogue.split(" ").length);

    const after = await app.next(storyId, scene.next_id);
    expect(sceneOf(after.headers).id).toBe(asking.choices[0]!.nextId);
    expect(after.headers[BRANCH_HEADER]).toBeUndefined();
  });

  it("is sent to its last word where it is spoken in pieces", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const isHalfway = new Promise<void>((resolve) => {
      voice.halfway = () => {
        resolve();
        return held;
      };
    });
    const response = say();
    await isHalfway;
    goOn();
    expect((await response).body).toMatch(/^Zebulon took .* now\.$/);
  });

  it("comes without audio where there is no voice, or it fails", async () => {
    voice.gate = () => Promise.reject(new Error(SAID));
    const response = await say();
    expect(response.headers[BRANCH_HEADER]).toBe("1");
    expect(response.json()).toMatchObject({ end: false, scene: { word_starts: null } });
    expect(app.failures).toEqual([]);
  });

  it("leads nowhere by its id, also in another process", async () => {
    const { id, next_id } = sceneOf((await say()).headers);
    expect((await app.next(storyId, id)).json()).toMatchObject({ reason: "story/scene-unknown" });
    const other = await app.anotherProcess();
    const wanted = { storyId, sceneId: next_id, answer: null, isPrefetch: false };
    const step = await other.playing.next(app.lena, wanted);
    expect(step.scene?.id).toBe(next_id);
    await other.stop();
  });

  it("that is a choice in other words is that choice", async () => {
    answer = aChoice(2);
    expect((await say()).json()).toEqual({ success: true, transcript: asking.choices[1]!.text });
  });

  it("that cannot be tried is led back with a spoken reply", async () => {
    answer = aReply(REPLY);
    const response = await say();
    expect(response.headers[REDIRECT_HEADER]).toBe("1");
    expect(response.headers[BRANCH_HEADER]).toBeUndefined();
    expect(response.body).toBe(REPLY);
    expect(voice.spoken.at(-1)).toMatchObject({ text: REPLY, part: 0 });
    expect(sceneOf(response.headers)).toMatchObject({
      id: asking.id,
      dialogue: asking.dialogue,
      reply: REPLY,
      prompt_for_user: true,
    });
  });

  it("whose scene may not be told is asked again in our words", async () => {
    answer = aBranch({ leadsTo: 7 });
    const response = await say();
    expect(response.headers[REDIRECT_HEADER]).toBe("1");
    expect(sceneOf(response.headers).reply).toContain(asking.choices[0]!.text);
  });

  it("[SMAKE-6] is not tried in a story with a hard theme that its parent chose", async () => {
    const withThemes = (themes: string[] | null) =>
      app.db.update(stories).set({ themes }).where(eq(stories.id, storyId));
    await withThemes(["pet-death"]);
    const response = await say();
    await withThemes(null);
    expect(response.headers[BRANCH_HEADER]).toBeUndefined();
    expect(response.headers[REDIRECT_HEADER]).toBe("1");
  });

  it("typed is matched with the choices alone, as ever", async () => {
    const body = { story_id: storyId, current_scene_id: asking.id, user_choice: SAID };
    const response = await app.send(nextScene, { body });
    expect(response.headers[REDIRECT_HEADER]).toBe("1");
    expect(provider.calls).toEqual([]);
  });

  it("at a scene that asks nothing is not given to the model", async () => {
    const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    const last = row!.scenes.find(({ ending }) => ending !== null)!;
    expect((await say(app.lena, last.id)).headers[REDIRECT_HEADER]).toBe("1");
    expect(provider.calls).toEqual([]);
    expect(counted).toEqual([]);
  });
});

describe("[GUARD-4] of a shared story", () => {
  it.each(["another account", "a visitor"])("%s hears stand-ins", async (who) => {
    const as = who === "a visitor" ? null : await app.aLearner();
    const { dialogue } = sceneOf((await say(as)).headers);
    expect(dialogue).toMatch(/^Robin took/);
    expect(provider.calls[0]?.raw).not.toMatch(CHILD_DETAILS);
    expect(counted).toEqual([{ uid: as?.uid ?? null, address: "127.0.0.1" }]);
  });
});

it("is counted only where the model is asked; who has had too many is asked again", async () => {
  voice.nextResult = { heard: "other", index: null, text: asking.choices[0]!.text };
  await say();
  voice.nextResult = { heard: "silence", index: null, text: "" };
  await say();
  expect(counted).toEqual([]);

  voice.nextResult = { heard: "other", index: null, text: SAID };
  isUsedUp = true;
  const response = await say();
  expect(response.headers[REDIRECT_HEADER]).toBe("1");
  expect(sceneOf(response.headers).reply).toContain(asking.choices[0]!.text);
  expect(counted).toHaveLength(1);
  expect(provider.calls).toEqual([]);
});

it("[SLIB-3] neither the words nor the scene nor a reply are stored or logged", async () => {
  const before = await contentsOf(app.db, ...tables);
  const files = [...app.files.kept.keys()];
  const heard: string[] = [];
  for (const said of [aBranch(), aReply(REPLY), aBranch({ leadsTo: 7 })]) {
    answer = said;
    heard.push(sceneOf((await say()).headers).dialogue);
  }
  voice.gate = () => Promise.reject(new Error(SAID));
  answer = aBranch();
  await say();
  voice.failure = new Error(SAID);
  await say();
  expect(app.failures.splice(0)).toEqual([{ err: voice.failure }]);
  expect(JSON.stringify(loggableError(voice.failure))).not.toContain(SAID);
  expect(heard[0]).toMatch(/^Zebulon took/);
  expect(await contentsOf(app.db, ...tables)).toEqual(before);
  expect([...app.files.kept.keys()]).toEqual(files);
  expect(app.failures).toEqual([]);
  expect(JSON.stringify(app.live.events)).not.toMatch(/marmalade|curtain|grand idea/);
  // What is stored would be found.
  expect(JSON.stringify(before)).toContain(JSON.stringify(asking.title).slice(1, -1));
});

async function everyLineIsNarrated(lines: number): Promise<void> {
  app.feature.start();
  await vi.waitFor(async () => expect(await app.db.$count(storyVoices)).toBe(lines), 100_000);
}

function sceneOf(headers: Readonly<Record<string, unknown>>): PlayerScene {
  return JSON.parse(String(headers[SCENE_HEADER])) as PlayerScene;
}

function say(as: Actor | null = app.lena, sceneId = asking.id) {
  const fields = { story_id: storyId, current_scene_id: sceneId };
  return app.send(speechToText, { as, ...aRecording(fields) });
}
