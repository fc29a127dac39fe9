/** Faults of a model's answer, and the message that asks it for a repair. */
import type { StoryFault } from "@codetale/domain/stories/find-faults";

export interface AnswerFault {
  code: string;
  sceneId: string | null;
  detail: string;
}

/** Models repair few faults at a time more reliably. */
const MOST_REPORTED = 12;

export function faultOf({ code, sceneId, detail }: StoryFault): AnswerFault {
  return { code, sceneId, detail };
}

export function repairRequest(faults: readonly AnswerFault[]): string {
  const lines = faults.slice(0, MOST_REPORTED).map(({ code, sceneId, detail }) => {
    const where = sceneId === null ? "" : ` in scene ${JSON.stringify(sceneId)}`;
    return `- ${code}${where}: ${detail}`;
  });
  return [
    "This cannot be told yet:",
    ...lines,
    "Answer again with all of it, repaired; keep what was right.",
  ].join("\n");
}
