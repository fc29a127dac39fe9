/**
 * Interprets an answer in other words than the choices', by the language model, which is asked once:
 * a choice that was meant, an idea of the child's own as a new scene, or a kind reply that leads
 * back to the choices. Nothing of it is stored or logged; decision 029.
 */
import { randomUUID } from "node:crypto";
import { hasRoomForBranch } from "@codetale/domain/stories/branch";
import type { Scene } from "@codetale/domain/stories/graph";
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import { SECOND_MS } from "@codetale/domain/time";
import { isGentleStory } from "@codetale/storyteller/gentle-story";
import { LanguageModelError, type LanguageModel } from "#core/ports/language-model";
import { TimeUpError, withTimeout } from "#core/concurrency/with-timeout";
import { askWithRepairs, NotRepairedError } from "../../making/model/ask-with-repairs.service.ts";
import { ideaInstructions, taggedJson } from "../../making/model/instructions.ts";
import type { PlayableStory, StoryEditions } from "../playing.repository.ts";
import { anonymousStory } from "./anonymous-story.ts";
import { ideaAnswer, ideaData, type IdeaAnswer } from "./idea-answer.ts";
import { ideaFaults, playedBranch, type PlayedQuestion } from "./idea-faults.ts";

/** For everything, a repair included: a child waits longer for an idea than for a choice. */
const ANSWER_TIMEOUT_MS = 12 * SECOND_MS;
const MOST_REPAIRS = 1;

/** What a child's words mean at a question. */
export type AnswerMeaning =
  | { kind: "choice"; index: number }
  /** A scene for this listener alone. */
  | { kind: "branch"; scene: Scene }
  | { kind: "lead-back"; reply: string };

export interface FreeAnswer {
  story: PlayableStory;
  editions: StoryEditions;
  /** The scene that asks, in the story's edition. */
  scene: Scene;
  said: string;
}

/** Answers null where the words mean nothing, and where the model fails or takes too long. */
export type InterpretAnswer = (
  answer: FreeAnswer,
  signal: AbortSignal,
) => Promise<AnswerMeaning | null>;

export function createAnswerInterpreter(
  languageModel: LanguageModel,
  timeoutMs = ANSWER_TIMEOUT_MS,
): InterpretAnswer {
  async function ask(question: PlayedQuestion, signal: AbortSignal): Promise<IdeaAnswer | null> {
    const data = ideaData(question);
    const [verdict] = (await languageModel.moderate([data.said], signal)) ?? [];
    if (verdict) return null;
    return askWithRepairs(languageModel, {
      instructions: ideaInstructions,
      messages: [{ from: "us", text: taggedJson("answer", data) }],
      shape: ideaAnswer,
      signal,
      mostRepairs: MOST_REPAIRS,
      faultsIn: (answer) => ideaFaults(answer, question),
      textsOf: ({ choice, branch, reply }) => {
        const text = choice === null ? (branch?.dialogue ?? reply) : null;
        return text === null ? [] : [{ sceneId: null, text }];
      },
    });
  }

  return async (given, signal) => {
    const question = questionOf(given);
    if (!question || unsuitableWord(given.said) !== null) return null;
    try {
      const answer = await withTimeout(signal, timeoutMs, (limited) => ask(question, limited));
      return answer && meaningOf(answer, question, randomUUID());
    } catch (error) {
      if (signal.aborted || isModelFailure(error)) return null;
      throw error;
    }
  };
}

function isModelFailure(error: unknown): boolean {
  return [LanguageModelError, NotRepairedError, TimeUpError].some((kind) => error instanceof kind);
}

/** @returns null where the editions lack the scene */
function questionOf({ story, editions, scene, said }: FreeAnswer): PlayedQuestion | null {
  const anonymous = anonymousStory(editions, story.edition);
  const asked = anonymous.scene(scene.id);
  if (!asked) return null;
  const { edition } = story;
  const scenes = edition === "own" ? editions.privateScenes : editions.sharedScenes;
  const mayBranch =
    !isGentleStory(editions.wishes, editions.plot) &&
    hasRoomForBranch({ scenes }, editions.wishes, scene);
  return { story, anonymous, asked, mayBranch, said, editions, edition, played: scene };
}

function meaningOf(
  { choice, branch, reply }: IdeaAnswer,
  question: PlayedQuestion,
  token: string,
): AnswerMeaning | null {
  if (choice !== null) return { kind: "choice", index: choice - 1 };
  const scene = branch && playedBranch(branch, question, token);
  if (scene) return { kind: "branch", scene };
  return reply === null ? null : { kind: "lead-back", reply: question.anonymous.withNames(reply) };
}
