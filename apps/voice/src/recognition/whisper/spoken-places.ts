/**
 * Finds by sound alone which place an answer says: `la segunda`, which Whisper, made for longer
 * recordings, often misspells.
 */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { matchOrdinal } from "@codetale/domain/stories/answers/match-answer";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { evidenceAsWritten, type Recordings } from "./evidence.ts";

export interface PlacesBySound {
  /** As children say them, of up to four choices. */
  phrases: readonly string[];
  /**
   * Enough evidence for one. Tuned on `npm run bench -- voice`'s tuning voices: of answers that say no place
   * the highest had 0.80 in Spanish and 0.50 in Hindi.
   */
  sure: number;
}

export const placesBySound: Partial<Record<StoryLanguage, PlacesBySound>> = {
  es: {
    phrases: [
      ...["la primera", "el primero", "la segunda", "el segundo", "la tercera", "el tercero"],
      ...["la cuarta", "el cuarto", "la última", "el último", "la del medio", "el del medio"],
    ],
    sure: 1,
  },
  hi: {
    phrases: [
      ...["पहला वाला", "पहली वाली", "पहला", "पहली", "दूसरा वाला", "दूसरी वाली", "दूसरा", "दूसरी"],
      ...["तीसरा वाला", "तीसरी वाली", "तीसरा", "तीसरी", "चौथा वाला", "चौथी वाली"],
      // Without the dot, which Whisper seldom writes.
      ...["आखिरी वाला", "आखिरी वाली", "बीच वाला", "बीच वाली"],
    ],
    sure: 0.7,
  },
};

/** Least lead over the next place. */
const AHEAD = 0.25;

export interface SpokenPlace {
  text: string;
  choice: number;
}

/** Phrases for places that there are not, as the third of two, count nothing. */
export async function spokenPlace(
  recordings: Recordings,
  { phrases, sure }: PlacesBySound,
  { choices, words }: { choices: readonly string[]; words: AnswerWords },
): Promise<SpokenPlace | null> {
  const places = phrases.flatMap((text) => {
    const choice = matchOrdinal(choices, text, words);
    return choice === null ? [] : [{ text, choice }];
  });
  if (places.length === 0) return null;
  const evidence = await evidenceAsWritten(
    places.map(({ text }) => text),
    recordings,
  );
  const [best, ...others] = places
    .map((place, at) => ({ ...place, evidence: evidence[at] ?? -Infinity }))
    .toSorted((one, other) => other.evidence - one.evidence);
  if (!best || best.evidence < sure) return null;
  const { text, choice } = best;
  const next = others.find((other) => other.choice !== choice);
  return next && best.evidence - next.evidence < AHEAD ? null : { text, choice };
}
