import type { StoryProgress } from "@codetale/contract/stories/generation";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
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
import type { SceneDraft } from "./outline.ts";
import { createModelStoryteller } from "./model-storyteller.service.ts";
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

  it("[SPLAY-9] has light, moods and the looks of its characters", async () => {
    const asked = wishes({ characters: [{ name: "Lila", role: "old owl", traits: "kind" }] });
    const { privateEdition, sharedEdition } = await world.generate(asked);

    expect(privateEdition.figures).toEqual([
      { name: "Mina", kind: "person", age: "child" },
      { name: "Lila", kind: "owl", age: "old" },
    ]);
    expect(sharedEdition.figures[0]).toEqual({ name: "Robin", kind: "person", age: "child" });
    expect(privateEdition.scenes[0]).toMatchObject({ sky: "day", moods: { Mina: "surprised" } });
    expect(sharedEdition.scenes.at(-1)).toMatchObject({ sky: "dusk", moods: { Robin: "happy" } });
  });

  it("[SPLAY-9] is not asked for again because of a light or a mood that there is not", async () => {
    const changed = (facts: object) =>
      answering<{ scenes: object[] }>((answer) => ({
        ...answer,
        scenes: answer.scenes.map((scene) => ({ ...scene, ...facts })),
      }));
    const bored = {
      moods: [
        { name: "Robin", mood: "bored" },
        { name: "Otto", mood: "sad" },
      ],
    };
    world.provider.behaviours = [changed({ sky: "green" }), changed(bored), changed({ moods: 7 })];
    const { sharedEdition } = await world.generate(wishes());

    expect(world.repairsAskedFor).toEqual([]);
    expect(new Set(sharedEdition.scenes.map(({ sky }) => sky))).toEqual(new Set(["day"]));
    expect(sharedEdition.scenes.map(({ moods }) => moods)).toEqual([
      ...Array<object>(6).fill({ Robin: "calm" }),
      ...Array<object>(6).fill({}),
      { Robin: "happy" },
      { Robin: "happy" },
    ]);
  });

  it("[SPLAY-9] shows whoever speaks, and whom a scene names beyond its plan", async () => {
    const spoken = answering<{ scenes: SceneDraft[] }>((answer) => ({
      scenes: answer.scenes.map((scene) => ({ ...scene, speaker: "Lila" })),
    }));
    world.provider.behaviours = [unchanged, spoken];
    const { privateEdition } = await world.generate(wishes());
    const road = privateEdition.scenes.find(({ id }) => id === "road");

    expect(road).toMatchObject({ speaker: "Lila", cast: ["Lila", "Mina"] });
  });

  it("[SMAKE-3] reports how far it is", async () => {
    const reports: StoryProgress[] = [];
    await world.generate(wishes(), { report: (progress) => reports.push(progress) });

    expect(reports).toEqual([
      { step: "outline", done: 0, total: 1 },
      { step: "scenes", done: 0, total: 14 },
      { step: "scenes", done: 6, total: 14 },
      { step: "scenes", done: 12, total: 14 },
      { step: "scenes", done: 14, total: 14 },
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

  const scenesRequest = (call: number) =>
    JSON.parse(world.provider.calls[call]?.messages[3]?.content ?? "") as Record<string, unknown>;
  const told = (id: string) => ({
    id,
    dialogue: `“Ding, dong, on we go along!” sang Robin at the ${id}. What now?`,
  });

  it("writes each scene after those that lead to it, with their dialogue in the request", async () => {
    await world.generate(wishes());

    expect(scenesRequest(1)).toMatchObject({ toldRightBefore: [] });
    expect(scenesRequest(1)["tell"]).toContain("start");
    expect(scenesRequest(2)["toldRightBefore"]).toEqual([told("forest"), told("river")]);
  });

  it("has the dialogue before a scene whose siblings are written already", async () => {
    await world.generate(wishes());

    expect(scenesRequest(2)["tell"]).toContain("stay");
    expect(scenesRequest(3)["tell"]).toEqual(["carve", "invite"]);
    expect(scenesRequest(3)["toldRightBefore"]).toEqual([told("den")]);
  });

  it("asks for scenes with the wishes and its own plan before the question", async () => {
    await world.generate(wishes());
    for (const { messages } of world.provider.calls.slice(1)) {
      expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
      expect(messages[1]).toEqual(world.provider.calls[0]?.messages[1]);
      expect(JSON.parse(messages[2]?.content ?? "")).toMatchObject({
        title: "Robin and the lost bell",
      });
    }
  });

  it("has every text of plan and scenes moderated where the provider does that", async () => {
    world.provider.moderation = () => null;
    await world.generate(wishes());
    const [, plan = [], ...scenes] = world.provider.moderated;

    expect(plan).toHaveLength(15);
    expect(plan.slice(0, 2)).toEqual([
      "Robin and the lost bell. Ding, dong, on we go along!",
      "The start. Robin comes to the start.",
    ]);
    expect(plan).toContain("The road. Robin comes to the road.. Go to forest. Go to river");
    expect(scenes.flat()).toHaveLength(14);
    expect(scenes.flat()).toContain(
      "“Ding, dong, on we go along!” sang Robin at the road. What now? Take the forest Take the river",
    );
  });

  it("has the real name of the child who speaks", async () => {
    world.provider.behaviours = [
      unchanged,
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
        scenes: scenes.map((scene) => ({ ...scene, speaker: "Robin" })),
      })),
    ];
    const { privateEdition, sharedEdition } = await world.generate(wishes());

    expect(privateEdition.scenes[0]?.speaker).toBe("Mina");
    expect(sharedEdition.scenes[0]?.speaker).toBe("Robin");
  });

  const dots = "x".repeat(80);
  it.each([
    ["of 120 characters is kept", `Robin ${dots}`, "B".repeat(39), `${"B".repeat(39)} ${dots}`],
    ["of 121 is cut", `Robin ${dots}`, "B".repeat(40), `${"B".repeat(40)} ${dots.slice(2)}…`],
    ["is cut between characters", `x${dots} Robin`, "𑀅".repeat(20), `x${dots} ${"𑀅".repeat(18)}…`],
  ])("a title with real names %s", async (_, title, name, expected) => {
    world.provider.behaviours = [answering<object>((outline) => ({ ...outline, title }))];
    const { privateEdition, sharedEdition } = await world.generate(
      wishes({ children: [aChild(name)] }),
    );

    expect(privateEdition.title).toBe(expected);
    expect(sharedEdition.title).toBe(title);
  });

  it("carries names of any kind back into the story", async () => {
    const names = ["Zo\"e “the” 'best' $& \\1", "Lúa 🦊", "<b>Bob</b>", "a.b*c?(d)[e]"];
    const asked = wishes({ children: names.map(aChild) });
    const { privateEdition } = await world.generate(asked);

    expect(findFaults(privateEdition, asked)).toEqual([]);
    for (const name of names) {
      expect(privateEdition.scenes[0]?.cast).toContain(sanitizeName(name));
    }
  });
});

describe("a fault of our own", () => {
  it("is thrown as it is, and is no failure of the model", async () => {
    const fault = new Error("nothing to report to");
    const report = () => {
      throw fault;
    };

    await expect(world.generate(wishes(), { report })).rejects.toBe(fault);
    expect(world.failures).toEqual([]);
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

  it("is a failure in words also where no log is kept", async () => {
    world.provider.behaviours = [failing(401)];
    const storyteller = createModelStoryteller({ languageModel: world.languageModel });
    const { signal } = new AbortController();
    const order = { seed: "any", told: [], signal, report: () => {} };

    await expect(storyteller.generate(wishes(), order)).rejects.toMatchObject({
      reason: "story/model-failed",
    });
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
