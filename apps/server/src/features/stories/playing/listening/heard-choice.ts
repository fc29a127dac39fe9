/** Which choice a recognised recording means. */
import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { matchChoice } from "@codetale/domain/stories/answers/match-answer";
import type { Scene } from "@codetale/domain/stories/graph";
import type { RecognitionResult } from "#core/ports/speech";

/**
 * The recogniser's own decision, else what its text means.
 *
 * @param lastRead the index of the choice that was read last; null where none was
 * @returns the index of the choice, or null
 */
export function heardChoice(
  { heard, index, text }: RecognitionResult,
  scene: Pick<Scene, "choices">,
  language: string,
  lastRead: number | null,
): number | null {
  if (heard === "silence") return null;
  if (heard === "choice" && index !== null) return index;
  return matchChoice(scene, text, answerWordsOf(language), lastRead);
}
