/** The form about a coder: what is typed, and what it means. */
import type { CoderFacts } from "@codetale/contract/coders";
import { namesIn } from "@codetale/domain/coders/names";
import { ApiError } from "#lib/http/api-client";

export interface FactsForm {
  languages: string;
  companies: string;
  codingSince: string;
  about: string;
}

/** In the order of the form. */
export const factsFields = [
  "languages",
  "companies",
  "codingSince",
  "about",
] as const satisfies readonly (keyof FactsForm)[];

export type FactsErrors = Partial<Record<keyof FactsForm, string>>;

export function formOf({ languages, companies, codingSince, about }: CoderFacts): FactsForm {
  return {
    languages: languages.join(", "),
    companies: companies.join(", "),
    codingSince: codingSince === null ? "" : String(codingSince),
    about,
  };
}

export function isSameForm(one: FactsForm, other: FactsForm): boolean {
  return factsFields.every((field) => one[field] === other[field]);
}

/** @returns null where the year is none */
export function factsOf({
  languages,
  companies,
  codingSince,
  about,
}: FactsForm): CoderFacts | null {
  const year = codingSince.trim();
  if (year !== "" && !/^\d{4}$/.test(year)) return null;
  return {
    languages: namesIn(languages),
    companies: namesIn(companies),
    codingSince: year === "" ? null : Number(year),
    about: about.trim(),
  };
}

/** The messages below the fields after a failed call: of each field the first. */
export function factsErrorsOf(error: Error | null): FactsErrors {
  const errors = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(
    errors.toReversed().map(({ path, message }) => [path.replace(/\..*/, ""), message]),
  );
}
