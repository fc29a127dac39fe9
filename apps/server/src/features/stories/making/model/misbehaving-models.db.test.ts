/** Whole generations with a provider over real HTTP that plays good, slow, rude, endless and broken models. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { stories } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import type { OpenDatabase } from "#platform/db/database";
import { wishesOf, aStoryRequest } from "#testing/stories";
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
  expect(findFaults({ scenes: story?.scenes ?? [] }, wishes, facts)).toEqual([]);
  expect(failures).toEqual([]);
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
