/** A story as its table keeps it, from one that was proven. */
import { hasPrompt, scenesById, START_ID } from "@codetale/domain/stories/graph";
import { levelOf, type StoryLevel } from "@codetale/domain/stories/level";
import { fewestOnPath, isEnd, longestPath } from "@codetale/domain/stories/paths";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { StoryOverview } from "#core/story-overview";
import type { ValidatedStory } from "./validated-story.ts";
import { toSearchText } from "./library/search-text.ts";
import type { Edition } from "./making/storyteller.ts";

/** `own` for the parent, with their children in it; `others` for everybody else. */
export type EditionKind = "own" | "others";

/** Everything but whose it is and when it was made. */
export function toStoryRow(story: ValidatedStory) {
  const { wishes, language, own, others, storyteller, seed } = story;
  const about = aboutOf(own, wishes);
  const aboutForOthers = aboutOf(others, withStandIns(wishes, language));
  return {
    title: own.title,
    titleForOthers: others.title,
    about,
    aboutForOthers,
    scenes: own.scenes,
    scenesForOthers: others.scenes,
    searched: storySearchText(own.title, about),
    searchedForOthers: storySearchText(others.title, aboutForOthers),
    children: wishes.children,
    language,
    level: wishes.children.length > 0 ? levelOf(wishes) : levelOfText(own),
    storyteller,
    seed,
  };
}

export function storySearchText(
  title: string,
  { learning_objectives, characters }: Pick<StoryOverview, "learning_objectives" | "characters">,
): string {
  return toSearchText(title, ...learning_objectives, ...characters.map(({ name }) => name));
}

function aboutOf(telling: Edition, { objectives, characters }: StoryWishes): StoryOverview {
  const { scenes } = telling;
  const byId = scenesById(telling);
  const start = byId.get(START_ID);
  return {
    learning_objectives: [...objectives],
    characters: characters.map(({ name, role, traits }) => ({ name, role, traits })),
    scenes: {
      fewest: fewestOnPath(byId, START_ID, () => true) ?? 0,
      most: longestPath(byId, START_ID) ?? 0,
      total: scenes.length,
    },
    endings: new Set(scenes.filter(isEnd).map(({ ending }) => ending)).size,
    setting: start?.setting ?? "",
    cast: [...(start?.cast ?? [])],
    lines: scenes.length + scenes.filter(hasPrompt).length,
  };
}

/** The little ones' scenes are short. */
const MOST_WORDS_FOR_LITTLE_ONES = 45;

/** Of a story that was written by hand, for nobody in particular. */
function levelOfText({ scenes }: Edition): StoryLevel {
  const isShort = scenes.every(
    ({ dialogue }) => dialogue.split(/\s+/u).length <= MOST_WORDS_FOR_LITTLE_ONES,
  );
  return isShort ? "3-5" : "6-9";
}
