/** One language's Vosk model with two recognizers: with the choices as grammar, and free. */
import type { AnswerWords } from "@codetale/domain/stories/answers/language-words";
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";
import type { RecognitionResult } from "../recognition-result.ts";
import { decideChoice, type Alternative } from "./decide-choice.ts";
import { knownWords, UNKNOWN } from "./grammar.ts";
import type { VoskLibrary } from "./libvosk.ts";

export type VoskModel = ReturnType<typeof openVoskModel>;

/** Free alternatives: children's words are often the second guess. */
const ALTERNATIVES = 8;

/** @throws Error where the folder holds no model */
export function openVoskModel(library: VoskLibrary, folder: string) {
  const model = library.openModel(folder);
  if (!model) throw new Error("This is not a model.");
  const knows = (word: string) => library.findWord(model, word) >= 0;
  // Kept for the next recording, which is then ten times as fast.
  const free = library.openRecognizer(model, RECORDING_SAMPLE_RATE);
  library.setAlternatives(free, ALTERNATIVES);
  alternativesOf(free, new Float32Array(RECORDING_SAMPLE_RATE / 2));

  return {
    recognize(
      speech: Float32Array,
      choices: readonly string[],
      words: AnswerWords,
    ): RecognitionResult {
      const samples = speech.map((value) => value * 32_768);
      const alternatives = alternativesOf(free, samples);
      const text = alternatives[0]?.text ?? "";
      if (choices.length === 0) return { text, choice: null };
      const phrases = choices.map((choice) => knownWords(choice, knows).join(" "));
      const grammar = byGrammar(samples, phrases) ?? { text: "", confidence: -Infinity };
      return { text, choice: decideChoice(phrases, { free: alternatives, grammar }, words) };
    },
  };

  function byGrammar(samples: Float32Array, phrases: readonly string[]): Alternative | undefined {
    const known = phrases.filter((phrase) => phrase !== "");
    if (known.length === 0) return undefined;
    const list = JSON.stringify([...known, UNKNOWN]);
    const recognizer = library.openGrammarRecognizer(model, RECORDING_SAMPLE_RATE, list);
    try {
      library.setAlternatives(recognizer, 1);
      return alternativesOf(recognizer, samples)[0];
    } finally {
      library.closeRecognizer(recognizer);
    }
  }

  function alternativesOf(recognizer: unknown, samples: Float32Array): Alternative[] {
    library.accept(recognizer, samples, samples.length);
    const { alternatives } = JSON.parse(library.finish(recognizer)) as {
      alternatives: Alternative[];
    };
    return alternatives;
  }
}
