import { cancelGeneration, listGenerations } from "@codetale/contract/stories/generation";
import { failures } from "@codetale/contract/errors";
import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { aStoryRequest } from "#testing/stories";
import { openStoriesApp, type Generated, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
beforeAll(async () => {
  app = await openStoriesApp();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[SMAKE-4] [SMAKE-5] asking for a story", () => {
  it("generates it, saves it as private, and answers its id", async () => {
    const response = await app.generate();
    const { story_id: storyId, generation } = response.json<Generated>();

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: "Story generated and saved successfully!",
      generation: { state: "done", storyId, message: null },
    });
    const { story, childrens_info } = (await app.details(storyId)).json();
    expect(story).toMatchObject({
      language: "en",
      level: "6-9",
      learning_objectives: ["sharing toys"],
      characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
      isOwn: true,
      isShared: false,
      voiced: null,
    });
    expect(story.endings).toBeGreaterThanOrEqual(3);
    expect(childrens_info).toEqual(aStoryRequest().childrens_info);
    expect(generation.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ["Español", "es"],
    ["French", "fr"],
    ["हिन्दी", "hi"],
  ])("speaks %s", async (story_language, language) => {
    const { story_id: storyId } = (await app.generate({ story_language })).json<Generated>();
    expect((await app.details(storyId)).json().story).toMatchObject({ language });
  });

  it("takes numbers and lists where a person types words", async () => {
    const childrens_info = [{ name: "Mina", age: 4, interests: ["trains", "the moon"] }];
    const { story_id: storyId } = (await app.generate({ childrens_info })).json<Generated>();

    expect((await app.details(storyId)).json()).toMatchObject({
      story: { level: "3-5" },
      childrens_info: [{ name: "Mina", age: "4", interests: "trains, the moon" }],
    });
  });

  it("generates another story for each request without a key", async () => {
    await app.generate();
    await app.generate();

    expect(await app.db.$count(stories)).toBe(2);
  });

  it.each([
    "Robert'); DROP TABLE stories; --",
    `"><script>alert(1)</script>`,
    "\\u0000 %s ${x} {{y}}",
    "Lúa 🦊",
    "**Max**",
    "<b>Zoé</b>",
    "אָדָם \u202e evil",
    "x".repeat(60),
    "a\r\nX-Injected: 1",
    "ज़ोया",
  ])("[API-2] carries a child called %j through every scene", async (name) => {
    const childrens_info = [{ name, age: "7", interests: "trains" }];
    const response = await app.generate({ childrens_info });
    expect(response.statusCode).toBe(200);
    const { story_id: storyId } = response.json<Generated>();

    expect((await app.details(storyId)).json().childrens_info[0].name).toBe(name);
    expect((await app.next(storyId, "start")).statusCode).toBe(200);
  });
});

describe("[GUARD-1] [GUARD-4] who may ask for stories", () => {
  it("nobody who is not signed in", async () => {
    const response = await app.generate({}, { as: null });

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ reason: "session/required" });
    expect(await app.db.$count(stories)).toBe(0);
  });

  it("no coder", async () => {
    const response = await app.generate({}, { as: await app.aCoder() });

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ reason: "access/wrong-person" });
  });

  it("other accounts can neither list nor cancel a generation", async () => {
    const { generation } = (await app.generate({}, { key: "one" })).json();
    const other = await app.aLearner();
    const params = { generationId: "one" };

    expect((await app.send(listGenerations)).json().generations).toEqual([generation]);
    expect((await app.send(listGenerations, { as: other })).json().generations).toEqual([]);
    expect((await app.send(listGenerations, { as: null })).statusCode).toBe(401);
    expect((await app.send(cancelGeneration, { params, as: other })).json()).toMatchObject({
      reason: "story/generation-unknown",
    });
    expect((await app.send(cancelGeneration, { params, as: null })).statusCode).toBe(401);
  });

  it("the same key of two people stands for two stories", async () => {
    const other = await app.aLearner();
    const first = (await app.generate({}, { key: "same" })).json();
    const second = (await app.generate({}, { key: "same", as: other })).json();

    expect(second.story_id).not.toBe(first.story_id);
  });
});

describe("[SMAKE-3] asking again with the same key", () => {
  it("changes nothing and answers the same story", async () => {
    const first = await app.generate({}, { key: "once" });
    const again = await app.generate({}, { key: "once" });

    expect(again.json()).toEqual(first.json());
    expect(await app.db.$count(stories)).toBe(1);
  });

  it("twenty times at once generates one story, which every request gets", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.generate({}, { key: "race" })),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<Generated>().story_id)).size).toBe(1);
    expect(await app.db.$count(stories)).toBe(1);
  });

  const [child] = aStoryRequest().childrens_info;
  const [character] = aStoryRequest().characters;
  test.each<[string, Record<string, unknown>]>([
    ["another child", { childrens_info: [{ ...child, name: "Mina" }] }],
    ["another age", { childrens_info: [{ ...child, age: "8" }] }],
    ["other interests", { childrens_info: [{ ...child, interests: "trains" }] }],
    ["one more child", { childrens_info: [child, { ...child, name: "Otto" }] }],
    ["another character", { characters: [{ ...character, name: "Otto" }] }],
    ["another role", { characters: [{ ...character, role: "baker" }] }],
    ["other traits", { characters: [{ ...character, traits: "shy" }] }],
    ["another objective", { learning_objectives: ["honesty"] }],
    ["another language", { story_language: "French" }],
    ["a storyteller by name", { storyteller: "builtin" }],
    ["a second choice of storyteller", { fallback: true }],
  ])("for %s is refused", async (_, change) => {
    await app.generate({ childrens_info: [child] }, { key: "once" });
    const response = await app.generate({ childrens_info: [child], ...change }, { key: "once" });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ reason: "story/key-reused" });
    expect(await app.db.$count(stories)).toBe(1);
  });

  it("in another order of its fields answers the same story", async () => {
    const first = await app.generate({}, { key: "once" });
    const turned = Object.fromEntries(Object.entries({ ...child }).reverse());
    const children = [turned, ...aStoryRequest().childrens_info.slice(1)];
    const again = await app.generate({ childrens_info: children }, { key: "once" });

    expect(again.json()).toEqual(first.json());
  });
});

describe("many stories", () => {
  it("thirty within an hour are generated, and the next one when the hour is over", async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await app.generate()).statusCode).toBe(200);
      app.clock.advance(1_000);
    }
    const refused = await app.generate();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      reason: "story/too-many",
      message: failures["story/too-many"].message,
      retryAfterMs: HOUR_MS - 30_000,
    });
    expect((await app.generate({}, { as: await app.aLearner() })).statusCode).toBe(200);

    app.clock.advance(HOUR_MS - 30_000);
    expect((await app.generate()).statusCode).toBe(200);
  });
});
