/** What a story is called on the shelf, where the player's texts name one without a title. */
import type { Story } from "@codetale/contract/stories";
import { languageTag } from "../player/language-tag.ts";
import { playerWordsIn } from "../player/words/words-by-language.ts";

interface ShownTitle {
  text: string;
  /** The language of the text; undefined where the story has no tag of its own. */
  lang: string | undefined;
}

export function shownTitle({ title, language }: Pick<Story, "title" | "language">): ShownTitle {
  const lang = languageTag(language);
  if (title !== "") return { text: title, lang };
  const { words, language: wordsIn } = playerWordsIn(lang);
  return { text: words.untitled, lang: wordsIn };
}
