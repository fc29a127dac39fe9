/** What is known of the wishes reaches the model, and its story is held to it. */
import { findFaults } from "@codetale/domain/stories/find-faults";
import { MENTION } from "@codetale/domain/stories/wishes";
import { wishes } from "@codetale/domain/testing/stories";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answering, failing } from "#platform/language-model/testing/model-provider";
import {
  hardOutlineInstructions,
  hardScenesInstructions,
  outlineInstructions,
  scenesInstructions,
} from "./instructions.ts";
import type { SceneDraft } from "./outline.ts";
import { aChild, ModelStorytellerFixture, unchanged } from "./testing/model-storyteller-fixture.ts";
import { wishesIn } from "./testing/scripted-story.ts";

let world: ModelStorytellerFixture;

beforeEach(async () => {
  world = await ModelStorytellerFixture.open();
});

afterEach(() => world.close());

const sent = () => wishesIn(world.provider.calls[0]!);
const instructed = () =>
  new Set(world.provider.calls.map(({ messages }) => messages[0]?.content ?? ""));

/** Changes what is said in the first scene. */
const inStart = (change: (dialogue: string) => string) =>
  answering<{ scenes: SceneDraft[] }>(({ scenes }) => ({
    scenes: scenes.map((scene) =>
      scene.id === "start" ? { ...scene, dialogue: change(scene.dialogue) } : scene,
    ),
  }));

describe("[SMAKE-6] the theme of an objective", () => {
  it("reaches the model with its facts and an example, and its story says them on every path", async () => {
    const asked = wishes({ objectives: ["brushing teeth", "counting to four"] });
    const { facts, privateEdition } = await world.generate(asked);

    expect(sent().lessons).toMatchObject([
      { objective: 0, theme: "brushing teeth", family: "health", says: facts[0] },
      { objective: 1, says: expect.arrayContaining(["one", "two", "three", "four"]) },
    ]);
    const [first] = sent().lessons;
    expect(first).not.toHaveProperty("language");
    expect(facts.map(({ length }) => length > 1)).toEqual([true, true]);
    expect(findFaults(privateEdition, asked, facts)).toEqual([]);
    const scenes = JSON.parse(world.provider.calls[1]?.messages[3]?.content ?? "") as object;
    expect(scenes).toMatchObject({
      lessonsHere: [{ id: "start", objective: 0, says: facts[0] }, {}],
    });
  });

  it("has an example with every fact in it, and without the names of children", async () => {
    const asked = wishes({ objectives: ["brushing teeth"], children: [aChild("Zebulon")] });
    const { facts } = await world.generate(asked);
    const [lesson] = sent().lessons as unknown as { example: string[] }[];
    const example = lesson?.example.join(" ").toLowerCase() ?? "";

    for (const fact of facts[0] ?? []) {
      expect(fact.split("|").some((beginning) => example.includes(beginning))).toBe(true);
    }
    expect(example).not.toContain("zebulon");
  });

  it("is the one that the parent chose; what is only to be mentioned has no lesson", async () => {
    const themes = ["bees", MENTION];
    const { facts } = await world.generate(wishes({ objectives: ["one", "sharing"], themes }));

    expect(sent().lessons).toMatchObject([
      { objective: 0, theme: "bees and how they help plants" },
    ]);
    expect(sent()).toMatchObject({ onlyMentioned: [1] });
    expect(facts).toEqual([expect.arrayContaining(["honey"]), []]);
  });

  it("that nobody knows goes as it was typed", async () => {
    await world.generate(wishes({ objectives: ["planning for retirement"] }));
    expect(sent()).toMatchObject({ objectives: ["planning for retirement"], lessons: [] });
  });

  it("is understood in another language where the parent wrote in one of ours, and is a meaning alone", async () => {
    const asked = wishes({ language: "German", objectives: ["brushing teeth", "die Farben"] });
    const { facts } = await world.generate(asked);

    expect(sent().lessons).toMatchObject([{ objective: 0, language: "en" }]);
    expect(facts).toEqual([[], []]);
  });

  it("whose fact is missing is repaired, and the repair names it with the scenes of the lesson", async () => {
    world.provider.behaviours = [unchanged, inStart((said) => said.replace(/ brush,?/, ""))];
    const asked = wishes({ objectives: ["brushing teeth"] });
    const { facts, privateEdition } = await world.generate(asked);

    expect(world.repairsAskedFor).toEqual([
      expect.stringMatching(/fact-missing: .*never says: brush.*lessons here: start/),
    ]);
    expect(findFaults(privateEdition, asked, facts)).toEqual([]);
  });

  it("whose fact stays missing gives no story", async () => {
    const without = inStart((said) => said.replace(/ brush,?/, ""));
    world.provider.behaviours = [unchanged, without, without, without];
    await expect(world.generate(wishes({ objectives: ["brushing teeth"] }))).rejects.toMatchObject({
      reason: "story/model-failed",
    });
    expect(world.failures).toMatchObject([{ message: "The scenes stayed wrong: fact-missing." }]);
  });

  it("is not said by a stand-in's name that begins alike", async () => {
    const asked = wishes({
      objectives: ["the phases of the moon"],
      children: [aChild("Mina"), aChild("Zoe")],
      characters: ["Robin", "Sky", "Jo"].map((name) => ({ name, role: "hero", traits: "kind" })),
    });
    world.provider.behaviours = [unchanged, inStart((said) => said.replace(/ sun,/, ""))];
    await world.generate(asked);

    expect(world.sent).toContain("Sunny");
    expect(world.repairsAskedFor).toEqual([
      expect.stringContaining("never says: sun (a name does not say it)"),
    ]);
  });
});

