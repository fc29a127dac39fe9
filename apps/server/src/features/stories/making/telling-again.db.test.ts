import { deleteStory, exportStory, importStory, readWishes } from "@codetale/contract/stories";
import type { StoryRequest } from "@codetale/contract/stories/generation";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { stories } from "#platform/db/schema/stories";
import { aStoryRequest, CHILD_DETAILS } from "#testing/stories";
import { openStoriesApp, type Generated, type StoriesApp } from "../testing/open-stories-app.ts";
import { ScriptedStoryteller } from "../testing/scripted-storyteller.ts";
import { anonymousEarlierStory, earlierStoryBlock } from "./model/earlier-story.ts";

let app: StoriesApp;
let model: ScriptedStoryteller;
beforeAll(async () => {
  model = new ScriptedStoryteller();
  app = await openStoriesApp({ model: { name: "model", storyteller: model } });
});
afterAll(() => app.close());
beforeEach(() => app.empty());

const builtin = { storyteller: "builtin" } as const;

describe("[SMAKE-7] the wishes of a story", () => {
  it("are read by its owner, with the themes that were chosen", async () => {
    const storyId = await tell({ ...builtin, objective_themes: ["turns"] });
    const { childrens_info, characters, learning_objectives } = aStoryRequest();
    expect((await wishesOf(storyId)).json()).toEqual({
      success: true,
      childrens_info,
      characters,
      learning_objectives,
      objective_themes: ["turns"],
      story_language: "en",
    });
    const without = await tell(builtin);
    expect((await wishesOf(without)).json().objective_themes).toEqual([null]);
  });

  it("[SLIB-3] [GUARD-4] are of no other account, shared or not", async () => {
    const storyId = await app.aStory({ shared: true });
    for (const as of [await app.aLearner(), await app.aCoder()]) {
      for (const id of [storyId, await app.aStory(), "no-uuid"]) {
        const refused = await app.send(readWishes, { params: { storyId: id }, as });
        expect(refused.json()).toMatchObject({ reason: "story/unknown" });
        expect(refused.body).not.toMatch(CHILD_DETAILS);
      }
    }
    const visitor = await app.send(readWishes, { params: { storyId }, as: null });
    expect(visitor.json()).toMatchObject({ reason: "session/required" });
  });

  it("are none where the story was imported, or deleted", async () => {
    const storyId = await app.aStory();
    const { body: source } = await app.send(exportStory, {
      params: { storyId },
      query: { format: "twee" },
    });
    const body = { format: "twee", source, language: "English" };
    const imported = (await app.send(importStory, { body })).json().story.id as string;
    expect((await wishesOf(imported)).json()).toMatchObject({ reason: "story/without-wishes" });
    await app.send(deleteStory, { params: { storyId } });
    expect((await wishesOf(storyId)).json()).toMatchObject({ reason: "story/unknown" });
    for (const story_id of [imported, storyId]) {
      const again = await app.generate({ ...builtin, tell_again: { story_id, adventure: "same" } });
      expect(again.json()).toMatchObject({ reason: "story/unknown" });
    }
  });
});

describe("[SMAKE-6] the same adventure", () => {
  it("with the same wishes is the same story, and a new one beside the old", async () => {
    await tell(builtin);
    const first = await rowOf(await tell(builtin));
    await tell(builtin);
    const storyId = await tell({ ...builtin, ...again(first.id, "same") });
    const second = await rowOf(storyId);

    expect(second.id).not.toBe(first.id);
    expect(second.scenes).toEqual(first.scenes);
    expect(second.scenesForOthers).toEqual(first.scenesForOthers);
  });

  it("keeps plot and scenes where only names were changed", async () => {
    const first = await rowOf(await tell(builtin));
    const childrens_info = aStoryRequest().childrens_info.map((child, index) => ({
      ...child,
      name: ["Otto", "Ada"][index]!,
    }));
    const second = await rowOf(
      await tell({ ...builtin, childrens_info, ...again(first.id, "same") }),
    );

    expect(second.plot).toBe(first.plot);
    expect(second.scenes.map(({ id }) => id)).toEqual(first.scenes.map(({ id }) => id));
    const told = JSON.stringify(second.scenes);
    expect(told).toContain("Otto");
    expect(told).not.toMatch(/Zebulon|Xanthippe/);
  });

  it("takes a gentle plot where a hard theme is added", async () => {
    const first = await rowOf(await tell(builtin));
    const second = await rowOf(
      await tell({
        ...builtin,
        learning_objectives: ["grandma died"],
        objective_themes: ["death"],
        ...again(first.id, "same"),
      }),
    );
    expect(second.plot).not.toBe(first.plot);
  });
});

