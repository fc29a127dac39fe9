/** How the characters of the wishes are drawn, in stories that are told by others. */
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";
import { sanitizeName } from "@codetale/domain/stories/sanitize-text";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { readLook } from "./characters/cast.ts";
import { storyLocales } from "./story-locales.ts";

/**
 * The children of the wishes and their characters, whose roles are read in the story's language, else
 * in English. Of two with one name, the first counts.
 *
 * @param language a code of `storyLanguages`, or as a parent typed it
 */
export function figuresOf(
  { children, characters }: Pick<StoryWishes, "children" | "characters">,
  language: string,
): StoryFigure[] {
  const known = storyLanguageOf(language);
  const casting = [...(known ? [storyLocales[known]] : []), storyLocales.en].map(
    (locale) => locale.casting,
  );
  const figures = [
    ...children.map(({ name }) => plainFigure(sanitizeName(name), "child")),
    ...characters.map((typed) => {
      const looks = casting.map((words) => readLook(typed, words));
      const [first = plainFigure("")] = looks;
      const { kind, age } = looks.find((look) => look.kind !== "person") ?? first;
      return { name: sanitizeName(typed.name), kind, age };
    }),
  ];
  return [...new Map(figures.toReversed().map((figure) => [figure.name, figure])).values()]
    .toReversed()
    .filter(({ name }) => name !== "");
}
