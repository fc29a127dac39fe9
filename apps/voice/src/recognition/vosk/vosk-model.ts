/** One language's Vosk model with two recognizers: with the choices as grammar, and free. */
import type { AnswerWords } from "@codetale/domain/stories/answers/match-answer";
import { RECORDING_SAMPLE_RATE } from "../audio/sample-rate.ts";
import type { RecognitionResult } from "../recognition-result.ts";
import { decideChoice, type Alternative } from "./decide-choice.ts";
import { knownWords, UNKNOWN } from "./grammar.ts";
import type { VoskLibrary } from "./libvosk.ts";

export interface VoskModel {
  recognize(
    speech: Float32Array,
    choices: readonly string[],
    words: AnswerWords,
  ): RecognitionResult;
}

/** Free alternatives: children's words are often the second guess. */
const ALTERNATIVES = 8;

/** @throws Error where the folder holds no model */
export function openVoskModel(library: VoskLibrary, folder: string): VoskModel {
  const model = library.openModel(folder);
  if (!model) throw new Error("This is not a model.");
  const knows = (word: string) => library.findWord(model, word) >= 0;
  // Kept for the next recording, which is then ten times as fast.
  const free = library.openRecognizer(model, RECORDING_SAMPLE_RATE);
  library.setAlternatives(free, ALTERNATIVES);
  hear(free, new Float32Array(RECORDING_SAMPLE_RATE / 2));

  return {
    recognize(speech, choices, words) {
      const samples = speech.map((value) => value * 32_768);
      const heard = hear(free, samples);
      const text = heard[0]?.text ?? "";
      if (choices.length === 0) return { text, choice: null };
      const phrases = choices.map((choice) => knownWords(choice, knows).join(" "));
      const grammar = byGrammar(samples, phrases) ?? { text: "", confidence: -Infinity };
      return { text, choice: decideChoice(phrases, { free: heard, grammar }, words) };
    },
  };

  function byGrammar(samples: Float32Array, phrases: readonly string[]): Alternative | undefined {
    const said = phrases.filter((phrase) => phrase !== "");
    if (said.length === 0) return undefined;
    const list = JSON.stringify([...said, UNKNOWN]);
    const recognizer = library.openGrammarRecognizer(model, RECORDING_SAMPLE_RATE, list);
    try {
      library.setAlternatives(recognizer, 1);
      return hear(recognizer, samples)[0];
    } finally {
      library.closeRecognizer(recognizer);
    }
  }

  function hear(recognizer: unknown, samples: Float32Array): Alternative[] {
    library.accept(recognizer, samples, samples.length);
    const { alternatives } = JSON.parse(library.finish(recognizer)) as {
      alternatives: Alternative[];
    };
    return alternatives;
  }
}
