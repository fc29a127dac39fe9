import { failures, type FailureReason, type FieldError } from "@codetale/contract/errors";

interface Details {
  /** Words that replace the catalogue's, for a person to read. */
  message?: string;
  errors?: FieldError[];
  retryAfterMs?: number;
}

/** A failure the client is meant to see. Anything else that is thrown becomes `server/failed`. */
export class AppError extends Error {
  readonly reason: FailureReason;
  readonly details: Details;

  constructor(reason: FailureReason, details: Details = {}) {
    super(details.message ?? failures[reason].message);
    this.name = "AppError";
    this.reason = reason;
    this.details = details;
  }
}
