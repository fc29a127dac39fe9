/**
 * Finds the words of a language in a transcript that spells them by ear, in Latin letters, and sets the
 * spaces anywhere: `mosesanitle` holds “मोज़े समेट”. The transcript is cut into known words and other
 * sounds, the cheapest way.
 */
import { costsOfNone, costsWith } from "../../edit-distance.ts";
import type { Lexicon, LexiconWord } from "./lexicon.ts";
import { soundPrices, soundsOf, weightOf } from "./sounds.ts";

// What a cut costs, in the units of `soundPrices`; tuned on `npm run bench -- voice`'s tuning voices.

/** Of a known word, so that one long word is found rather than two short ones. */
const KNOWN_WORD = 0.35;
/** Of sounds that belong to no known word, in proportion to their weight. */
const UNKNOWN = 0.45;
/** Of an end of a known word within a word of the transcript. */
const INSIDE_WORD = 0.25;
/** Of each sound that follows a stem. */
const ENDING = 0.12;
const LONGEST_ENDING = 3;

/** How much a word may differ from what is heard: in proportion to its weight, and at most. */
const MOST_OF_WEIGHT = 0.3;
const MOST = 1.6;

/** Weight of sounds between known words that are a word themselves. */
const LEAST_UNKNOWN = 1.5;

/** In sounds. */
const LONGEST_WORD = 12;

interface Cut {
  cost: number;
  /** Where the part that ends here begins. */
  from: number;
  /** Null for a sound of no known word. */
  word: LexiconWord | null;
}

interface Transcript {
  sounds: readonly string[];
  /** Whether a word of the transcript begins at this sound; true behind the last. */
  beginsAt: readonly boolean[];
}

/** @returns the words in `latin`, in their order; those that are not known by their sounds */
export function respell(latin: string, lexicons: readonly Lexicon[]): string[] {
  const transcript = toTranscript(latin);
  const { sounds } = transcript;
  const best: Cut[] = [{ cost: 0, from: 0, word: null }];
  for (const [from, sound] of sounds.entries()) {
    const { cost } = best[from] ?? { cost: Infinity };
    take(best, from + 1, { from, word: null, cost: cost + UNKNOWN * soundPrices.alone(sound) });
    for (const lexicon of lexicons) {
      for (const { word, to, cost: ofWord } of wordsAt(transcript, from, lexicon)) {
        take(best, to, { from, word, cost: cost + ofWord });
      }
    }
  }
  return wordsOfCuts(best, sounds);
}

function take(best: Cut[], to: number, cut: Cut): void {
  const known = best[to];
  if (known === undefined || cut.cost < known.cost) best[to] = cut;
}

function wordsOfCuts(best: readonly Cut[], sounds: readonly string[]): string[] {
  const words: string[] = [];
  let unknown: string[] = [];
  const addUnknown = (): void => {
    if (weightOf(unknown) >= LEAST_UNKNOWN) words.unshift(unknown.join(""));
    unknown = [];
  };
  for (let at = best.length - 1; at > 0;) {
    const { from, word } = best[at] ?? { from: 0, word: null };
    if (word) {
      addUnknown();
      words.unshift(word.text);
    } else unknown.unshift(sounds[from] ?? "");
    at = from;
  }
  addUnknown();
  return words;
}

function toTranscript(latin: string): Transcript {
  const words = latin.split(/[^A-Za-z]+/u).map(soundsOf);
  const beginsAt = words.flatMap((sounds) => sounds.map((_, at) => at === 0));
  return { sounds: words.flat(), beginsAt: [...beginsAt, true] };
}

interface FoundWord {
  word: LexiconWord;
  /** The place behind its last sound. */
  to: number;
  cost: number;
}

/** The known words that what is heard from `from` on may be, stems also with an ending. */
function* wordsAt(
  { sounds, beginsAt }: Transcript,
  from: number,
  lexicon: Lexicon,
): Generator<FoundWord> {
  const insideWord = (at: number) => (beginsAt[at] ? 0 : INSIDE_WORD);
  const heard = sounds.slice(from, from + LONGEST_WORD);
  for (const { word, length, cost } of similarWords(lexicon, heard)) {
    const end = from + length;
    const restOfWord = beginsAt.indexOf(true, end) - end;
    const longest = word.isStem ? Math.min(LONGEST_ENDING, restOfWord) : 0;
    for (let ending = 0; ending <= longest; ending += 1) {
      const to = end + ending;
      const atEnds = insideWord(from) + insideWord(to);
      yield { word, to, cost: KNOWN_WORD + cost + ENDING * ending + atEnds };
    }
  }
}

interface SimilarWord {
  word: LexiconWord;
  /** How many of the sounds it takes. */
  length: number;
  cost: number;
}

/**
 * The known words that `heard` may begin with.
 *
 * @param row the costs between the sounds that led to `lexicon` and the first ones of `heard`
 * @param weight of the sounds that led to it
 */
function* similarWords(
  { words, next }: Lexicon,
  heard: readonly string[],
  row: readonly number[] = costsOfNone(heard, soundPrices),
  weight = 0,
): Generator<SimilarWord> {
  const most = Math.min(MOST, MOST_OF_WEIGHT * weight);
  for (const word of words) {
    for (const [length, cost] of row.entries()) {
      if (length > 0 && cost <= most) yield { word, length, cost };
    }
  }
  for (const [sound, branch] of next) {
    const below = costsWith(row, sound, heard, soundPrices);
    if (Math.min(...below) > MOST) continue;
    yield* similarWords(branch, heard, below, weight + soundPrices.alone(sound));
  }
}
