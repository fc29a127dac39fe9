/** Asks the model again with the faults of its answer, until it has none or the repairs are used up. */
import type { AnswerSchema, LanguageModel, PromptMessage } from "#core/ports/language-model";
import { oneLine } from "@codetale/domain/stories/sanitize-text";

const MOST_REPAIRS = 2;

/** Models repair few faults at a time more reliably. */
const MOST_REPORTED = 12;

/** As a `StoryFault`, with further codes. */
export interface AnswerFault {
  code: string;
  sceneId: string | null;
  detail: string;
}

/** The last answer still has faults. */
export class NotRepairedError extends Error {
  constructor(step: string, faults: readonly AnswerFault[]) {
    // Codes alone: details may quote wishes and story.
    super(`The ${step} stayed wrong: ${[...new Set(faults.map(({ code }) => code))].join(", ")}.`);
    this.name = "NotRepairedError";
  }
}

export interface RepairableRequest<T> {
  instructions: string;
  messages: readonly PromptMessage[];
  shape: AnswerSchema<T>;
  signal: AbortSignal;
  faultsIn(answer: T): AnswerFault[];
  /** Every text of the answer that a child may hear, with the id of its scene. */
  textsOf(answer: T): readonly AnswerText[];
  mostRepairs?: number;
}

export interface AnswerText {
  sceneId: string | null;
  text: string;
}

/** @throws NotRepairedError, LanguageModelError; whatever the signal aborts with */
export async function askWithRepairs<T>(
  model: LanguageModel,
  request: RepairableRequest<T>,
): Promise<T> {
  const { instructions, messages, shape, signal, faultsIn, textsOf } = request;
  const { mostRepairs = MOST_REPAIRS } = request;
  let conversation = messages;
  for (let repairs = 0; ; repairs += 1) {
    const answer = onOneLine(
      await model.answer({ instructions, messages: conversation, shape, signal }),
    );
    const found = faultsIn(answer);
    const faults =
      found.length > 0 ? found : await moderationFaults(model, textsOf(answer), signal);
    if (faults.length === 0) return answer;
    if (repairs === mostRepairs) throw new NotRepairedError(shape.name, faults);
    conversation = [
      ...messages,
      { from: "model", text: JSON.stringify(answer) },
      { from: "us", text: repairRequest(faults) },
    ];
  }
}

/** Faults by the provider's moderation, where it has one. */
async function moderationFaults(
  model: LanguageModel,
  texts: readonly AnswerText[],
  signal: AbortSignal,
): Promise<AnswerFault[]> {
  const verdicts = await model.moderate(
    texts.map(({ text }) => text),
    signal,
  );
  return (verdicts ?? []).flatMap((verdict, index) => {
    if (verdict === null) return [];
    const detail = `a text does not belong in a story for young children (${verdict})`;
    return [{ code: "unsuitable", sceneId: texts[index]?.sceneId ?? null, detail }];
  });
}

/** Applies `oneLine` to every text in `value`. */
function onOneLine<T>(value: T): T {
  if (typeof value === "string") return oneLine(value) as T;
  if (Array.isArray(value)) return value.map(onOneLine) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, onOneLine<unknown>(part)]),
  ) as T;
}

function repairRequest(faults: readonly AnswerFault[]): string {
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
