/** Recognizes a spoken answer as one of the choices. Neither recording nor transcript is stored. */
import type { Scene } from "@codetale/domain/stories/graph";
import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { VoiceServiceError, type RecognitionResult, type SpeechRecognizer } from "#core/speech";
import type { PlayableStory } from "../playing.repository.ts";
import type { Playing, PlayerStep } from "../playing.service.ts";

/** The submitted form. */
export interface Utterance {
  fields: Readonly<Record<string, string>>;
  file: { bytes: Buffer; mimeType: string; isCut: boolean } | null;
}

export interface ListeningDeps {
  playing: Pick<Playing, "open" | "openScene" | "askAgain">;
  recognizer: SpeechRecognizer;
  /** Interprets answers in other words than the choices'; null where no language model is connected. */
  interpretAnswer: ((scene: Scene, words: string) => Promise<number | null>) | null;
}

export function createListening({ playing, recognizer, interpretAnswer }: ListeningDeps) {
  async function choiceMeant(
    { index, text, heard }: RecognitionResult,
    scene: Scene,
    story: PlayableStory,
  ): Promise<number | null> {
    if (heard === "silence") return null;
    if (heard === "choice" && index !== null) return index;
    if (text.trim() === "") return null;
    const meant = matchChoice(scene, text, answerWordsOf(story.language));
    return meant ?? (interpretAnswer ? interpretAnswer(scene, text) : null);
  }

  return {
    /**
     * @returns the text of the choice that was meant, else the step that asks again
     * @throws AppError of the contract's `speechToText`
     */
    async recognizeAnswer(
      actor: Actor | null,
      { fields, file }: Utterance,
      signal: AbortSignal,
    ): Promise<{ transcript: string } | PlayerStep> {
      const { story, scene } = await playing.openScene(
        actor,
        fields["story_id"] ?? "",
        fields["current_scene_id"] ?? "",
      );
      if (!file || file.bytes.length === 0) throw new AppError("speech/no-audio");
      if (file.isCut) throw new AppError("speech/too-large");
      const result = await mapVoiceServiceErrors(() =>
        recognizer.recognize({
          audio: file.bytes,
          mimeType: file.mimeType,
          language: story.language,
          expected: scene.choices.map(({ text }) => text),
          signal,
        }),
      );
      const index = await choiceMeant(result, scene, story);
      const choice = index === null ? undefined : scene.choices[index];
      return choice ? { transcript: choice.text } : playing.askAgain(story, scene);
    },

    /**
     * Loads the models for the story's language, called when a recording begins.
     *
     * @throws AppError of the contract's `prepareListening`
     */
    async prepare(actor: Actor | null, storyId: string, signal: AbortSignal): Promise<void> {
      const { story } = await playing.open(actor, storyId);
      await mapVoiceServiceErrors(() => recognizer.prepare(story.language, signal));
    },
  };
}

/**
 * Drops messages and causes of all errors: they may contain words of the child.
 *
 * @throws AppError `speech/unreadable` or `speech/unavailable`
 */
async function mapVoiceServiceErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof VoiceServiceError)) throw new AppError("speech/unavailable");
    if (error.reason === "unreadable") throw new AppError("speech/unreadable");
    const { retryAfterMs } = error;
    throw new AppError("speech/unavailable", retryAfterMs === null ? {} : { retryAfterMs });
  }
}
