import type { StoryProgress } from "@codetale/contract/stories-generation";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import { wishes } from "@codetale/domain/testing/stories";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answering,
  cutOff,
  failing,
  hangingUp,
  saying,
  silent,
} from "#platform/language-model/testing/model-provider";
import { aChild, ModelStorytellerFixture, unchanged } from "./testing/model-storyteller-fixture.ts";

let world: ModelStorytellerFixture;

beforeEach(async () => {
  world = await ModelStorytellerFixture.open();
});

afterEach(() => world.close());

describe("a story that goes well", () => {
  it("[SMAKE-5] answers the wishes, in a private and in a shared edition", async () => {
    const asked = wishes();
    const { language, privateEdition, sharedEdition } = await world.generate(asked);

    expect(language).toBe("en");
    expect(findFaults(privateEdition, asked)).toEqual([]);
    expect(findFaults(sharedEdition, withStandIns(asked, "en"))).toEqual([]);
    expect(privateEdition.title).toBe("Mina and the lost bell");
    expect(sharedEdition.title).toBe("Robin and the lost bell");
    expect(privateEdition.scenes.map(({ id }) => id)).toEqual(
      sharedEdition.scenes.map(({ id }) => id),
    );
    expect(privateEdition.scenes[0]).toMatchObject({
      id: "start",
      dialogue: expect.stringContaining("One morning Mina and Lila heard no bell."),
      cast: ["Mina", "Lila"],
      setting: "forest",
    });
    expect(JSON.stringify(privateEdition)).not.toContain("Robin");
    expect(JSON.stringify(sharedEdition)).not.toContain("Mina");
  });

  it("[SMAKE-3] reports how far it is", async () => {
    const reports: StoryProgress[] = [];
    await world.generate(wishes(), { report: (progress) => reports.push(progress) });

    expect(reports).toEqual([
      { step: "outline", done: 0, total: 1 },
      { step: "scenes", done: 0, total: 12 },
      { step: "scenes", done: 6, total: 12 },
      { step: "scenes", done: 12, total: 12 },
      { step: "check", done: 0, total: 1 },
      { step: "check", done: 1, total: 1 },
    ]);
  });

  it("is generated in languages that our own storyteller lacks", async () => {
    const asked = wishes({ language: " German ", children: [aChild("Jürgen")] });
    const { language, privateEdition } = await world.generate(asked);

    expect(language).toBe("German");
    expect(privateEdition.scenes[0]?.dialogue).toBe(
      "Eines Morgens hörten Jürgen und Lila keine Glocke mehr. Wo war sie nur?",
    );
    expect(findFaults(privateEdition, asked)).toEqual([]);
  });

  it("writes each scene after those that lead to it, with their dialogue in the request", async () => {
    await world.generate(wishes());
    const [first, second] = world.provider.calls
      .slice(1)
      .map(({ messages }) => JSON.parse(messages[3]?.content ?? "") as Record<string, unknown>);

    expect(first).toMatchObject({ toldRightBefore: [] });
    expect(first?.["tell"]).toContain("start");
    expect(second?.["toldRightBefore"]).not.toEqual([]);
  });

  it("carries names of any kind back into the story", async () => {
    const names = ["Zo\"e “the” 'best' $& \\1", "🦄🌈", "<b>Bob</b>", "a.b*c?(d)[e]"];
    const asked = wishes({ children: names.map(aChild) });
    const { privateEdition } = await world.generate(asked);

    expect(findFaults(privateEdition, asked)).toEqual([]);
    for (const name of names) expect(privateEdition.scenes[0]?.cast).toContain(name);
  });
});

describe("a provider in trouble", () => {
  it.each([
    ["fails", failing(500)],
    ["limits us", failing(429, { "retry-after": "0" })],
    ["hangs up", hangingUp],
    ["is cut off", cutOff],
    ["answers half of the JSON", saying((json) => json.slice(0, json.length / 2))],
    ["answers without end", answering(() => ({ scenes: "x".repeat(10_000_000) }))],
  ])("that %s once does no harm, and twice is a failure in words", async (_, behaviour) => {
    world.provider.behaviours = [behaviour];
    await expect(world.generate(wishes())).resolves.toMatchObject({ language: "en" });

    world.provider.behaviours = [unchanged, behaviour, behaviour];
    await expect(world.generate(wishes())).rejects.toMatchObject({ reason: "story/model-failed" });
  });

  it("whose moderation fails gives no story", async () => {
    world.provider.moderationBehaviours = [failing(500), failing(500)];
    await expect(world.generate(wishes())).rejects.toMatchObject({ reason: "story/model-failed" });
  });

  it("that is slow gets so much time and no more", async () => {
    world.provider.behaviours = [unchanged, silent];

    await expect(world.generate(wishes(), { timeoutMs: 600 })).rejects.toMatchObject({
      reason: "story/model-failed",
    });
    expect(world.failures).toMatchObject([{ name: "TimeUpError" }]);
  });

  it("is left alone at once when the story is cancelled", async () => {
    const abort = new AbortController();
    const cancelled = new Error("cancelled");
    world.provider.behaviours = [unchanged, silent];
    const story = world.generate(wishes(), { signal: abort.signal });
    await expect.poll(() => world.provider.calls.length).toBe(2);
    abort.abort(cancelled);

    await expect(story).rejects.toBe(cancelled);
    await expect.poll(() => world.provider.abandoned).toBe(1);
    expect(world.failures).toEqual([]);
  });
});

it("[OPS-4] writes no word of wishes or stories anywhere", async () => {
  const written = (["log", "info", "warn", "error", "debug"] as const).map((kind) =>
    vi.spyOn(console, kind).mockImplementation(() => {}),
  );
  const asked = wishes({ objectives: ["secret lesson"] });
  world.provider.behaviours = [saying(() => "secret"), saying(() => "secret")];

  await world.generate(asked).catch(() => {});
  await world.generate(asked);

  for (const spy of written) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
  expect(world.failures).toHaveLength(1);
  const heard = world.failures.map(({ message, cause, stack }) => [message, cause, stack]);
  expect(JSON.stringify(heard)).not.toMatch(/secret|Mina|Robin/);
});
