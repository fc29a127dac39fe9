/** What changes with a story's title: in the shared edition it names none of the owner's children. */
import { withoutNames } from "@codetale/domain/stories/stand-ins";
import type { Child } from "@codetale/domain/stories/wishes";
import type { StoryOverview } from "#core/stories/story-overview";
import { storySearchText } from "./search-text.ts";

interface TitledRow {
  children: readonly Child[];
  language: string;
  about: StoryOverview;
  aboutForOthers: StoryOverview;
}

export function renamed({ children, language, about, aboutForOthers }: TitledRow, title: string) {
  const wishes = { children, characters: about.characters, objectives: [], language };
  const titleForOthers = withoutNames(wishes, language)(title);
  return {
    title,
    titleForOthers,
    searched: storySearchText(title, about),
    searchedForOthers: storySearchText(titleForOthers, aboutForOthers),
  };
}
