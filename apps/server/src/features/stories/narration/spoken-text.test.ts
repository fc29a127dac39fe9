import type { StoryLevel } from "@codetale/domain/stories/age";
import { aScene, aStory } from "@codetale/domain/testing/stories";
import { describe, expect, it } from "vitest";
import { choiceAudioId, inPlayOrder, rolesOf, spokenIdOf, spokenText } from "./spoken-text.ts";

const story = { language: "en", level: "6-9" } as const;

describe("who speaks", () => {
  const scenes = [null, "Lila", "Otto", "Lila"].map((speaker, index) =>
    aScene({ id: `${index}`, speaker }),
  );

  it("each speaker has a part of their own, the same all through the story", () => {
    const roles = rolesOf(scenes, []);
    const partOf = (index: number) => spokenText(story, scenes[index]!, "dialogue", roles).part;

    expect([0, 1, 2, 3].map(partOf)).toEqual([0, 1, 2, 1]);
  });

  it("the narrator asks again, whichever character spoke", () => {
    const text = spokenText(story, scenes[1]!, "reply", rolesOf(scenes, []));
    expect(text.part).toBe(0);
  });
});

describe("quoted words", () => {
  const figures = [
    { name: "Mina", kind: "person", age: "child" },
    { name: "Old Soot", kind: "dragon", age: "old" },
    { name: "Ruth", kind: "person", age: "adult" },
  ] as const;
  const scene = aScene({
    speaker: null,
    cast: ["Mina", "Old Soot", "Ruth"],
    dialogue: "“Wait,” said Mina. “Why?” asked Ruth. Old Soot yawned, “I sleep.”",
  });
  const roles = rolesOf([scene], figures);

  it("are spoken by their characters, as high as their figures suggest", () => {
    const { part, passages } = spokenText(story, scene, "dialogue", roles);

    expect(part).toBe(0);
    expect(passages).toEqual([
      { text: "“Wait,” ", part: 1, pitch: 1.1 },
      { text: "said Mina. ", part: 0, pitch: 1 },
      { text: "“Why?” ", part: 3, pitch: 1 },
      { text: "asked Ruth. Old Soot yawned, ", part: 0, pitch: 1 },
      { text: "“I sleep.”", part: 2, pitch: 0.88 },
    ]);
  });

  it("of passers-by have voices that no character has, the same all through the story", () => {
    const spokenBy = (dialogue: string) => {
      const { passages } = spokenText(
        story,
        aScene({ speaker: null, dialogue }),
        "dialogue",
        roles,
      );
      return passages?.find(({ part }) => part > 0);
    };
    const snail = spokenBy("“Not yet,” said the snail.");
    const bear = spokenBy("“Ready!” said the old bear.");

    expect([snail?.part, bear?.part].every((part) => part! > figures.length)).toBe(true);
    expect([snail?.pitch, bear?.pitch]).toEqual([1.14, 0.88]);
    expect(spokenBy("“Now!” called a snail.")?.part).toBe(snail?.part);
  });

  it("leave the audio of a text without them as it was", () => {
    const plain = aScene({ speaker: null, cast: ["Mina"], dialogue: "Mina ran." });
    const text = spokenText(story, plain, "dialogue", roles);

    expect(text).toEqual({ text: "Mina ran.", language: "en", part: 0, pace: 0.87 });
  });

  it("keep their voice when a scene elsewhere is edited", () => {
    const edited = [aScene({ cast: ["Ruth"], dialogue: "“Hello,” said Ruth." }), scene];

    expect(rolesOf(edited, figures).parts).toEqual(roles.parts);
  });
});

it("[SPLAY-8] a choice is asked by the narrator, whichever character speaks, and alike in all stories", () => {
  const [row, owl] = [
    { text: "Row the boat", nextId: "boat" },
    { text: "Ask the owl", nextId: "owl" },
  ];
  const scene = aScene({ speaker: "Lila", choices: [row, owl] });
  const roles = rolesOf([scene], []);

  expect(spokenText(story, scene, "choice 1", roles)).toMatchObject({
    text: "Ask the owl?",
    part: 0,
  });
  const elsewhere = aScene({ id: "elsewhere", choices: [owl, row] });
  expect(choiceAudioId(story, elsewhere, 0)).toBe(choiceAudioId(story, scene, 1));
  expect(choiceAudioId(story, scene, 0)).not.toBe(choiceAudioId(story, scene, 1));
});

it("is spoken slower for the little ones", () => {
  const [start] = aStory().scenes;
  const pace = (level: StoryLevel) =>
    spokenText({ language: "en", level }, start!, "dialogue", rolesOf([], [])).pace;

  expect(pace("3-5")).toBeLessThan(pace("6-9"));
});

it("has another id for other words, another language, voice or pace, and for nothing else", () => {
  const text = { text: "Once", language: "en", part: 0, pace: 1 };
  const ids = [
    text,
    { ...text, text: "Once " },
    { ...text, language: "fr" },
    { ...text, part: 1 },
    { ...text, pace: 0.9 },
    { pace: 1, part: 0, language: "en", text: "Once" },
    { ...text, passages: [{ text: "Once", part: 0, pitch: 1.1 }] },
    { ...text, passages: [{ text: "Once", part: 1, pitch: 1.1 }] },
  ].map(spokenIdOf);

  expect(new Set(ids).size).toBe(7);
  expect(ids[5]).toBe(ids[0]);
});

it("comes in the order in which a listener may come to it", () => {
  const { scenes } = aStory();
  const ids = inPlayOrder([...scenes].reverse()).map(({ id }) => id);

  expect(ids).toEqual(["start", "second", "third", "other-third", "one", "two", "three"]);
});
