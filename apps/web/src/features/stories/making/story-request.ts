/** Maps the form to the request, and the errors of the response to fields of the form. */
import type { StoryRequest } from "@codetale/contract/stories/generation";
import { ApiError } from "#lib/http/api-client";
import type { FieldErrors, StoryForm } from "./story-form.ts";

/**
 * The body of a generation request; without a storyteller the server's default applies.
 *
 * @param isToldByModel only a language model is told what is to be different this time
 */
export function requestOf(form: StoryForm, isToldByModel: boolean): StoryRequest {
  const themes = themesOf(form);
  const { again } = form;
  return {
    childrens_info: form.children.map(({ key: _, ...child }) => child),
    characters: form.characters.map(({ key: _, ...character }) => character),
    learning_objectives: form.objectives.map(({ text }) => text),
    ...(themes && { objective_themes: themes }),
    story_language: form.language,
    ...(form.storyteller && { storyteller: form.storyteller }),
    fallback: form.fallback,
    ...(again && {
      tell_again: {
        story_id: again.storyId,
        adventure: again.adventure,
        but_this_time: isToldByModel ? again.butThisTime : "",
      },
    }),
  };
}

/** What was chosen for each objective; null where nothing was. */
export function themesOf({ objectives }: StoryForm): (string | null)[] | null {
  const themes = objectives.map(({ theme }) => theme || null);
  return themes.some((theme) => theme !== null) ? themes : null;
}

const lists: Readonly<Record<string, string>> = {
  childrens_info: "children",
  characters: "characters",
  learning_objectives: "objectives",
  objective_themes: "objectives",
};

const singleFields: Readonly<Record<string, string>> = {
  story_language: "language",
  tell_again: "butThisTime",
};

/** The field errors of a refusal: `learning_objectives.0` becomes `objectives.0.text`. */
export function fieldErrorsOf(error: Error): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of error.errors) {
    const [head = "", index, field] = path.split(".");
    const list = lists[head];
    const at = list ? `${list}.${index ?? 0}.${field ?? firstField(list)}` : singleFields[head];
    if (at) problems[at] ??= message;
  }
  return problems;
}

function firstField(list: string): string {
  return list === "objectives" ? "text" : "name";
}
