import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import { hasPrompt, scenesById, START_ID } from "@codetale/domain/stories/graph";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { isEnd, longestPath, fewestOnPath } from "@codetale/domain/stories/paths";
import { settings } from "@codetale/domain/stories/setting";
import { wordCount, wordsOf } from "@codetale/domain/stories/text-matching";
import { describe, expect, it } from "vitest";
import { sampleStories } from "./sample-stories.ts";

const stories = sampleStories(0).map(({ story }) => story);

/** Words on a page for the little ones, and for those who go to school. */
const LENGTHS = { es: [20, 45], en: [25, 80], fr: [25, 80], hi: [25, 80] } as Record<
  string,
  [number, number]
>;
const REFRAINS = {
  en: "one little light to bring them home",
  es: "las gotitas bailarán",
  fr: "viens chez nous, pose ton sac",
  hi: "जो सुने वो साथ आ",
} as Record<string, string>;

it("are in English, Spanish, French and Hindi", () => {
  expect(stories.map(({ language }) => language).sort()).toEqual(["en", "es", "fr", "hi"]);
});

describe.each(stories)("[SMAKE-5] $title", ({ language, wishes, figures, scenes }) => {
  const byId = scenesById({ scenes });

  it("[SPLAY-9] has somebody in every picture, and people of other kinds than people", () => {
    for (const { cast } of scenes) expect(cast).not.toEqual([]);
    expect(figures.map(({ kind }) => kind)).not.toEqual(figures.map(() => "person"));
  });

  it("[SPLAY-9] shows each of its characters in eight scenes or more, and in most of them how somebody feels", () => {
    for (const { name } of figures) {
      expect(scenes.filter(({ cast }) => cast.includes(name)).length).toBeGreaterThan(7);
    }
    const felt = scenes.filter(({ moods }) => Object.keys(moods).length > 0);
    expect(felt.length).toBeGreaterThan(scenes.length / 2);
  });

  it("passes the validator, with the children, characters and objectives that it names", () => {
    expect(findFaults({ scenes, figures }, wishes)).toEqual([]);
  });

  it("has eleven to fourteen scenes on every path, and four endings", () => {
    expect(fewestOnPath(byId, START_ID, () => true)).toBeGreaterThanOrEqual(11);
    expect(longestPath(byId, START_ID)).toBeLessThanOrEqual(14);
    expect(new Set(scenes.filter(isEnd).map(({ ending }) => ending)).size).toBe(4);
  });

  it("keeps its scenes as short as its listeners are small", () => {
    const [least, most] = LENGTHS[language]!;
    const lengths = scenes.map(({ id, dialogue }) => ({ id, words: wordCount(dialogue) }));
    expect(lengths.filter(({ words }) => words < least || words > most)).toEqual([]);
  });

  it("comes back to its refrain three times on every path", () => {
    const times = fewestOnPath(byId, START_ID, ({ dialogue }) =>
      dialogue.includes(REFRAINS[language]!),
    );
    expect(times).toBeGreaterThanOrEqual(3);
  });

  it("asks what a child can say: two to six words, unlike each other from the first", () => {
    for (const { choices } of scenes.filter(hasPrompt)) {
      const spoken = choices.map(({ text }) => wordsOf(text));
      for (const words of spoken) {
        expect(words.length).toBeGreaterThanOrEqual(2);
        expect(words.length).toBeLessThanOrEqual(6);
      }
      expect(new Set(spoken.map(([first]) => first)).size).toBe(choices.length);
    }
  });

  it("leaves the words that count to answers, so no choice says them", () => {
    const { ordinals, places } = answerWordsOf(language);
    const counting = new Set([...ordinals, ...Object.values({ ...places })].flat());
    const texts = scenes.flatMap(({ choices }) => choices.map(({ text }) => text));
    expect(texts.filter((text) => wordsOf(text).some((word) => counting.has(word)))).toEqual([]);
  });

  it("understands each of its choices, and their numbers", () => {
    const words = answerWordsOf(language);
    for (const scene of scenes.filter(hasPrompt)) {
      for (const [index, { text }] of scene.choices.entries()) {
        expect(matchChoice(scene, text, words)).toBe(index);
        expect(matchChoice(scene, `${index + 1}`, words)).toBe(index);
      }
    }
  });

  it("takes place where the player can draw it", () => {
    for (const { setting } of scenes) expect(settings).toContain(setting);
  });
});
