/** The Hindi words that answers are understood by. */
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { wordsOfConcepts } from "@codetale/domain/stories/concepts/concepts-in";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { createLexicon, type Lexicon } from "./lexicon.ts";

/** A denial that is not found turns an answer into its opposite; Whisper writes “nai” and “nahi”. */
const NOT = ["नै", "नही"].map((spoken) => ({ text: "नहीं", spoken, isStem: false }));

/** Words of every meaning, and those that answers of any kind have. */
export function hindiLexicon(): Lexicon {
  const { stopWords, ordinals, places, ownLife = [], reactions } = answerWords.hi;
  const small = [
    stopWords,
    ownLife,
    ...ordinals,
    ...Object.values<readonly string[]>({ ...places }),
    ...Object.values<ReadonlySet<string>>({ ...reactions }),
  ];
  const whole = small.flatMap((words) => [...words]).flatMap(wordsOf);
  return createLexicon([...wordsOfConcepts("hi"), ...wholeWords(whole), ...NOT]);
}

/** The words that the choices are written with. */
export function lexiconOf(choices: readonly string[]): Lexicon {
  return createLexicon(wholeWords(choices.flatMap(wordsOf)));
}

function wholeWords(words: readonly string[]) {
  return words.map((text) => ({ text, isStem: false }));
}
