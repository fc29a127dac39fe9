/**
 * Recognizes an answer by two results of Whisper. The evidence for each choice is how much likelier
 * the recording makes it than silence does, so that rare words are not at a disadvantage; it is
 * reliable even where Whisper misspells. The transcript helps when a child says more, or less, than
 * a choice.
 */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import { isDenying } from "@codetale/domain/stories/answers/reaction";
import { matchTranscript } from "../match-transcript.ts";
import type { RecognitionResult } from "../recognition-result.ts";
import type { Denial } from "./hindi-denials.ts";
import { lexiconOf } from "./hindi-lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { evidenceFor, type Recordings } from "./evidence.ts";
import { respell } from "./respell.ts";
import { romanize } from "./romanize.ts";
import { isSimilarSpelling } from "./similar-spelling.ts";
import { spokenPlace, type PlacesBySound } from "./spoken-places.ts";
import type { EncodedRecording } from "./whisper.ts";

/**
 * In mean log-probabilities of a token, summed over the scripts that a choice is written in.
 * Tuned on `npm run bench -- voice`'s tuning voices: answers that fit no choice stayed below 0.65.
 */
const SURE = 0.8;
/** Enough where the transcript matches the same choice. */
const POSSIBLE = 0.25;
/** Least lead over the next choice. */
const AHEAD = 0.3;

/**
 * Enough for words that were found in a transcript by their sounds. Tuned likewise: seven of eleven
 * that were right had more, three in four of those found by chance had less.
 */
const CONFIRMED = 3;

/**
 * A denial that is less likely by no more than this is looked for in the transcript: for one in seven of
 * the choices that were heard rightly.
 */
const DOUBTFUL = 0.5;

interface Expected {
  choices: readonly string[];
  words: AnswerWords;
  /** Null where the words of places are seldom misspelled. */
  places: PlacesBySound | null;
  /** Null where Whisper writes words. */
  byEar: LanguageByEar | null;
}

/** What is known of a language that Whisper writes by ear, in letters of any script. */
export interface LanguageByEar {
  lexicon: Lexicon;
  /** A choice in the forms that deny it, which the transcript would not tell. */
  denialsOf: (choice: string) => readonly Denial[];
}

export async function recognizeByWhisper(
  recordings: Recordings,
  expected: Expected,
): Promise<RecognitionResult> {
  const { choices } = expected;
  const { hearing } = recordings;
  if (choices.length === 0) return { text: await hearing.transcribe(), choice: null };
  const favourite = favouriteOf(await evidenceFor(choices, recordings));
  if (favourite === null || favourite.evidence < SURE) {
    return byTranscript(recordings, expected, favourite);
  }
  const text = choices[favourite.choice] ?? "";
  const denial = await denialOf(text, hearing, expected);
  if (denial && denial.lead > 0) return { text: denial.text, choice: null };
  if (denial && denial.lead > -DOUBTFUL) return byTranscript(recordings, expected, favourite);
  return { text, choice: favourite.choice };
}

async function byTranscript(
  recordings: Recordings,
  expected: Expected,
  favourite: Favourite | null,
): Promise<RecognitionResult> {
  const { choices, words, byEar } = expected;
  const text = await recordings.hearing.transcribe({ isLatin: byEar !== null });
  const known = byEar ? respell(text, [byEar.lexicon, lexiconOf(choices)]).join(" ") : text;
  // What is denied, the words alone tell.
  const isDenial = isDenying(choices, known, words);
  const choice = isDenial ? null : choiceByTranscript(text, choices, favourite, words);
  if (choice !== null) return { text, choice };
  if (byEar) {
    const meant = matchChoice({ choices: choices.map(toChoice) }, known, words);
    const isPossible = isDenial || !speaksForAnother(favourite, meant);
    const isMeant = isPossible && (await isConfirmed(known, recordings));
    if (isMeant) return { text: known, choice: meant };
  }
  const place = isDenial ? null : await placeIn(recordings, expected);
  return place ?? { text, choice: null };
}

/** A place that is said, and not denied. */
async function placeIn(
  recordings: Recordings,
  expected: Expected,
): Promise<RecognitionResult | null> {
  if (!expected.places) return null;
  const place = await spokenPlace(recordings, expected.places, expected);
  const denial = place && (await denialOf(place.text, recordings.hearing, expected));
  return denial && denial.lead > -DOUBTFUL ? null : place;
}

interface LikelyDenial {
  text: string;
  /** How much likelier it is than it has to be, in mean log-probabilities of a token. */
  lead: number;
}

/** @returns the likeliest denial of a choice; undefined where the language has none by ear */
async function denialOf(
  choice: string,
  hearing: EncodedRecording,
  { choices, words, byEar }: Expected,
): Promise<LikelyDenial | undefined> {
  const denials =
    byEar?.denialsOf(choice).filter(({ text }) => isDenying(choices, text, words)) ?? [];
  if (denials.length === 0) return undefined;
  const texts = [choice, ...denials.map(({ text }) => text)].map(romanize);
  const [ofChoice = 0, ...ofDenials] = await hearing.likelihoods(texts);
  const leads = denials.map(({ text, ahead }, at) => ({
    text,
    lead: (ofDenials[at] ?? -Infinity) - ofChoice - ahead,
  }));
  return leads.toSorted((one, other) => other.lead - one.lead)[0];
}

const toChoice = (text: string) => ({ text, nextId: "" });

function speaksForAnother(favourite: Favourite | null, meant: number | null): boolean {
  if (favourite === null || meant === null) return false;
  return favourite.choice !== meant && favourite.evidence >= POSSIBLE;
}

/** Whether the recording speaks for words that may have been found by chance. */
async function isConfirmed(text: string, recordings: Recordings): Promise<boolean> {
  if (text === "") return false;
  const [evidence = 0] = await evidenceFor([text], recordings);
  return evidence >= CONFIRMED;
}

/** The choice that is sure without it, else the one that a transcript names. */
function choiceByTranscript(
  text: string,
  choices: readonly string[],
  favourite: Favourite | null,
  words: AnswerWords,
): number | null {
  if (favourite && favourite.evidence >= SURE) return favourite.choice;
  const meaning = matchTranscript(
    choices.map(romanize),
    romanize(text),
    romanized(words),
    isSimilarSpelling,
  );
  if (!meaning) return null;
  const isPossible = meaning.choice === favourite?.choice && favourite.evidence >= POSSIBLE;
  return meaning.isSure || isPossible ? meaning.choice : null;
}

interface Favourite {
  choice: number;
  evidence: number;
}

/** @returns null where no choice leads */
function favouriteOf(evidence: readonly number[]): Favourite | null {
  const [best = -Infinity, next = -Infinity] = evidence.toSorted((one, other) => other - one);
  return best - next >= AHEAD ? { choice: evidence.indexOf(best), evidence: best } : null;
}

function romanized({ stopWords, ordinals, places }: AnswerWords): AnswerWords {
  return {
    stopWords: new Set([...stopWords].map(romanize)),
    ordinals: ordinals.map((names) => names.map(romanize)),
    ...(places && {
      places: { last: places.last.map(romanize), middle: places.middle.map(romanize) },
    }),
  };
}
