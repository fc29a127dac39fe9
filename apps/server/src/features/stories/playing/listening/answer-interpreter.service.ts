/**
 * Interprets an answer in other words than the choices', by the language model. It gets only the
 * transcript and the choices, without the names in the scene.
 */
import type { Scene } from "@codetale/domain/stories/graph";
import { namePattern } from "@codetale/domain/stories/text-matching";
import { SECOND_MS } from "@codetale/domain/time";
import { z } from "zod";
import { LanguageModelError, type LanguageModel } from "#core/language-model";
import { TimeoutError, withTimeout } from "#core/with-timeout";
import { interpretationInstructions, taggedJson } from "../../making/model/instructions.ts";
import { answerSchema } from "../../making/model/answer-schema.ts";

/** The story asks again after this time. */
const ANSWER_TIMEOUT_MS = 4 * SECOND_MS;
const LONGEST_ANSWER = 300;

const understoodShape = answerSchema("understood", z.object({ choice: z.number().nullable() }));

export type InterpretAnswer = (scene: Scene, words: string) => Promise<number | null>;

/**
 * @returns a function that answers the index of the choice that is meant; null where there is none,
 *   or the model fails or takes too long
 */
export function createAnswerInterpreter(
  languageModel: LanguageModel,
  timeoutMs = ANSWER_TIMEOUT_MS,
): InterpretAnswer {
  return async (scene, words) => {
    const text = taggedJson("answer", answerOf(scene, words));
    try {
      const { choice } = await withTimeout(new AbortController().signal, timeoutMs, (signal) =>
        languageModel.answer({
          instructions: interpretationInstructions,
          messages: [{ from: "us", text }],
          shape: understoodShape,
          signal,
        }),
      );
      return choice !== null && scene.choices[choice - 1] ? choice - 1 : null;
    } catch (error) {
      if (error instanceof LanguageModelError || error instanceof TimeoutError) return null;
      throw error;
    }
  };
}

function answerOf({ choices, cast, speaker }: Scene, words: string) {
  // Transcripts spell names in any case, hence the flag `i`.
  const names = [...new Set([...cast, ...(speaker === null ? [] : [speaker])])]
    .filter((name) => name !== "")
    .sort((one, other) => other.length - one.length);
  const unnamed = (text: string) =>
    names.reduce(
      (rest, name, index) =>
        rest.replace(new RegExp(namePattern(name), "giu"), `person ${index + 1}`),
      text,
    );
  return {
    choices: choices.map(({ text }, index) => ({ number: index + 1, text: unnamed(text) })),
    said: unnamed(words.slice(0, LONGEST_ANSWER)),
  };
}
