/** What is wrong with an answer of the model, in words for the model. */
import type { StoryFault } from "@codetale/domain/stories/find-faults";

export interface AnswerFault {
  code: string;
  sceneId: string | null;
  detail: string;
}

/** As many as a model keeps in mind at once. */
const MOST_TOLD = 12;

export function faultOf({ code, sceneId, detail }: StoryFault): AnswerFault {
  return { code, sceneId, detail };
}

export function repairRequest(faults: readonly AnswerFault[]): string {
  const lines = faults.slice(0, MOST_TOLD).map(({ code, sceneId, detail }) => {
    const where = sceneId === null ? "" : ` in scene ${JSON.stringify(sceneId)}`;
    return `- ${code}${where}: ${detail}`;
  });
  return [
    "This cannot be told yet:",
    ...lines,
    "Answer again with all of it, repaired; keep what was right.",
  ].join("\n");
}
