/** The form that adds a problem: its fields and their errors. */
import { LONGEST_ANSWER, LONGEST_QUESTION } from "@codetale/contract/problems";
import { ApiError } from "#lib/http/api-client";
import { words } from "./words.ts";

export interface QuestionForm {
  question: string;
  ans: string;
}

export type QuestionField = keyof QuestionForm;

export type QuestionFieldErrors = Partial<Record<QuestionField, string>>;

const longest: Record<QuestionField, number> = {
  question: LONGEST_QUESTION,
  ans: LONGEST_ANSWER,
};

/** In the order of the form. */
export const questionFields = Object.keys(longest) as QuestionField[];

/** @returns the error of each invalid field; empty when the form may be sent */
export function checkQuestion(form: QuestionForm): QuestionFieldErrors {
  const problems: QuestionFieldErrors = {};
  for (const field of questionFields) {
    const { length } = form[field].trim();
    if (length === 0) problems[field] = words.questionMissing;
    if (length > longest[field]) problems[field] = words.tooLong(longest[field], length);
  }
  return problems;
}

/** The messages below the fields after a failed call: of each field the first. */
export function fieldErrorsOf(error: Error): QuestionFieldErrors {
  const errors = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}
