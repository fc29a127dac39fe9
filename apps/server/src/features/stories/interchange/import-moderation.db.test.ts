import { importStory } from "@codetale/contract/stories";
import { agreeToProvider } from "@codetale/contract/stories/providers";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { aStory } from "@codetale/domain/testing/stories";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { LanguageModelError } from "#core/ports/language-model";
import { stories } from "#platform/db/schema/stories";
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