describe("[SMAKE-6] what is understood of people and interests", () => {
  it("goes along as meaning, beside the parent's words", async () => {
    await world.generate(
      wishes({
        children: [{ name: "Mina", age: "6", interests: "choo-choo trains, quokkas" }],
        characters: [{ name: "Ember", role: "dragon", traits: "afraid of fire, sparkly" }],
      }),
    );
    expect(sent().children[0]).toMatchObject({
      loves: "choo-choo trains, quokkas",
      understood: ["trains"],
    });
    expect(sent().characters[0]).toMatchObject({
      role: "dragon",
      traits: "afraid of fire, sparkly",
      understood: ["a dragon", "afraid of fire"],
    });
  });

  it("is nothing in a language that our own storyteller lacks", async () => {
    await world.generate(wishes({ language: "German" }));
    expect(sent().children[0]).not.toHaveProperty("understood");
  });
});

describe("[SMAKE-6] a hard theme", () => {
  it("has rules of its own, which other stories do not get, and the note that the parent read", async () => {
    await world.generate(wishes({ objectives: ["sharing"] }));
    expect(instructed()).toEqual(new Set([outlineInstructions, scenesInstructions]));

    world.provider.calls.length = 0;
    await world.generate(wishes({ objectives: ["sharing", "grandma died"] }));
    expect(instructed()).toEqual(new Set([hardOutlineInstructions, hardScenesInstructions]));
    expect(sent().lessons[1]).toMatchObject({
      isHard: true,
      note: expect.stringContaining("It says that it was nobody’s fault"),
    });
  });

  it("of a death is told without words that hide it", async () => {
    world.provider.behaviours = [unchanged, inStart((said) => `${said} Grandma fell asleep.`)];
    const { privateEdition } = await world.generate(wishes({ objectives: ["grandma died"] }));

    expect(world.repairsAskedFor).toEqual([expect.stringContaining('euphemism in scene "start"')]);
    expect(JSON.stringify(privateEdition)).not.toContain("asleep");
  });
});

describe("[SMAKE-5] what a parent typed", () => {
  it("is judged by the provider's moderation before the model reads any of it, without names", async () => {
    world.provider.moderation = () => null;
    await world.generate(wishes({ objectives: ["help Mina to share"] }));

    expect(world.provider.moderated[0]).toEqual([
      "dinosaurs, the moon",
      "Lila",
      "clockmaker",
      "grumpy, kind",
      "help Robin to share",
      "en",
    ]);
  });

  it.each([
    ["moon", "childrens_info.0.interests", "the interests of a child"],
    ["Lila", "characters.0.name", "the name of a character"],
    ["clockmaker", "characters.0.role", "the role of a character"],
    ["grumpy", "characters.0.traits", "the traits of a character"],
    ["sharing", "learning_objectives.0", "a learning objective"],
    ["Quenya", "story_language", "the language"],
  ])("and is flagged for “%s” is refused kindly, and names %s", async (flagged, path, field) => {
    world.provider.moderation = (text) => (text.includes(flagged) ? "harassment/threats" : null);
    const language = flagged === "Quenya" ? "Quenya" : "English";
    const refused = await world.generate(wishes({ language })).catch((error: unknown) => error);

    expect(refused).toMatchObject({
      reason: "story/unsuitable",
      message: expect.stringContaining(`Something in ${field} may not be right`),
      details: { errors: [{ path }] },
    });
    expect(JSON.stringify(refused)).not.toContain("harassment");
    expect(world.provider.calls).toEqual([]);
    expect(world.failures).toEqual([]);
  });

  it("and cannot be judged is not read by the model", async () => {
    world.provider.moderationBehaviours = [failing(500), failing(500)];
    await expect(world.generate(wishes())).rejects.toMatchObject({ reason: "story/model-failed" });
    expect(world.provider.calls).toEqual([]);
  });
});
