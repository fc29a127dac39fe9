import {
  downloadStory,
  readSceneAudio,
  SCENE_HEADER,
  speechToText,
} from "@codetale/contract/stories/player";
import { exportStory, renameStory, shareStory } from "@codetale/contract/stories";
import { cancelGeneration, listGenerations } from "@codetale/contract/stories/generation";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Actor } from "#core/access/actor";
import { stories, storyVoices } from "#platform/db/schema/stories";
import { cookieOf } from "#testing/http";
import { aStoryRequest, CHILD_DETAILS } from "#testing/stories";
import {
  openStoriesApp,
  type Downloaded,
  type Generated,
  type StoriesApp,
} from "./testing/open-stories-app.ts";
import { ScriptedVoiceService } from "./testing/scripted-voice-service.ts";
import { aRecording } from "./testing/recording.ts";

const voice = new ScriptedVoiceService();
let app: StoriesApp;
let storyId: string;
let other: Actor;

/** A parent who types the children's names into everything. */
const order = aStoryRequest({
  characters: [
    { name: "Zebulon's cat", role: "guardian of Xanthippe", traits: "shy, loves zebulon" },
    { name: "Lila", role: "clockmaker", traits: "grumpy" },
  ],
  learning_objectives: ["help Xanthippe to share", "being kind"],
});

beforeAll(async () => {
  app = await openStoriesApp({ voice });
  other = await app.aLearner();
  storyId = (await app.generate(order, { key: "shared" })).json<Generated>().story_id;
  const params = { storyId };
  await app.send(renameStory, { params, body: { title: "Zebulon and xanthippe fly" } });
  await app.send(shareStory, { params, body: { shared: true } });
  await vi.waitFor(async () => {
    const [row] = await app.db.select().from(stories);
    expect(await app.db.$count(storyVoices)).toBe(row!.about.lines + row!.aboutForOthers.lines);
  }, 60_000);
});
afterAll(() => app.close());

it("precondition: the owner's edition has the children's names everywhere", async () => {
  const answers = await publicAnswers(app.lena);
  for (const { what, said } of answers.filter(({ hasStory }) => hasStory)) {
    expect(said, what).toMatch(CHILD_DETAILS);
  }
});

describe("[SLIB-3] a child's name, age and interests are in no answer about a shared story to", () => {
  it.each([
    ["nobody", () => null],
    ["another learner", () => other],
    ["a coder", () => ({ ...other, person: "coder" as const })],
  ])("%s", async (_, whom) => {
    const answers = await publicAnswers(whom());
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(40);
    for (const { what, said } of answers) expect(said, what).not.toMatch(CHILD_DETAILS);
  });

  it.each(["Spanish", "French", "Hindi"])(
    "nobody of a story in %s whose parent typed the names in other forms",
    async (story_language) => {
      const generated = await app.generate(
        aStoryRequest({
          childrens_info: [{ name: "Thaddéus Quist", age: "6", interests: "quokkas" }],
          characters: [{ name: "el gato de quist", role: "pet", traits: "THADDEUS friend" }],
          learning_objectives: ["help thaddeus to share", "l’amitié d'Ｔｈａｄｄｅｕｓ"],
          story_language,
        }),
        { key: story_language },
      );
      const { story_id } = generated.json<Generated>();
      await app.send(shareStory, { params: { storyId: story_id }, body: { shared: true } });

      const answers = await publicAnswers(null, story_id);
      expect(answers.filter(({ hasStory }) => hasStory).length).toBe(5);
      for (const { what, said } of answers)
        expect(said.normalize("NFKC"), what).not.toMatch(/thadd[eé]us|quist|quokka/i);
    },
  );

  it("anybody but the parent over the live connection", () => {
    expect(app.live.events.length).toBeGreaterThan(0);
    for (const { to } of app.live.events) expect(to).toEqual([app.lena.uid]);
  });

  it("anybody who searches for them", async () => {
    for (const search of ["zebulon", "xanthippe", "quokkas"]) {
      expect((await app.list({ search }, other)).json().total).toBe(0);
    }
    expect((await app.list({ search: "zebulon" })).json().total).toBe(1);
  });
});

