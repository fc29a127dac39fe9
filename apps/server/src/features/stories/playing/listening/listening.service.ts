/** Recognizes a spoken answer as one of the choices. Neither recording nor transcript is stored. */
import type { spokenAnswerFields } from "@codetale/contract/stories/player";
import type { Scene } from "@codetale/domain/stories/graph";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import {
  VoiceServiceError,
  type RecognitionResult,
  type SpeechRecognizer,
} from "#core/ports/speech";
import type { AnswerMeaning, InterpretAnswer } from "../ideas/answer-interpreter.service.ts";
import type { PlayableStory } from "../playing.repository.ts";
import type { Playing, PlayerStep, StoryViewer } from "../playing.service.ts";
import type { Consents } from "../../consents/consents.service.ts";
import { heardChoice } from "./heard-choice.ts";
import type { RecognitionTurns } from "./recognition-turns.ts";

/** The submitted form. */
export interface Utterance {
  fields: z.infer<typeof spokenAnswerFields>;
  file: { bytes: Buffer; mimeType: string; isCut: boolean } | null;
}

export interface ListeningDeps {
  playing: Pick<
    Playing,
    "openScene" | "open" | "editions" | "askAgain" | "leadBack" | "playBranch"
  >;
  recognizer: SpeechRecognizer;
  /** Interprets answers in other words than the choices'; null where no language model is connected. */
  interpretAnswer: InterpretAnswer | null;
  ideaLimit: IdeaLimit;
  consents: Pick<Consents, "allows">;
  turns: RecognitionTurns;
  /** What counts as one listener, where nobody is signed in. */
  networkOf(address: string): string;
  /** Given what no provider of recognition throws; the log keeps its type and stack alone. */
  onFailure(error: unknown): void;
}

/** Who answers: an account, or a visitor at an address. */
export interface Listener {
  /** Whose edition is played; by a private link its owner's. */
  viewer: StoryViewer;
  actor: Actor | null;
  address: string;
}

/** Bounds how often the language model is asked. */
export interface IdeaLimit {
  /** @throws AppError `request/too-many` */
  count(listener: { uid: string | null; address: string }): Promise<void>;
}

interface Question {
  story: PlayableStory;
  scene: Scene;
  /** The index of the choice that was read last; null where none was. */
  lastRead: number | null;
}

export function createListening(deps: ListeningDeps) {
  const { playing, recognizer, interpretAnswer, ideaLimit, consents, turns, networkOf } = deps;
  const orAppError = <T>(ask: () => Promise<T>, signal: AbortSignal) =>
    ask().catch((error: unknown) => {
      if (!isExpected(error) && !signal.aborted) deps.onFailure(error);
      throw toAppError(error);
    });

  async function meaningOf(
    result: RecognitionResult,
    { story, scene, lastRead }: Question,
    listener: Listener,
    signal: AbortSignal,
  ): Promise<AnswerMeaning | null> {
    const index = heardChoice(result, scene, story.language, lastRead);
    if (index !== null) return { kind: "choice", index };
    const { heard, text } = result;
    if (heard === "silence" || text.trim() === "") return null;
    if (!interpretAnswer || scene.choices.length === 0) return null;
    if (!(await mayAskModel(listener))) return null;
    const editions = await playing.editions(story);
    return interpretAnswer({ story, scene, editions, said: text }, signal);
  }

  async function reactTo(
    meaning: AnswerMeaning | null,
    { story, scene }: Question,
  ): Promise<{ transcript: string } | PlayerStep> {
    switch (meaning?.kind) {
      case "branch":
        return playing.playBranch(story, meaning.scene);
      case "lead-back":
        return playing.leadBack(story, scene, meaning.reply);
      case "choice": {
        const choice = scene.choices[meaning.index];
        return choice ? { transcript: choice.text } : playing.askAgain(story, scene);
      }
      case undefined:
        return playing.askAgain(story, scene);
    }
  }

  async function mayAskModel({ viewer, actor, address }: Listener): Promise<boolean> {
    if (!(await consents.allows("language-model", viewer?.uid ?? null))) return false;
    try {
      await ideaLimit.count({ uid: actor?.uid ?? null, address });
      return true;
    } catch (error) {
      if (error instanceof AppError && error.reason === "request/too-many") return false;
      throw error;
    }
  }

  /** @throws AppError `speech/not-agreed` where a child's voice would go where no parent sends it */
  async function requireConsent(viewer: StoryViewer): Promise<void> {
    const isAgreed = await consents.allows("voice", viewer?.uid ?? null);
    if (!isAgreed) throw new AppError("speech/not-agreed");
  }

  /** @throws AppError of the contract's `speechToText` about the fields and the listener */
  async function openQuestion(viewer: StoryViewer, fields: Utterance["fields"]): Promise<Question> {
    await requireConsent(viewer);
    const { story_id: storyId, current_scene_id: sceneId } = fields;
    const { story, scene } = await playing.openScene(viewer, storyId, sceneId);
    return { story, scene, lastRead: lastReadOf(fields.last_read, scene) };
  }

  return {
    openQuestion,

    /**
     * @returns the text of the choice that was meant, else a new scene or the step that asks again
     * @throws AppError of the contract's `speechToText`
     */
    async recognizeAnswer(
      listener: Listener,
      { fields, file }: Utterance,
      signal: AbortSignal,
    ): Promise<{ transcript: string } | PlayerStep> {
      const question = await openQuestion(listener.viewer, fields);
      const { story, scene } = question;
      if (!file || file.bytes.length === 0) throw new AppError("speech/no-audio");
      if (file.isCut) throw new AppError("speech/too-large");
      const recording = {
        audio: file.bytes,
        mimeType: file.mimeType,
        language: story.language,
        expected: scene.choices.map(({ text }) => text),
        signal,
      };
      const from = listener.actor?.uid ?? networkOf(listener.address);
      const result = await orAppError(
        () => turns.take(from, () => recognizer.recognize(recording)),
        signal,
      );
      return reactTo(await meaningOf(result, question, listener, signal), question);
    },

    /**
     * Loads the models for the story's language, called when a recording begins.
     *
     * @throws AppError of the contract's `warmUpRecognition`
     */
    async prepare(viewer: StoryViewer, storyId: string, signal: AbortSignal): Promise<void> {
      const { story } = await playing.open(viewer, storyId);
      await requireConsent(viewer);
      await orAppError(() => recognizer.prepare(story.language, signal), signal);
    },
  };
}

/** @throws AppError `request/invalid` where the scene has no such choice */
function lastReadOf(field: string | undefined, { choices }: Scene): number | null {
  if (field === undefined) return null;
  const index = /^\d$/.test(field) ? Number(field) : -1;
  if (choices[index]) return index;
  throw new AppError("request/invalid", {
    errors: [{ path: "last_read", message: "must be the place of a choice of the scene" }],
  });
}

function isExpected(error: unknown): boolean {
  return error instanceof VoiceServiceError || error instanceof AppError;
}

/**
 * Drops messages and causes of all errors but ours: they may contain words of the child.
 *
 * @returns `speech/unreadable`, `speech/unavailable`, or the AppError itself, such as `server/busy`
 */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof VoiceServiceError)) return new AppError("speech/unavailable");
  if (error.reason === "unreadable") return new AppError("speech/unreadable");
  const { retryAfterMs } = error;
  return new AppError("speech/unavailable", retryAfterMs === null ? {} : { retryAfterMs });
}
