/**
 * Flaws of a generated text that the validator does not look for, the same for every language:
 * returned as a list, so that a failing test shows all of them at once.
 */
import { scenesById, type Scene, type StoryGraph } from "@codetale/domain/stories/graph";
import { longestPath } from "@codetale/domain/stories/paths";
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { diceFrom } from "@codetale/domain/stories/dice";
import { wordsOf, wordCount } from "@codetale/domain/stories/text-matching";
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import { MOST_WORDS_OLDER, MOST_WORDS_YOUNG } from "../line.ts";
import { sentencesOf, walk } from "./read-story.ts";

const FEWEST_WORDS_YOUNG = 20;
const FEWEST_WORDS_OLDER = 25;
const FEWEST_SCENES = 8;

/**
 * @param doubles words that the language may repeat directly: `nous nous asseyons`
 * @returns one sentence per flaw, with the id of its scene where it has one
 */
export function flawsOf(
  story: StoryGraph,
  answer: AnswerWords,
  doubles: readonly string[] = [],
): string[] {
  return [
    ...story.scenes.flatMap((scene) => [
      ...slotFlaws(scene, doubles),
      ...choiceFlaws(scene, answer),
    ]),
    ...[0, 1, 2].flatMap((turn) => pathFlaws(walk(story, diceFrom(`walk ${turn}`)))),
    ...((longestPath(scenesById(story), "start") ?? 0) < FEWEST_SCENES ? ["too short"] : []),
  ];
}

/** Scenes outside the word limits of the age; a name counts as one word, whatever its length. */
export function lengthFlaws({ scenes }: StoryGraph, young: boolean): string[] {
  const fewest = young ? FEWEST_WORDS_YOUNG : FEWEST_WORDS_OLDER;
  const most = young ? MOST_WORDS_YOUNG : MOST_WORDS_OLDER;
  return scenes.flatMap(({ id, dialogue, cast }) => {
    const count = wordCount(cast.reduce((text, name) => text.replaceAll(name, "X"), dialogue));
    // Where four people are introduced at once, each still has a sentence, and so has each return.
    const isReturn = id.startsWith("return-");
    const room = isReturn ? 35 : cast.length < 4 ? 0 : 8;
    return count < (isReturn ? FEWEST_WORDS_YOUNG : fewest) || count > most + room
      ? [`${id} has ${count} words: ${dialogue}`]
      : [];
  });
}

/** The sentences heard three times or more, which is what a refrain is. */
export function refrainsOn(path: readonly Scene[]): string[] {
  const heard = new Map<string, number>();
  for (const sentence of path.flatMap(({ dialogue }) => sentencesOf(dialogue))) {
    heard.set(sentence, (heard.get(sentence) ?? 0) + 1);
  }
  return [...heard].filter(([, times]) => times >= 3).map(([sentence]) => sentence);
}

function slotFlaws({ id, title, dialogue, choices }: Scene, doubles: readonly string[]): string[] {
  const texts = [title, dialogue, ...choices.map(({ text }) => text)];
  return texts.flatMap((text) => {
    const flaws = [
      /\b(?:undefined|null|NaN)\b|\[object/.test(text) && "an unfilled slot",
      / {2}|^\s|\s$/.test(text) && "loose space",
      / [,.]/.test(text) && "space before a mark",
      doubledWord(text, doubles) !== null && `a doubled word (${doubledWord(text, doubles)})`,
      /(?:\.\.|,\.|\.,|\?\.|!\.)/.test(text) && "two marks",
      unsuitableWord(text) !== null && "an unsuitable word",
    ];
    return flaws.filter((flaw) => flaw !== false).map((flaw) => `${id}: ${flaw}: ${text}`);
  });
}

/** The first word that follows itself without punctuation between; `knock, knock` is no flaw. */
function doubledWord(text: string, allowed: readonly string[]): string | null {
  const pairs = text.matchAll(
    /(?<![\p{L}\p{M}\p{N}’'-])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}\p{N}’'-])/giu,
  );
  const words = [...pairs].map(([, word = ""]) => word.toLowerCase());
  return words.find((word) => !allowed.includes(word)) ?? null;
}

function choiceFlaws({ id, choices }: Scene, { stopWords }: AnswerWords): string[] {
  const flaws: string[] = [];
  const seen = new Map<string, number>();
  const firsts = new Set<string>();
  choices.forEach(({ text }, index) => {
    const words = wordsOf(text);
    if (words.length < 2 || words.length > 6) flaws.push(`${id}: 2 to 6 words: ${text}`);
    const [first = ""] = words;
    if (firsts.has(first)) flaws.push(`${id}: two choices begin with "${first}"`);
    firsts.add(first);
    for (const word of new Set(words.filter((one) => !stopWords.has(one)))) {
      if (seen.has(word) && seen.get(word) !== index)
        flaws.push(`${id}: two choices say "${word}"`);
      seen.set(word, index);
    }
    if (words.every((word) => stopWords.has(word))) flaws.push(`${id}: only stop words: ${text}`);
  });
  return flaws;
}

function pathFlaws(path: readonly Scene[]): string[] {
  const refrains = new Set(refrainsOn(path));
  const seen = new Map<string, string>();
  const flaws: string[] = refrains.size === 0 ? ["no refrain comes three times"] : [];
  for (const { id, dialogue } of path) {
    for (const sentence of sentencesOf(dialogue).filter((one) => !refrains.has(one))) {
      const before = seen.get(sentence);
      // A shout or a sound may come again within its scene: "One step. And a pause. And one step."
      if (before !== undefined && wordCount(sentence) > 2) {
        flaws.push(`${id}: said before in ${before}: ${sentence}`);
      }
      seen.set(sentence, id);
    }
  }
  return flaws;
}
