/** What children say to which choices, and what they mean by it: made of real stories. */
import fc from "fast-check";
import { wordsOf } from "../../packages/domain/src/stories/words.ts";
import { diceFrom, type Dice } from "../../packages/domain/src/stories/seed.ts";
import type { StoryLanguage } from "../../packages/domain/src/stories/storyteller/languages.ts";
import { plotIds } from "../../packages/domain/src/stories/storyteller/plots.ts";
import {
  anyWishes,
  wordsOfLanguage,
} from "../../packages/domain/src/stories/storyteller/testing/wishes-at-random.ts";
import { tongues } from "../../packages/domain/src/stories/storyteller/tongues.ts";
import { weaveStory } from "../../packages/domain/src/stories/storyteller/weave.ts";
import { en } from "./phrases/en.ts";
import { es } from "./phrases/es.ts";
import { fr } from "./phrases/fr.ts";
import { hi } from "./phrases/hi.ts";
import type { Phrases } from "./phrases/phrases.ts";

export type SayingKind = "exact" | "paraphrase" | "off-topic";

export interface Saying {
  language: StoryLanguage;
  choices: readonly string[];
  kind: SayingKind;
  said: string;
  /** The choice that is meant; null where the story has to ask again. */
  meant: number | null;
}

const phrasesOf: Readonly<Record<StoryLanguage, Phrases>> = { en, es, fr, hi };

/** Sets of choices are cut in two, so that no measured choice was ever tuned on. */
export type Half = "tuning" | "held-out";

/** The same for the same arguments: `count` of each kind, as far as there are so many. */
export function sayingsOf(language: StoryLanguage, half: Half, count: number): Saying[] {
  const phrases = phrasesOf[language];
  const sets = choicesIn(language, phrases).filter((_, place) => isOf(half, place));
  const dice = diceFrom(`${language} ${half}`);
  return [
    ...many(count, () => exact(language, dice.pick(sets), dice)),
    ...paraphrases({ language, phrases, sets, half, count, dice }),
    ...many(count, (place) => ({
      language,
      choices: dice.pick(sets),
      kind: "off-topic" as const,
      said: ofHalf(phrases.offTopic, half)[place % ofHalf(phrases.offTopic, half).length] ?? "",
      meant: null,
    })),
  ];
}

function exact(language: StoryLanguage, choices: readonly string[], dice: Dice): Saying {
  const meant = dice.roll(choices.length);
  return { language, choices, kind: "exact", said: choices[meant] ?? "", meant };
}

/** A third in words of their own, the rest framed, shortened or by number. */
function paraphrases(of: {
  language: StoryLanguage;
  phrases: Phrases;
  sets: readonly (readonly string[])[];
  half: Half;
  count: number;
  dice: Dice;
}): Saying[] {
  const { language, phrases, sets, half, count, dice } = of;
  const kind = "paraphrase" as const;
  const own = phrases.reworded
    .flatMap(({ choices, said }) =>
      said.flatMap((ways, meant) => ways.map((way) => ({ choices, meant, said: way }))),
    )
    .filter((_, place) => isOf(half, place))
    .map((rest) => ({ language, kind, ...rest }));
  const made = many(count - Math.min(own.length, Math.ceil(count / 2)), (place): Saying => {
    const choices = dice.pick(sets);
    const meant = dice.roll(choices.length);
    const text = choices[meant] ?? "";
    return { language, choices, kind, meant, said: reword(text, meant, { place, ...of }) };
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
  }: { place: number; phrases: Phrases; language: StoryLanguage; dice: Dice },
): string {
  if (place % 5 === 4) return dice.pick(phrases.places[meant] ?? [text]);
  if (place % 5 === 3) return contentOf(text, language);
  const inside = text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1);
  return dice.pick(phrases.frames).replace("…", inside);
}

/** A choice as a child shortens it: without its small words. */
function contentOf(text: string, language: StoryLanguage): string {
  const stop = tongues[language]?.answer.stopWords ?? new Set<string>();
  const content = wordsOf(text).filter((word) => !stop.has(word));
  return content.length > 0 ? content.join(" ") : text;
}

/** Every set of choices that some dozens of stories ask, each once. */
function choicesIn(language: StoryLanguage, phrases: Phrases): readonly (readonly string[])[] {
  const tongue = tongues[language];
  if (!tongue) return phrases.choices;
  const words = wordsOfLanguage(language);
  const wishes = fc.sample(anyWishes(language, { words }), { numRuns: 64, seed: 7 });
  const sets = wishes.flatMap((wish, at) => {
    const plot = plotIds[at % plotIds.length] ?? "quest";
    const story = weaveStory(wish, plot, tongue, diceFrom(`voice ${at}`));
    return story.scenes.map(({ choices }) => choices.map(({ text }) => text));
  });
  const known = new Map(sets.filter(({ length }) => length > 1).map((set) => [set.join("|"), set]));
  return [...known.values()];
}

function ofHalf<T>(all: readonly T[], half: Half): readonly T[] {
  return all.filter((_, place) => isOf(half, place));
}

function isOf(half: Half, place: number): boolean {
  return (place % 2 === 0) === (half === "tuning");
}

function many<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place));
}
