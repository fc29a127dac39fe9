import { importStory } from "@codetale/contract/stories";
import { editStory } from "@codetale/contract/stories/editing";
import { agreeToProvider } from "@codetale/contract/stories/providers";
import { START_ID } from "@codetale/domain/stories/graph";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { aStory } from "@codetale/domain/testing/stories";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LanguageModelError } from "#core/ports/language-model";
import { stories } from "#platform/db/schema/stories";
import { sceneOf } from "../editing/testing/edited-story.ts";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

const OUTSIDE = "model.example";

let app: StoriesApp;
let asked: string[][];
let verdictOn: (text: string) => string | null;

beforeAll(async () => {
  app = await openStoriesApp({
    providers: { "language-model": OUTSIDE, voice: null },
    moderate: async (texts) => {
      asked.push([...texts]);
      return texts.map(verdictOn);
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  asked = [];
  verdictOn = () => null;
  await agree(true);
});

const agree = (isAgreed: boolean) =>
  app.send(agreeToProvider, { body: { use: "language-model", name: OUTSIDE, isAgreed } });

const about = {
  level: null,
  objectives: [],
  characters: [],
  children: ["Xanthippe"],
};

function bring() {
  const source = toTwee({
    id: "00000000-0000-4000-8000-000000000000",
    title: "Xanthippe by hand",
    language: "en",
    about,
    ...aStory(),
  });
  return app.send(importStory, { body: { format: "twee", source, language: "en" } });
}

it("[OPEN-5] an imported story is judged by the provider that its parent agreed to, without a child's name", async () => {
  expect((await bring()).statusCode).toBe(200);

  expect(asked.flat().length).toBe(aStory().scenes.length + 1);
  expect(asked.flat().join(" ")).not.toMatch(/xanthippe/i);
});

it("[OPEN-5] an imported story that the provider flags is not kept, and its categories are not told", async () => {
  verdictOn = (text) => (text === asked.flat().at(-1) ? "violence" : null);
  const answer = await bring();

  expect(answer.json()).toMatchObject({
    reason: "story/unsuitable",
    errors: [{ path: "source" }],
  });
  expect(answer.body).not.toContain("violence");
  expect(await app.db.$count(stories)).toBe(0);
});

it("sends nothing of a story whose parent has not agreed to the provider", async () => {
  await agree(false);
  expect((await bring()).statusCode).toBe(200);
  expect(asked).toEqual([]);
});

it("keeps nothing that the provider could not judge", async () => {
  verdictOn = () => {
    throw new LanguageModelError("slow");
  };
  expect((await bring()).json()).toMatchObject({ reason: "server/busy" });
  expect(await app.db.$count(stories)).toBe(0);
});

describe("[OPEN-5] a line that is changed in an imported story", () => {
  const words = "Xanthippe heard the bell. A flagged thing came by.";

  it("is judged as others hear it before they do", async () => {
    const storyId = await imported();
    expect((await change(storyId, words)).statusCode).toBe(200);
    expect(asked).toEqual([["Robin heard the bell. A flagged thing came by."]]);
    expect(await forOthers(storyId)).toContain("A flagged thing");
  });

  it("is not saved where the provider flags it, or could not judge it", async () => {
    const storyId = await imported();
    for (const [judge, reason] of [
      [() => "violence", "story/unsuitable"],
      [failing, "server/busy"],
    ] as const) {
      verdictOn = judge;
      const refused = await change(storyId, words);
      expect(refused.json()).toMatchObject({ reason });
      expect(refused.body).not.toContain("violence");
      expect(await forOthers(storyId)).not.toContain("A flagged thing");
    }
    verdictOn = () => "violence";
    expect((await change(storyId, words)).json()).toMatchObject({ errors: [{ path: "text" }] });
    expect((await change(storyId, "Bad title", "title")).json()).toMatchObject({
      reason: "story/unsuitable",
    });
  });

  it("is sent nowhere where others go on hearing the old one, or without consent", async () => {
    const storyId = await app.aStory({ shared: true });
    verdictOn = () => "violence";
    const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    const before = sceneOf(row!.scenes, START_ID).dialogue;
    const body = { part: "dialogue", sceneId: START_ID, before, text: `${before} Hello.` };
    const saved = await app.send(editStory, { params: { storyId }, body });
    expect(saved.statusCode).toBe(200);

    verdictOn = () => null;
    const own = await imported();
    await agree(false);
    expect((await change(own, words)).statusCode).toBe(200);
    expect(asked).toEqual([]);
  });
});

function failing(): never {
  throw new LanguageModelError("slow");
}

async function imported(): Promise<string> {
  const { id } = (await bring()).json<{ story: { id: string } }>().story;
  asked = [];
  return id;
}

async function change(storyId: string, text: string, part: "dialogue" | "title" = "dialogue") {
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  const place =
    part === "title"
      ? { part, before: row!.title }
      : { part, sceneId: START_ID, before: sceneOf(row!.scenes, START_ID).dialogue };
  return app.send(editStory, { params: { storyId }, body: { ...place, text } });
}

async function forOthers(storyId: string): Promise<string> {
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  return sceneOf(row!.scenesForOthers, START_ID).dialogue;
}
