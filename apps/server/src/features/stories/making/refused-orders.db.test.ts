import { readStorytellers } from "@codetale/contract/stories/generation";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { storyGenerations } from "#platform/db/schema/stories";
import { aStoryRequest } from "#testing/stories";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[API-2] an order with", () => {
  const [child] = aStoryRequest().childrens_info;
  const [character] = aStoryRequest().characters;
  test.each<[string, Record<string, unknown>, string]>([
    ["no children", { childrens_info: undefined }, "childrens_info"],
    ["an empty list of children", { childrens_info: [] }, "childrens_info"],
    ["five children", { childrens_info: Array(5).fill(child) }, "childrens_info"],
    [
      "a child without a name",
      { childrens_info: [{ ...child, name: " " }] },
      "childrens_info.0.name",
    ],
    ["a child without an age", { childrens_info: [{ ...child, age: "" }] }, "childrens_info.0.age"],
    [
      "a second child without interests",
      { childrens_info: [child, { ...child, interests: undefined }] },
      "childrens_info.1.interests",
    ],
    [
      "a name that is too long",
      { childrens_info: [{ ...child, name: "x".repeat(61) }] },
      "childrens_info.0.name",
    ],
    [
      "a name of nothing that is seen",
      { childrens_info: [{ ...child, name: "\u200e\u200f" }] },
      "childrens_info.0.name",
    ],
    [
      "two children of one name",
      { childrens_info: [child, { ...child, name: "zebulon " }] },
      "childrens_info.1.name",
    ],
    [
      "a character called like a child",
      { characters: [character, { ...character, name: "Zebulon" }] },
      "characters.1.name",
    ],
    ["an object for a name", { childrens_info: [{ ...child, name: {} }] }, "childrens_info.0.name"],
    [
      "a NUL in a name",
      { childrens_info: [{ ...child, name: "a\u0000" }] },
      "childrens_info.0.name",
    ],
    [
      "half a character",
      { childrens_info: [{ ...child, interests: "\ud83d" }] },
      "childrens_info.0.interests",
    ],
    ["no characters", { characters: [] }, "characters"],
    [
      "a character without a role",
      { characters: [{ ...character, role: "" }] },
      "characters.0.role",
    ],
    [
      "a character without traits",
      { characters: [{ ...character, traits: null }] },
      "characters.0.traits",
    ],
    ["no objectives", { learning_objectives: [] }, "learning_objectives"],
    ["an empty objective", { learning_objectives: ["sharing", ""] }, "learning_objectives.1"],
    ["an objective twice", { learning_objectives: ["sharing", "Sharing"] }, "learning_objectives"],
    ["no language", { story_language: undefined }, "story_language"],
    ["another kind of storyteller", { storyteller: "oracle" }, "storyteller"],
  ])("%s is refused, the field named, and nothing begun", async (_, change, path) => {
    const response = await app.generate(change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect(await app.db.$count(storyGenerations)).toBe(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["name", { childrens_info: [{ ...child, name: "Murder" }] }, "childrens_info.0.name"],
    [
      "interest",
      { childrens_info: [{ ...child, interests: "guns" }] },
      "childrens_info.0.interests",
    ],
    ["role", { characters: [character, { ...character, role: "asesino" }] }, "characters.1.role"],
    ["trait", { characters: [{ ...character, traits: "kind, naked" }] }, "characters.0.traits"],
    ["objective", { learning_objectives: ["sharing", "how to kill"] }, "learning_objectives.1"],
  ])("an unsuitable %s is refused kindly, with the field named", async (_, change, path) => {
    const response = await app.generate(change);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "story/unsuitable",
      errors: [{ path, message: expect.stringContaining("does not belong in a story") }],
    });
    expect(await app.db.$count(storyGenerations)).toBe(0);
  });

  it("the error for an unknown language names the known ones, and how to get more", async () => {
    const response = await app.generate({ story_language: "Klingon" });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "story/language-unknown",
      errors: [
        {
          path: "story_language",
          message: expect.stringMatching(/English, Spanish, French and Hindi.*“Klingon”/),
        },
      ],
    });
    expect(await app.db.$count(storyGenerations)).toBe(0);
  });

  it("a language model where none is connected says so", async () => {
    const response = await app.generate({ storyteller: "model" });

    expect(response.json()).toMatchObject({ reason: "story/model-not-set-up" });
    expect((await app.send(readStorytellers, { as: null })).json()).toEqual({
      success: true,
      builtin: { languages: ["en", "es", "fr", "hi"] },
      model: null,
    });
  });

  it("a key that is none names it", async () => {
    const response = await app.generate({}, { key: "no key\u00e9" });
    expect(response.json()).toMatchObject({ errors: [{ path: "idempotency-key" }] });
  });
});
