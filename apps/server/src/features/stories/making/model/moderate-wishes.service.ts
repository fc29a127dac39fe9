/** Has the provider's moderation judge what a parent typed, before a language model reads it. */
import type { LanguageModel } from "#core/ports/language-model";
import { unsuitable } from "../check-wishes.ts";
import type { AnonymousWishes } from "./anonymous-wishes.ts";
import type { AnonymousEarlierStory } from "./earlier-story.ts";

/**
 * Does nothing where the provider has no moderation. Where it fails nothing is known of the wishes,
 * so that the model does not get them: the story fails as if the model itself had.
 *
 * @throws AppError `story/unsuitable` naming the field; LanguageModelError; whatever the signal
 *   aborts with
 */
export async function moderateWishes(
  model: LanguageModel,
  { data, language }: AnonymousWishes,
  earlier: AnonymousEarlierStory | null,
  signal: AbortSignal,
): Promise<void> {
  const fields = [
    ...data.children.map(({ loves }, index) => ({
      path: `childrens_info.${index}.interests`,
      name: "the interests of a child",
      text: loves,
    })),
    ...data.characters.flatMap((character, index) =>
      (["name", "role", "traits"] as const).map((field) => ({
        path: `characters.${index}.${field}`,
        name: `the ${field} of a character`,
        text: character[field],
      })),
    ),
    ...data.objectives.map((text, index) => ({
      path: `learning_objectives.${index}`,
      name: "a learning objective",
      text,
    })),
    { path: "story_language", name: "the language", text: language },
    {
      path: "tell_again.but_this_time",
      name: "what is to be different",
      text: earlier?.butThisTime ?? "",
    },
  ].filter(({ text }) => text !== "");
  const verdicts = await model.moderate(
    fields.map(({ text }) => text),
    signal,
  );
  const flagged = fields[verdicts?.findIndex((verdict) => verdict !== null) ?? -1];
  if (!flagged) return;
  // Its categories are not for parents: they accuse.
  const sentence = `Something in ${flagged.name} may not be right for young children. Please choose other words there.`;
  throw unsuitable(sentence, flagged.path);
}
