/** What a child said, as one of the choices. Of the recording and the words nothing is kept. */
import type { Scene } from "@codetale/domain/stories/graph";
import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { VoiceServiceError, type RecognitionResult, type SpeechRecognizer } from "#core/speech";
import type { PlayableStory, Playing, PlayerStep } from "../playing.service.ts";

/** What was sent, as it was sent. */
export interface Utterance {
  fields: Readonly<Record<string, string>>;
  file: { bytes: Buffer; mimeType: string; isCut: boolean } | null;
}

export interface ListeningDeps {
  playing: Pick<Playing, "open" | "openScene" | "askAgain">;
  /** Null where nobody can listen. */
  listener: SpeechRecognizer | null;
  /** Understands what is said in other words; null where no language model is connected. */
  understand: ((scene: Scene, words: string) => Promise<number | null>) | null;
}

export function createListening({ playing, listener, understand }: ListeningDeps) {
  async function choiceHeard(
    { index, text, heard }: RecognitionResult,
    scene: Scene,
    story: PlayableStory,
  ): Promise<number | null> {
    if (heard === "silence") return null;
    if (heard === "choice" && index !== null) return index;
    if (text.trim() === "") return null;
    const meant = matchChoice(scene, text, answerWordsOf(story.language));
    return meant ?? (understand ? understand(scene, text) : null);
  }

  return {
    /**
     * @returns the text of the choice that was meant, or the story asking again
     * @throws AppError of the contract's `speechToText`
     */
    async hear(
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
      if (!listener) throw new AppError("speech/unavailable");
      const heard = await mapVoiceServiceErrors(() =>
        listener.recognize({
          audio: file.bytes,
          mimeType: file.mimeType,
          language: story.language,
          expected: scene.choices.map(({ text }) => text),
          signal,
        }),
      );
      const index = await choiceHeard(heard, scene, story);
      const choice = index === null ? undefined : scene.choices[index];
      return choice ? { transcript: choice.text } : playing.askAgain(story, scene);
    },

    /**
     * Somebody begins to speak: what listening takes is opened meanwhile.
     *
     * @throws AppError of the contract's `prepareListening`
     */
    async prepare(actor: Actor | null, storyId: string, signal: AbortSignal): Promise<void> {
      const { story } = await playing.open(actor, storyId);
      if (!listener) throw new AppError("speech/unavailable");
      await mapVoiceServiceErrors(() => listener.prepare(story.language, signal));
    },
  };
}

/**
 * Whatever goes wrong, nothing of its words goes on from here: they may be the child's.
 *
 * @throws AppError `speech/unreadable` or `speech/unavailable`
 */
async function mapVoiceServiceErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof VoiceServiceError)) throw new AppError("speech/unavailable");
    if (error.why === "unreadable") throw new AppError("speech/unreadable");
    const { retryAfterMs } = error;
    throw new AppError("speech/unavailable", retryAfterMs === null ? {} : { retryAfterMs });
  }
}
