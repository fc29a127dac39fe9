/** Port for a language model; implemented under platform/. */

export interface PromptMessage {
  from: "us" | "model";
  text: string;
}

/** The shape that an answer is to have. */
export interface AnswerSchema<T> {
  /** Letters alone. */
  name: string;
  jsonSchema: object;
  /** Null for a value of another shape. */
  read(value: unknown): T | null;
}

export interface Prompt<T> {
  /** What the model is to do; nothing that anybody typed. */
  instructions: string;
  messages: readonly PromptMessage[];
  shape: AnswerSchema<T>;
  signal: AbortSignal;
}

/** The model did not answer, or not what it was asked for. Says nothing of what was asked. */
export class LanguageModelError extends Error {
  readonly why: "unreachable" | "slow" | "busy" | "refused" | "unreadable";
  /** So long it wants to be left alone, where it said so. */
  readonly retryAfterMs: number | null;

  constructor(
    why: LanguageModelError["why"],
    {
      status,
      retryAfterMs = null,
    }: { status?: number | undefined; retryAfterMs?: number | null } = {},
  ) {
    super(`The language model is ${why}${status === undefined ? "" : ` (${status})`}.`);
    this.name = "LanguageModelError";
    this.why = why;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface LanguageModel {
  /** As its operator calls it. */
  readonly name: string;
  /**
   * A bad answer is asked for once more.
   *
   * @throws LanguageModelError; whatever the question's `signal` aborts with
   */
  answer<T>(question: Prompt<T>): Promise<T>;
  /**
   * What the provider itself thinks of texts: for each of them what is wrong with it, or null.
   *
   * @returns null where the provider judges no texts
   * @throws LanguageModelError; whatever `signal` aborts with
   */
  moderate(
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly (string | null)[] | null>;
}
