import { wishes } from "@codetale/domain/testing/stories";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ModelStorytellerFixture } from "./testing/model-storyteller-fixture.ts";

let world: ModelStorytellerFixture;
beforeEach(async () => {
  world = await ModelStorytellerFixture.open();
});
afterEach(() => world.close());

it("[OPEN-5] a model is asked nothing from the moment on at which consent is withdrawn", async () => {
  const told = world.generate(wishes(), { mayAsk: async () => world.provider.calls.length < 2 });
  await expect(told).rejects.toMatchObject({ reason: "story/model-not-agreed" });

  expect(world.provider.calls).toHaveLength(2);
  expect(world.failures).toEqual([]);
});

it("[OPEN-5] without consent not even the provider's moderation is asked", async () => {
  world.provider.moderation = () => null;
  const told = world.generate(wishes(), { mayAsk: async () => false });
  await expect(told).rejects.toMatchObject({ reason: "story/model-not-agreed" });

  expect(world.provider.moderated).toEqual([]);
  expect(world.provider.calls).toEqual([]);
});
