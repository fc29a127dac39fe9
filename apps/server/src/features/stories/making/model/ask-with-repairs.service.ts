/** Asks the model until its answer is right, telling it each time what was wrong with the last. */
import type { AnswerSchema, LanguageModel, PromptMessage } from "#core/language-model";
import { oneLine } from "@codetale/domain/stories/interchange/one-line";
import { repairRequest, type AnswerFault } from "./faults.ts";

const MOST_REPAIRS = 2;

/** What the model told stayed wrong. */
export class NotRepairedError extends Error {
  constructor(step: string, faults: readonly AnswerFault[]) {
    // Codes alone: details quote what was wished for and told.
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
  /** Every text of the answer that a child may hear, with its scene. */
  textsOf(answer: T): readonly AnswerText[];
}

export interface AnswerText {
  sceneId: string | null;
  text: string;
}

/** @throws NotRepairedError, LanguageModelError; whatever the signal aborts with */
export async function askWithRepairs<T>(
  model: LanguageModel,
  asking: RepairableRequest<T>,
): Promise<T> {
  const { instructions, messages, shape, signal, faultsIn, textsOf } = asking;
  let conversation = messages;
  for (let repairs = 0; ; repairs += 1) {
    const answer = onOneLine(
      await model.answer({ instructions, messages: conversation, shape, signal }),
    );
    const own = faultsIn(answer);
    const faults = own.length > 0 ? own : await moderationFaults(model, textsOf(answer), signal);
    if (faults.length === 0) return answer;
    if (repairs === MOST_REPAIRS) throw new NotRepairedError(shape.name, faults);
    conversation = [
      ...messages,
      { from: "model", text: JSON.stringify(answer) },
      { from: "us", text: repairRequest(faults) },
    ];
  }
}

/** What the provider's own moderation finds. */
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
    const detail = `a text does not belong in a story for young children (${verdict ?? ""})`;
    const sceneId = texts[index]?.sceneId ?? null;
    return verdict === null ? [] : [{ code: "unsuitable", sceneId, detail }];
  });
}

/** Every text in `value` on one line, and without what would disturb the text around it. */
function onOneLine<T>(value: T): T {
  if (typeof value === "string") return oneLine(value) as T;
  if (Array.isArray(value)) return value.map(onOneLine) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, onOneLine<unknown>(part)]),
  ) as T;
}
