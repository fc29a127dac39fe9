/** What children say to which choices, and what they mean by it: made of real stories. */
import fc from "fast-check";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { diceFrom, type Dice } from "@codetale/domain/stories/dice";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { plotIds } from "@codetale/storyteller/plots";
import { anyWishes, typedSamplesOf } from "@codetale/storyteller/testing/random-wishes";
import { storyLocales } from "@codetale/storyteller/story-locales";
import { composeStory } from "@codetale/storyteller/compose-story";
import { en } from "./utterance-texts/en.ts";
import { es } from "./utterance-texts/es.ts";
import { fr } from "./utterance-texts/fr.ts";
import { hi } from "./utterance-texts/hi.ts";
import type { Paraphrases, UtteranceTexts } from "./utterance-texts/utterance-texts.ts";

export type UtteranceKind =
  | "exact"
  | "paraphrase"
  | "meaning"
  | "agreement"
  | "denial"
  | "off-topic";

export interface Utterance {
  language: StoryLanguage;
  choices: readonly string[];
  kind: UtteranceKind;
  said: string;
  /** The choice that is meant; null where the story has to ask again. */
  meant: number | null;
  /** The choice that was read last; null where none was. */
  lastRead: number | null;
}

const phrasesOf: Readonly<Record<StoryLanguage, UtteranceTexts>> = { en, es, fr, hi };

/** Sets of choices are cut in two, so that no measured choice was ever tuned on. */
export type DataSplit = "tuning" | "held-out";

/** The same for the same arguments: `count` of each kind, fewer of those that are written by hand. */
export function utterancesFor(
  language: StoryLanguage,
  half: DataSplit,
  count: number,
): Utterance[] {
  const phrases = phrasesOf[language];
  const sets = choicesIn(language).filter((_, place) => isOf(half, place));
  const dice = diceFrom(`${language} ${half}`);
  return [
    ...many(count, () => exact(language, dice.pick(sets), dice)),
    ...paraphrases({ language, phrases, sets, half, count, dice }),
    ...written("meaning", ofHalf(phrases.meant, half), language),
    ...ofHalf(phrases.agreed, half).map((said, place): Utterance => {
      const choices = dice.pick(sets);
      const lastRead = place % choices.length;
      return { language, choices, kind: "agreement", said, meant: lastRead, lastRead };
    }),
    ...written("denial", ofHalf(phrases.denied, half), language),
    ...many(count, (place): Utterance => {
      const said = ofHalf(phrases.offTopic, half)[place % ofHalf(phrases.offTopic, half).length];
      const choices = dice.pick(sets);
      return {
        language,
        choices,
        kind: "off-topic",
        said: said ?? "",
        meant: null,
        lastRead: null,
      };
    }),
  ];
}

function written(
  kind: UtteranceKind,
  sets: readonly Paraphrases[],
  language: StoryLanguage,
): Utterance[] {
  return sets.flatMap(({ choices, said }) =>
    said.flatMap((ways, meant) =>
      ways.map((way) => ({ language, choices, kind, said: way, meant, lastRead: null })),
    ),
  );
}

function exact(language: StoryLanguage, choices: readonly string[], dice: Dice): Utterance {
  const meant = dice.roll(choices.length);
  const said = choices[meant] ?? "";
  return { language, choices, kind: "exact", said, meant, lastRead: null };
}

/** A third in words of their own, the rest framed, shortened or by number. */
function paraphrases(of: {
  language: StoryLanguage;
  phrases: UtteranceTexts;
  sets: readonly (readonly string[])[];
  half: DataSplit;
  count: number;
  dice: Dice;
}): Utterance[] {
  const { language, phrases, sets, half, count, dice } = of;
  const kind = "paraphrase" as const;
  const own = ofHalf(written(kind, phrases.reworded, language), half);
  const made = many(count - Math.min(own.length, Math.ceil(count / 2)), (place): Utterance => {
    const choices = dice.pick(sets);
    const meant = dice.roll(choices.length);
    const text = choices[meant] ?? "";
    const said = reword(text, meant, { place, ...of });
    return { language, choices, kind, meant, said, lastRead: null };
  });
  return [...own.slice(0, Math.ceil(count / 2)), ...made];
}

function reword(
  text: string,
  meant: number,
  {
    place,
    phrases,
    language,
    dice,
  }: { place: number; phrases: UtteranceTexts; language: StoryLanguage; dice: Dice },
): string {
  if (place % 5 === 4) return dice.pick(phrases.places[meant] ?? [text]);
  if (place % 5 === 3) return contentOf(text, language);
  const inside = text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
  return dice.pick(phrases.frames).replace("…", inside);
}

/** A choice as a child shortens it: without its small words. */
function contentOf(text: string, language: StoryLanguage): string {
  const stop = answerWords[language].stopWords;
  const content = wordsOf(text).filter((word) => !stop.has(word));
  return content.length > 0 ? content.join(" ") : text;
}

/** Every set of choices that some dozens of stories ask, each once. */
function choicesIn(language: StoryLanguage): readonly (readonly string[])[] {
  const words = typedSamplesOf(language);
  const wishes = fc.sample(anyWishes(language, { words }), { numRuns: 64, seed: 7 });
  const sets = wishes.flatMap((wish, at) => {
    const plot = plotIds[at % plotIds.length] ?? "quest";
    const story = composeStory(wish, plot, storyLocales[language], diceFrom(`voice ${at}`));
    return story.scenes.map(({ choices }) => choices.map(({ text }) => text));
  });
  const known = new Map(sets.filter(({ length }) => length > 1).map((set) => [set.join("|"), set]));
  return [...known.values()];
}

function ofHalf<T>(all: readonly T[], half: DataSplit): readonly T[] {
  return all.filter((_, place) => isOf(half, place));
}

function isOf(half: DataSplit, place: number): boolean {
  return (place % 2 === 0) === (half === "tuning");
}

function many<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place));
}
