/** The result of submitting the form that adds a problem. */
import { ApiError } from "#lib/http/api-client";
import { questionFields, type QuestionFieldErrors } from "./question-form.ts";
import { words } from "./words.ts";

/** `signed-out` asks the user to sign in first; the form is kept. */
export type AddResult =
  { kind: "added" } | { kind: "signed-out"; message: string } | { kind: "failed"; message: string };

/** The result that is shown above the button after a failure. */
export function addResultOf(error: Error): AddResult {
  if (!(error instanceof ApiError)) return { kind: "failed", message: error.message };
  const { reason, message } = error;
  if (reason === "session/required" || reason === "session/expired") {
    return { kind: "signed-out", message };
  }
  if (reason === "problem/id-reused") return { kind: "failed", message: words.sentBefore };
  return { kind: "failed", message };
}

/** The messages below the fields after a failure. */
export function fieldErrorsOf(error: Error): QuestionFieldErrors {
  const problems: QuestionFieldErrors = {};
  if (!(error instanceof ApiError)) return problems;
  for (const { path, message } of error.errors) {
    const field = questionFields.find((name) => name === path);
    if (field) problems[field] ??= message;
  }
  return problems;
}
