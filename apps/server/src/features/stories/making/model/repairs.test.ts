import { findFaults } from "@codetale/domain/stories/find-faults";
import { wishes } from "@codetale/domain/testing/stories";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answering, type Behaviour } from "#platform/language-model/testing/model-provider";
import type { Outline, SceneDraft } from "./outline.ts";
import { aChild, ModelStorytellerFixture, unchanged } from "./testing/model-storyteller-fixture.ts";

let world: ModelStorytellerFixture;

beforeEach(async () => {
  world = await ModelStorytellerFixture.open();
});

afterEach(() => world.close());

describe("the model gets the faults of its answer", () => {
  const outline = (change: (plan: Outline) => Outline) => answering<Outline>(change);
  const withScene = (id: string, facts: Partial<Outline["scenes"][number]>) =>
    outline((plan) => ({
      ...plan,
      scenes: plan.scenes.map((scene) => (scene.id === id ? { ...scene, ...facts } : scene)),
    }));

  const plans: Record<string, readonly [Behaviour, string]> = {
    "a plan without a lesson": [withScene("start", { teaches: [] }), "objective-missing"],
    "a plan without somebody": [withScene("start", { cast: ["Robin"] }), "character-missing"],
    "a plan without a role": [withScene("start", { shows: [] }), "role-missing"],
    "a way to nowhere": [withScene("rope", { next: "nowhere" }), 'unknown-next in scene "rope"'],
    "a way in circles": [withScene("rope", { next: "gap" }), "loop"],
    "a lonely scene": [withScene("start", { next: "road" }), "unreachable"],
    "too few questions": [withScene("gap", { choices: [], next: "rope" }), "unreachable"],
    "one ending": [withScene("stay", { ending: "ending-carve" }), "too-few-endings"],
    "a place unknown": [withScene("den", { setting: "space" }), "unknown-setting"],
    "an id with markup": [withScene("den", { id: "<den>" }), "bad-id"],
    "a lesson that is not there": [withScene("den", { teaches: [7] }), "unknown-place"],
    "half a character": [
      withScene("den", { shows: [{ character: 0.5, role: true, traits: true }] }),
      "unknown-place",
    ],
    "no title": [outline((plan) => ({ ...plan, title: " " })), "bad-title"],
    "a short story": [withScene("start", { next: "den" }), "unreachable"],
    "a hundred scenes": [
      outline((plan) => ({ ...plan, scenes: Array(9).fill(plan.scenes).flat() as never })),
      "too-many-scenes",
    ],
    "a title in other letters": [withScene("den", { title: "Берлога" }), "other-language"],
    "a plan in another language": [
      outline((plan) => ({
        ...plan,
        scenes: plan.scenes.map((scene) => ({ ...scene, title: `El camino de la ${scene.id}` })),
      })),
      "other-language",
    ],
    "a title that shouts a name": [withScene("den", { title: "ROBIN!" }), "name-changed"],
    "a plot for no child": [withScene("den", { happens: "They find a gun." }), "unsuitable"],
  };

  it.each(Object.entries(plans))("%s", async (_, [behaviour, code]) => {
    world.provider.behaviours = [behaviour];
    const { privateEdition } = await world.generate(wishes());

    expect(findFaults(privateEdition, wishes())).toEqual([]);
    expect(world.repairsAskedFor).toEqual([expect.stringContaining(code)]);
  });

  it("a story that is over too soon", async () => {
    const short = (plan: Outline): Outline => ({
      ...plan,
      scenes: plan.scenes
        .filter(
          ({ id }) =>
            !["trouble", "hill", "forest", "river", "rope", "plank", "meadow"].includes(id),
        )
        .map((scene) => ({
          ...scene,
          next: scene.id === "start" ? "road" : null,
          choices: scene.choices.map(({ idea }, index) => ({
            idea,
            leadsTo: { road: "gap", gap: "den" }[scene.id] ?? ["stay", "carve", "invite"][index]!,
          })),
        })),
    });
    world.provider.behaviours = [outline(short)];
    await world.generate(wishes());

    expect(world.repairsAskedFor).toEqual([
      expect.stringContaining("too-short: a path has 5 scenes, must be at least 10"),
    ]);
  });

  const scene = (facts: Partial<SceneDraft> | ((told: SceneDraft) => object)) =>
    answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
      scenes: scenes.map((told) =>
        told.id === "start"
          ? { ...told, ...(typeof facts === "function" ? facts(told) : facts) }
          : told,
      ),
    }));
  const saysAlso = (words: string) =>
    scene(({ dialogue }) => ({ dialogue: `${dialogue} ${words}` }));

  const tellings: Record<string, readonly [Behaviour, string]> = {
    "somebody who is nobody speaks": [scene({ speaker: "Gandalf" }), "unknown-speaker"],
    "a name with an ending": [saysAlso("Das war Robins Glocke."), "name-with-ending"],
    "a sentence in other letters": [saysAlso("Они нашли ключ."), "other-language"],
    "a name in capitals": [saysAlso("ROBIN! ROBIN!"), "name-changed"],
    "a choice that shouts a name": [
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
        scenes: scenes.map((told) => ({
          ...told,
          choices: told.choices.map((text, index) => (index === 0 ? `${text}, ROBIN` : text)),
        })),
      })),
      "name-changed",
    ],
    "nobody is named": [scene({ dialogue: "Ding, dong." }), "names not said: start (Robin, Lila)"],
    "no lesson is lived through": [scene({ teaches: [] }), "objective-missing"],
    "no lesson where one was planned": [scene({ teaches: [] }), "less than planned in teaches"],
    "a choice out of nothing": [scene({ choices: ["Go on"] }), "other-choices"],
    "far too many words": [saysAlso("And on. ".repeat(60)), "too-many-words"],
    "an endless text": [saysAlso("la".repeat(1000)), "too-long"],
    "a header that is too large": [saysAlso("नमस्ते".repeat(199)), "header-too-large"],
    markup: [saysAlso("<b>Bold!</b>"), "markup"],
    "a script": [saysAlso("<script>alert(1)</script>"), "markup"],
    "an address": [saysAlso("See www.example.com now."), "markup"],
    pictures: [saysAlso("Hooray 🎉"), "markup"],
    "what no child should hear": [saysAlso("He had a gun."), "unsuitable"],
    "its own instructions": [
      saysAlso("You write interactive stories that are read aloud to children aged 3 to 9."),
      "not-a-story",
    ],
    "scenes of another story": [
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({ scenes: scenes.slice(1) })),
      "other-scenes",
    ],
    "a scene twice": [
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
        scenes: [...scenes.slice(1), scenes[1]],
      })),
      "other-scenes",
    ],
    "choices that sound alike": [
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
        scenes: scenes.map((told) => ({ ...told, choices: told.choices.map(() => "Go on") })),
      })),
      "same-choice",
    ],
    "a speech for a choice": [
      answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
        scenes: scenes.map((told) => ({
          ...told,
          choices: told.choices.map((text) => `${text} and then walk all the way back home`),
        })),
      })),
      "long-choice",
    ],
  };

  it.each(Object.entries(tellings))("%s", async (_, [behaviour, code]) => {
    world.provider.behaviours = [unchanged, behaviour];
    const { privateEdition, sharedEdition } = await world.generate(wishes());

    expect(findFaults(privateEdition, wishes())).toEqual([]);
    expect(JSON.stringify(sharedEdition)).not.toMatch(/gun|<|🎉|Gandalf|read aloud/);
    expect(world.repairsAskedFor).toEqual([expect.stringContaining(code)]);
  });

  it("a story that long names alone make too long, without a word of them", async () => {
    const name = "Ann of the House by the Sea and the Hill";
    const asked = wishes({ children: [aChild(name)] });
    world.provider.behaviours = [unchanged, saysAlso("Robin, come! ".repeat(9))];
    const { privateEdition } = await world.generate(asked);

    expect(findFaults(privateEdition, asked)).toEqual([]);
    expect(world.repairsAskedFor).toEqual([expect.stringContaining("too-many-words")]);
    expect(world.sent).not.toContain("House by the Sea");
  });

  it("what the provider's own moderation flags", async () => {
    world.provider.moderation = (text) => (text.includes("swamp of doom") ? "violence" : null);
    world.provider.behaviours = [unchanged, saysAlso("Into the swamp of doom!")];
    const { privateEdition } = await world.generate(wishes());

    expect(JSON.stringify(privateEdition)).not.toContain("doom");
    expect(world.repairsAskedFor).toEqual([expect.stringMatching(/unsuitable in scene.*violence/)]);
    // The wishes, the plan, the first scenes twice, the others.
    expect(world.provider.moderated).toHaveLength(6);
  });

  it("but not what can be mended here", async () => {
    world.provider.behaviours = [
      withScene("road", { next: "gap", ending: "" }),
      scene({ speaker: "Narrator" }),
    ];
    const { privateEdition } = await world.generate(wishes());

    expect(findFaults(privateEdition, wishes())).toEqual([]);
    expect(privateEdition.scenes[0]?.speaker).toBeNull();
    expect(world.repairsAskedFor).toEqual([]);
  });

  it("twice, and then it has failed", async () => {
    const wrong = withScene("start", { teaches: [] });
    world.provider.behaviours = [wrong, wrong, wrong];

    await expect(world.generate(wishes())).rejects.toMatchObject({
      name: "AppError",
      reason: "story/model-failed",
    });
    expect(world.provider.calls).toHaveLength(3);
    expect(world.failures.map(({ message }) => message)).toEqual([
      "The outline stayed wrong: objective-missing.",
    ]);
  });

  it("twice is enough", async () => {
    const wrong = scene({ speaker: "Gandalf" });
    world.provider.behaviours = [unchanged, wrong, wrong];
    await expect(world.generate(wishes())).resolves.toMatchObject({ language: "en" });
    expect(world.provider.calls).toHaveLength(6);
  });
});

it.each(["Spanish", "French", "Hindi"])(
  "[SMAKE-5] a story in English is none where %s was asked for",
  async (language) => {
    await expect(world.generate(wishes({ language, objectives: [] }))).rejects.toMatchObject({
      reason: "story/model-failed",
    });
    expect(world.repairsAskedFor).toEqual(Array(2).fill(expect.stringContaining("other-language")));
  },
);
