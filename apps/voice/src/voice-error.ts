/** The errors that clients can get; each row has its form on the wire. */
export const failures = {
  invalid_request: { status: 400, type: "invalid_request_error" },
  unauthorized: { status: 401, type: "invalid_request_error" },
  not_found: { status: 404, type: "invalid_request_error" },
  too_large: { status: 413, type: "invalid_request_error" },
  not_audio: { status: 415, type: "invalid_request_error" },
  unreadable_audio: { status: 422, type: "invalid_request_error" },
  failed: { status: 500, type: "server_error" },
  unavailable: { status: 503, type: "server_error" },
  busy: { status: 503, type: "server_error" },
  timeout: { status: 504, type: "server_error" },
} as const satisfies Record<string, { status: number; type: string }>;

export type FailureCode = keyof typeof failures;

export class VoiceError extends Error {
  readonly code: FailureCode;
  /** `Retry-After`, in seconds. */
  readonly retryAfterS: number | null;

  constructor(
    code: FailureCode,
    message: string,
    options: ErrorOptions & { retryAfterS?: number } = {},
  ) {
    super(message, options);
    this.name = "VoiceError";
    this.code = code;
    this.retryAfterS = options.retryAfterS ?? null;
  }
}

/** Nothing has failed, and nobody reads the answer. */
export class CallerGoneError extends VoiceError {
  constructor() {
    super("failed", "The caller has gone.");
  }
}

/** OpenAI's shape. */
export function errorBody({ code, message }: Pick<VoiceError, "code" | "message">) {
  return { error: { message, type: failures[code].type, code } };
}