it("[SMAKE-6] a new adventure has another plot, however many were told", async () => {
  const first = await rowOf(await tell(builtin));
  const plots = [];
  for (let told = 0; told < 4; told += 1) {
    // Each time the family has had every other plot more often than this one.
    await app.db.update(stories).set({ plot: "x" }).where(eq(stories.plot, first.plot!));
    await app.db.update(stories).set({ plot: first.plot }).where(eq(stories.id, first.id));
    plots.push((await rowOf(await tell({ ...builtin, ...again(first.id, "new") }))).plot);
  }
  expect(plots).not.toContain(first.plot);
});

describe("[SMAKE-4] but this time", () => {
  test.each([
    ["a gun", "builtin", "story/unsuitable"],
    ["it snows", "builtin", "request/invalid"],
    ["there is a gun", "model", "story/unsuitable"],
    ["x".repeat(201), "model", "request/invalid"],
  ] as const)("%j for the %s is %s, naming the field", async (sentence, storyteller, reason) => {
    const storyId = await app.aStory();
    const refused = await app.generate({ storyteller, ...again(storyId, "same", sentence) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      reason,
      errors: [{ path: "tell_again.but_this_time" }],
    });
  });

  it("goes to the language model with the story as others hear it", async () => {
    const storyId = await app.aStory();
    const telling = app.generate({
      storyteller: "model",
      ...again(storyId, "new", "Zebulon meets a  whale"),
    });
    await expect.poll(() => model.asked.length).toBe(1);
    const { order, wishes } = model.asked[0]!;
    model.finish();
    expect((await telling).statusCode).toBe(200);

    const { titleForOthers, scenesForOthers } = await rowOf(storyId);
    expect(order.again).toMatchObject({
      adventure: "new",
      butThisTime: "Zebulon meets a whale",
      told: { title: titleForOthers, scenes: scenesForOthers },
    });
    const children = [{ name: "Otto", age: "5", interests: "" }];
    const sent = earlierStoryBlock(anonymousEarlierStory(order.again!, { ...wishes, children }));
    expect(sent).toMatch(/^\n<earlier>\n[^]*meets a whale[^]*\n<\/earlier>$/);
    expect(sent).not.toMatch(CHILD_DETAILS);
    expect(sent).not.toMatch(/Otto/);
    expect(sent.length).toBeLessThan(20_000);
  });

  it("makes another order of the same wishes", async () => {
    const storyId = await app.aStory();
    const order = { ...builtin, ...again(storyId, "same") };
    expect((await app.generate(order, { key: "one" })).statusCode).toBe(200);
    expect((await app.generate(order, { key: "one" })).statusCode).toBe(200);
    const other = await app.generate({ ...builtin, ...again(storyId, "new") }, { key: "one" });
    expect(other.json()).toMatchObject({ reason: "story/key-reused" });
  });
});

async function tell(order: Partial<StoryRequest>): Promise<string> {
  app.clock.advance(1);
  const answer = await app.generate(order);
  expect(answer.statusCode).toBe(200);
  return answer.json<Generated>().story_id;
}

function again(story_id: string, adventure: "same" | "new", but_this_time = "") {
  return { tell_again: { story_id, adventure, but_this_time } };
}

function wishesOf(storyId: string) {
  return app.send(readWishes, { params: { storyId } });
}

async function rowOf(id: string) {
  const [row] = await app.db.select().from(stories).where(eq(stories.id, id));
  return row!;
}
