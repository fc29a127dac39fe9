/** Whole generations with a provider over real HTTP that plays good, slow, rude, endless and broken models. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { stories } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import type { OpenDatabase } from "#platform/db/database";
import { wishesOf, aStoryRequest } from "#testing/stories";
import { failing } from "#platform/language-model/testing/model-provider";
import { openStoriesApp, type Generated, type StoriesApp } from "../../testing/open-stories-app.ts";
import type { Storyteller } from "../storyteller.ts";
import { createModelStoryteller } from "./model-storyteller.service.ts";
import { LEAKED, misbehaviours, SHORT_LIMIT_MS } from "./testing/misbehaviours.ts";
import { ModelStorytellerFixture, unchanged } from "./testing/model-storyteller-fixture.ts";

const order = {
  learning_objectives: ["brushing teeth", "dadi died"],
  storyteller: "model",
} as const;

let database: OpenDatabase;
let world: ModelStorytellerFixture;
let app: StoriesApp;
let failures: Error[];
/** For a whole generation; null for the usual one. */
let limitMs: number | null;

beforeAll(async () => {
  database = await openTestDatabase();
  world = await ModelStorytellerFixture.open();
  const { languageModel } = world;
  const storyteller: Storyteller = {
    generate: (...asked) =>
      createModelStoryteller({
        languageModel,
        onFailure: (error) => failures.push(error),
        ...(limitMs !== null && { timeoutMs: limitMs }),
      }).generate(...asked),
  };
  app = await openStoriesApp({ model: { name: "storyteller-7b", storyteller } }, database);
});

afterAll(async () => {
  await app.close();
  await world.close();
  await database.close();
});

beforeEach(async () => {
  await app.empty();
  world.provider.moderation = () => null;
  failures = [];
  limitMs = null;
});

afterEach(() => {
  world.provider.behaviours = [];
});

const saved = () => app.db.select().from(stories);

it("[SMAKE-5] [SMAKE-6] a good model's story is saved, and every path says the facts of its themes", async () => {
  const response = await app.generate(order);
  const [story] = await saved();

  expect(response.statusCode).toBe(200);
  expect(story).toMatchObject({ storyteller: "model" });
  const wishes = wishesOf(aStoryRequest({ learning_objectives: [...order.learning_objectives] }));
  const facts = [["brush"], ["died", "stopped", "nobody"]];
  const { scenes = [], figures = [] } = story ?? {};
  expect(findFaults({ scenes, figures }, wishes, facts)).toEqual([]);
  expect(failures).toEqual([]);
});

describe("[SMAKE-5] wishes that the provider's moderation flags", () => {
  it("are refused with their field, also where our own storyteller might tell them", async () => {
    world.provider.moderation = (text) => (text.includes("grumpy") ? "harassment" : null);
    const response = await app.generate({ ...order, fallback: true });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: "story/unsuitable",
      errors: [{ path: "characters.0.traits", message: expect.stringMatching(/^Something in/) }],
    });
    expect(response.body).not.toContain("harassment");
    expect(await saved()).toEqual([]);
  });

  it("and that it cannot judge are told by our own storyteller alone", async () => {
    world.provider.moderationBehaviours = Array(4).fill(failing(500));
    const refused = await app.generate(order);
    const instead = await app.generate({ ...order, fallback: true });

    expect(refused.json()).toMatchObject({ reason: "story/model-failed" });
    expect(instead.statusCode).toBe(200);
    expect(await saved()).toMatchObject([{ storyteller: "builtin" }]);
  });
});

it("[SMAKE-6] a third hard theme is refused whoever is to tell it, and named", async () => {
  const response = await app.generate({
    ...order,
    learning_objectives: ["a death", "sharing", "divorce", "bullying"],
  });
  expect(response.json()).toMatchObject({
    reason: "request/invalid",
    errors: [{ path: "learning_objectives.3" }],
  });
});

const cases = Object.entries(misbehaviours).flatMap(([kind, each]) =>
  Object.entries(each).map(([what, behaviour]) => ({ kind, what, behaviour })),
);

describe.each(cases)("[SMAKE-5] a $kind model that $what", ({ kind, behaviour }) => {
  beforeEach(() => {
    if (kind === "slow") limitMs = SHORT_LIMIT_MS;
  });

  it("from the first call on gives no story, or one of our own where that is wanted", async () => {
    world.provider.behaviours = Array(50).fill(behaviour);
    const [refused, instead] = await Promise.all([
      app.generate(order),
      app.generate({ ...order, fallback: true }),
    ]);

    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      reason: "story/model-failed",
      message: expect.stringMatching(/^The language model could not tell this story/),
    });
    expect(instead.statusCode).toBe(200);
    const { story_id: storyId } = instead.json<Generated>();
    expect(await saved()).toMatchObject([{ id: storyId, storyteller: "builtin" }]);
    for (const { body } of [refused, instead]) expect(body).not.toMatch(LEAKED);
    expect(JSON.stringify(failures.map(({ message }) => message))).not.toMatch(LEAKED);
  });

  it("after a good outline gives no story", async () => {
    world.provider.behaviours = [unchanged, ...Array(50).fill(behaviour)];
    const refused = await app.generate(order);

    expect(refused.json()).toMatchObject({ reason: "story/model-failed" });
    expect(refused.body).not.toMatch(LEAKED);
    expect(await saved()).toEqual([]);
  });
});