it("the shared edition is not narrated while a story is not shared", async () => {
  const before = voice.spoken.length;
  await app.aStory({ learning_objectives: ["honesty"] });
  const [story] = await app.db.select().from(stories).orderBy(desc(stories.createdAt)).limit(1);
  app.feature.start();
  await expect
    .poll(async () => {
      const { voiced } = (await app.details(story!.id)).json().story;
      return voiced.total - voiced.done;
    })
    .toBe(0);

  const own = new Set(story!.scenes.map(({ dialogue }) => dialogue));
  const forOthers = story!.scenesForOthers.filter(({ dialogue }) => !own.has(dialogue));
  const spoken = new Set(voice.spoken.slice(before).map(({ text }) => text));
  expect(forOthers.length).toBeGreaterThan(5);
  for (const { dialogue } of forOthers) expect(spoken).not.toContain(dialogue);
});

it("[SLIB-3] other accounts cannot read the audio of the private edition, even by its address", async () => {
  const own = await audioOf(app.lena);
  const theirs = await audioOf(other);
  const ownAlone = own.filter((url) => !theirs.includes(url));

  expect(ownAlone.length).toBeGreaterThan(5);
  for (const url of ownAlone) {
    const response = await app.app.inject({ url, headers: { cookie: cookieOf(other) } });
    expect(response.json()).toMatchObject({ reason: "file/unknown" });
    expect((await app.app.inject({ url })).statusCode).toBe(404);
    const heard = await app.app.inject({ url, headers: { cookie: cookieOf(app.lena) } });
    expect(heard.statusCode).toBe(200);
  }
});

async function audioOf(as: Actor): Promise<string[]> {
  const { scenes } = (
    await app.send(downloadStory, { params: { storyId }, as })
  ).json<Downloaded>();
  return scenes.map(({ audio }) => audio!);
}

interface PublicAnswer {
  what: string;
  status: number;
  /** Head and body, with what is written as `\uXXXX` as it is read. */
  said: string;
  /** Whether the story's own words are in it. */
  hasStory: boolean;
}

/** Every answer that `as` can get about a story, the refusals among them. */
async function publicAnswers(as: Actor | null, id = storyId): Promise<PublicAnswer[]> {
  const params = { storyId: id };
  const answers: PublicAnswer[] = [];
  const note = (
    what: string,
    response: Awaited<ReturnType<StoriesApp["list"]>>,
    hasStory = false,
  ) => {
    const head = JSON.stringify(response.headers);
    const said = `${head}\n${response.body}`.replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
    answers.push({ what, status: response.statusCode, said, hasStory });
  };
  note("list", await app.list({}, as), true);
  note("search", await app.list({ search: "zebulon" }, as));
  note("details", await app.details(id, as), true);
  const download = await app.send(downloadStory, { params, as });
  note("download", download, true);
  for (const format of ["twee", "ink"]) {
    note(format, await app.send(exportStory, { params, query: { format }, as }), true);
  }
  const { scenes } = download.json<Downloaded>();
  for (const { id: sceneId, choices } of scenes) {
    const scene = await app.next(id, sceneId, { as });
    expect(scene.headers[SCENE_HEADER]).toBeTruthy();
    note(`scene ${sceneId}`, scene);
    if (choices.length > 0)
      note(`reply ${sceneId}`, await app.next(id, sceneId, { as, answer: "???" }));
  }
  const last = scenes.find(({ ending }) => ending !== null)!;
  note("end", await app.next(id, last.id, { as, answer: "" }));
  note("no scene", await app.next(id, "nowhere", { as }));
  for (const audio of scenes.map((scene) => scene.audio).filter((url) => url !== null)) {
    const headers = as ? { cookie: cookieOf(as) } : {};
    note(audio, await app.app.inject({ url: audio, headers }));
  }
  note("no audio", await app.send(readSceneAudio, { params: { ...params, audioId: "a" }, as }));
  note(
    "speech",
    await app.send(speechToText, {
      as,
      ...aRecording({ story_id: id, current_scene_id: "start" }),
    }),
  );
  note("generations", await app.send(listGenerations, { as }));
  note("cancel", await app.send(cancelGeneration, { params: { generationId: "shared" }, as }));
  if (as?.uid !== app.lena.uid) {
    note("rename", await app.send(renameStory, { params, body: { title: "x" }, as }));
    note("share", await app.send(shareStory, { params, body: { shared: true }, as }));
  }
  return answers;
}
