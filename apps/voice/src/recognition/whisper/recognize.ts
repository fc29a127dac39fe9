/**
 * Recognizes an answer by two results of Whisper. The evidence for each choice is how much likelier
 * the recording makes it than silence does, so that rare words are not at a disadvantage; it is
 * reliable even where Whisper misspells. The transcript helps when a child says more, or less, than
 * a choice.
 */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { isDenying } from "@codetale/domain/stories/answers/reaction";
import { matchTranscript } from "../match-transcript.ts";
import type { RecognitionResult } from "../recognition-result.ts";
import { romanize } from "./romanize.ts";
import { isSimilarSpelling } from "./similar-spelling.ts";
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

/** @param silence a recording of silence, encoded by the same model */
export async function recognizeByWhisper(
  { hearing, silence }: { hearing: EncodedRecording; silence: EncodedRecording },
  choices: readonly string[],
  words: AnswerWords,
): Promise<RecognitionResult> {
  if (choices.length === 0) return { text: await hearing.transcribe(), choice: null };
  const favourite = favouriteOf(await evidenceFor(choices, hearing, silence));
  if (favourite && favourite.evidence >= SURE) {
    return { text: choices[favourite.choice] ?? "", choice: favourite.choice };
  }
  const text = await hearing.transcribe();
  return { text, choice: choiceByTranscript(text, choices, favourite, words) };
}

/** @returns null also where a choice is denied: the words tell which other one is meant */
function choiceByTranscript(
  text: string,
  choices: readonly string[],
  favourite: Favourite | null,
  words: AnswerWords,
): number | null {
  if (isDenying(choices, text, words)) return null;
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

/** Each choice as written, and romanized where that differs. */
async function evidenceFor(
  choices: readonly string[],
  hearing: EncodedRecording,
  silence: EncodedRecording,
): Promise<number[]> {
  const spellings = choices.flatMap((choice, place) =>
    [...new Set([choice, romanize(choice)])].map((text) => ({ place, text })),
  );
  const texts = spellings.map(({ text }) => text);
  const withRecording = await hearing.likelihoods(texts);
  const withSilence = await silence.likelihoods(texts);
  return choices.map((_, place) =>
    spellings.reduce(
      (sum, { place: of }, at) =>
        of === place ? sum + (withRecording[at] ?? 0) - (withSilence[at] ?? 0) : sum,
      0,
    ),
  );
}

function romanized({ stopWords, ordinals }: AnswerWords): AnswerWords {
  return {
    stopWords: new Set([...stopWords].map(romanize)),
    ordinals: ordinals.map((names) => names.map(romanize)),
  };
}
