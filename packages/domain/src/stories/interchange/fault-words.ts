/** The faults of an imported story as sentences for its author, who never saw a scene id. */
import type { StoryFault, StoryFaultCode } from "../find-faults.ts";
import { atPlace, type ReadFile } from "./story-file.ts";

/** What to change, where the fault alone does not say it. */
const ADVICE: Partial<Record<StoryFaultCode, string>> = {
  "no-dialogue": "Write at least a sentence for the listener.",
  "too-many-words": "End its long sentence sooner, so that the text can be told in parts.",
  "choice-count": "A listener keeps no more in mind: offer some of them later.",
  "same-choice": "Give each choice words of its own.",
  "header-too-large": "Shorten its text or its choices.",
  "too-long": "A child listens for so long in one go: leave out some steps, or end sooner.",
  "too-few-endings": "Let the choices lead to different ends.",
  "too-few-choice-points": "Let the listener choose at least once on every way through.",
};

export function faultInWords(
  { code, sceneId, detail }: StoryFault,
  places: ReadFile["places"],
): string {
  const sentence = [detail, ADVICE[code]].filter(Boolean).join(". ");
  const place = sceneId === null ? undefined : places.get(sceneId);
  if (place) return atPlace(place, sentence);
  return sceneId === null ? sentence : `“${sceneId}”: ${sentence}`;
}
