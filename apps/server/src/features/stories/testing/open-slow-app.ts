/** The stories feature with a language model that finishes when a test lets it. */
import {
  cancelGeneration,
  listGenerations,
  storyRequestSchema,
  type StoryGeneration,
} from "@codetale/contract/stories/generation";
import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { storyGenerations } from "#platform/db/schema/stories";
import { openTestDatabase } from "#testing/database";
import { aStoryRequest } from "#testing/stories";
import type { StoriesDeps } from "../create-stories.ts";
import { openStoriesApp, type Generated } from "./open-stories-app.ts";
import { ScriptedStoryteller } from "./scripted-storyteller.ts";

export type SlowApp = Awaited<ReturnType<typeof openSlowApp>>;

/** Requests wait 50 ms for their story. */
export async function openSlowApp() {
  const database = await openTestDatabase();
  const model = new ScriptedStoryteller();
  const app = await openStoriesApp(
    { model: { name: "a model", storyteller: model }, timeouts: { storyMs: 50 } },
    database,
  );

  async function generation(id: string): Promise<StoryGeneration> {
    const response = await app.send(listGenerations);
    const { generations } = response.json<{ generations: StoryGeneration[] }>();
    const found = generations.find((each) => each.id === id);
    if (!found) throw new Error(`there is no generation ${id}`);
    return found;
  }

  return {
    ...app,
    model,
    generation,

    /** As of the app, and the model has been asked when it resolves. */
    async generate(...asked: Parameters<typeof app.generate>) {
      const response = await app.generate(...asked);
      const { generation: begun } = response.json<Partial<Generated>>();
      await vi.waitFor(async () => {
        const isBegun = eq(storyGenerations.id, begun?.id ?? "");
        const [row] = await database.db.select().from(storyGenerations).where(isBegun);
        const seed = row?.order?.seed;
        expect(seed === undefined || model.asked.some(({ order }) => order.seed === seed)).toBe(
          true,
        );
      });
      return response;
    },

    /** A parsed request. */
    order: storyRequestSchema.parse(aStoryRequest()),
    /** The feature with other dependencies, on the same database. */
    openAnother: (deps: Partial<StoriesDeps>) => openStoriesApp(deps, database),
    cancel: (generationId: string) => app.send(cancelGeneration, { params: { generationId } }),

    /** The generations that `story:progress` events carried. */
    notified: (): StoryGeneration[] =>
      app.live.events
        .filter(({ event }) => event === "story:progress")
        .map(({ payload }) => payload[0] as StoryGeneration),

    async untilState(id: string, state: StoryGeneration["state"]): Promise<StoryGeneration> {
      await expect.poll(async () => (await generation(id)).state).toBe(state);
      return generation(id);
    },

    async empty() {
      model.finish();
      const atWork = eq(storyGenerations.state, "working");
      await expect.poll(() => database.db.$count(storyGenerations, atWork)).toBe(0);
      await app.empty();
      model.asked.length = 0;
      app.failures.length = 0;
    },

    async close() {
      await app.close();
      await database.close();
    },
  };
}
