/** Port for a language model; implemented under platform/. */

export interface PromptMessage {
  from: "us" | "model";
  text: string;
}

/** The shape that an answer is to have. */
export interface AnswerSchema<T> {
  /** Latin letters only; sent to the provider. */
  name: string;
  jsonSchema: object;
  /** Null for a value of another shape. */
  read(value: unknown): T | null;
}

export interface Prompt<T> {
  /** System prompt; contains no user input. */
  instructions: string;
  messages: readonly PromptMessage[];
  shape: AnswerSchema<T>;
  signal: AbortSignal;
}

/** The model did not answer, or in another shape. The error contains nothing of the prompt. */
export class LanguageModelError extends Error {
  readonly reason: "unreachable" | "slow" | "busy" | "refused" | "unreadable";
  /** The provider's `Retry-After`, where it sent one. */
  readonly retryAfterMs: number | null;

  constructor(
    why: LanguageModelError["reason"],
    {
      status,
      retryAfterMs = null,
    }: { status?: number | undefined; retryAfterMs?: number | null } = {},
  ) {
    super(`The language model is ${why}${status === undefined ? "" : ` (${status})`}.`);
    this.name = "LanguageModelError";
    this.reason = why;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface LanguageModel {
  /** The model's name in the settings. */
  readonly name: string;
  /**
   * Retries a failed or malformed answer once.
   *
   * @throws LanguageModelError; whatever the prompt's `signal` aborts with
   */
  answer<T>(prompt: Prompt<T>): Promise<T>;
  /**
   * Judges texts by the provider's moderation.
   *
   * @returns for each text the categories it is flagged for, or null; null alone where the provider
   *   has no moderation
   * @throws LanguageModelError; whatever `signal` aborts with
   */
  moderate(
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly (string | null)[] | null>;
}
