import type { FieldError } from "@codetale/contract/error-body";
import { failures, type FailureReason } from "@codetale/contract/errors";

interface Details {
  /** Replaces the message of the failure's row; shown to users. */
  message?: string;
  errors?: FieldError[];
  retryAfterMs?: number;
}

/** A failure that a client may see. Every other thrown error is answered as `server/failed`. */
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
