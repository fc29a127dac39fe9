/** Finds texts of the model that are in another language than the story, where that is one of ours. */
import { storyLanguages } from "@codetale/domain/stories/languages";
import { isInLanguage } from "@codetale/domain/stories/text-language";
import type { AnswerFault, AnswerText } from "./ask-with-repairs.service.ts";

/**
 * @param language a code of `stories/languages.ts`; of any other, nothing is known
 * @param names of children and characters, which may be of any language
 */
export function languageFaults(
  texts: readonly AnswerText[],
  language: string,
  names: readonly string[],
): AnswerFault[] {
  const known = storyLanguages.find((one) => one === language);
  if (!known) return [];
  const faultOf = (sceneId: string | null) => ({
    code: "other-language",
    sceneId,
    detail: `everything that is heard must be in the language of the story (${known})`,
  });
  const wrong = texts.filter(({ text }) => !isInLanguage(text, known, names));
  if (wrong.length > 0) return wrong.map(({ sceneId }) => faultOf(sceneId));
  // Together, texts that are too short to tell by themselves have enough words.
  const all = texts.map(({ text }) => text).join(". ");
  return isInLanguage(all, known, names) ? [] : [faultOf(null)];
}
