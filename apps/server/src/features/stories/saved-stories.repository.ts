/** Saves stories: those generated, those written by hand, and those imported. */
import { scenesById, START_ID, type Scene, type TitledStory } from "@codetale/domain/stories/graph";
import { levelOf, type StoryLevel } from "@codetale/domain/stories/age";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { fewestOnPath, isEnd, longestPath } from "@codetale/domain/stories/paths";
import { withStandIns } from "@codetale/domain/stories/stand-ins";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { eq } from "drizzle-orm";
import type { StoryOverview } from "#core/stories/story-overview";
import type { Database } from "#platform/db/database";
import { stories } from "#platform/db/schema/stories";
import { leaveToAnyProcess } from "./narration/narration-leases.repository.ts";
import { linesOf } from "./narration/story-line.ts";
import { storySearchText } from "./library/search-text.ts";
import type { ValidatedStory } from "./validated-story.ts";

type StoryFacts = Pick<typeof stories.$inferInsert, "id" | "ownerId" | "createdAt" | "sharedAt">;

/**
 * Where the id exists, as a sample story's at the second start, its words and audio stay, and its
 * pictures become those of `story`, which an earlier version may not have known.
 */
export async function saveStory(
  db: Database,
  story: ValidatedStory,
  facts: StoryFacts,
): Promise<void> {
  const columns = columnsOf(story);
  const added = await db
    .insert(stories)
    .values({ ...columns, ...facts })
    .onConflictDoNothing({ target: stories.id })
    .returning({ id: stories.id });
  if (added.length === 0) await savePictures(db, facts.id, columns);
  else if (facts.ownerId !== null) await leaveToAnyProcess(db, facts.id);
}

async function savePictures(
  db: Database,
  id: string,
  { figures, figuresForOthers, ...columns }: ReturnType<typeof columnsOf>,
): Promise<void> {
  const [stored] = await db.select().from(stories).where(eq(stories.id, id));
  if (!stored) return;
  await db
    .update(stories)
    .set({
      figures,
      figuresForOthers,
      scenes: withPicturesOf(stored.scenes, columns.scenes),
      scenesForOthers: withPicturesOf(stored.scenesForOthers, columns.scenesForOthers),
      about: { ...stored.about, ...coverOf(columns.about) },
      aboutForOthers: { ...stored.aboutForOthers, ...coverOf(columns.aboutForOthers) },
    })
    .where(eq(stories.id, id));
}

function withPicturesOf(stored: readonly Scene[], drawn: readonly Scene[]): Scene[] {
  const byId = scenesById({ scenes: drawn });
  return stored.map((scene) => {
    const { setting, sky, cast, moods } = byId.get(scene.id) ?? scene;
    return { ...scene, setting, sky, cast, moods };
  });
}

const coverOf = ({ setting, sky, cast }: StoryOverview) => ({
  setting,
  cast,
  ...(sky !== undefined && { sky }),
});

function columnsOf(story: ValidatedStory) {
  const { wishes, language, privateEdition, sharedEdition, storyteller, seed, plot, facts } = story;
  const about = aboutOf(privateEdition, wishes);
  const aboutForOthers = aboutOf(sharedEdition, withStandIns(wishes, language));
  return {
    title: privateEdition.title,
    titleForOthers: sharedEdition.title,
    about,
    aboutForOthers,
    scenes: privateEdition.scenes,
    scenesForOthers: sharedEdition.scenes,
    figures: privateEdition.figures,
    figuresForOthers: sharedEdition.figures,
    searched: storySearchText(privateEdition.title, about),
    searchedForOthers: storySearchText(sharedEdition.title, aboutForOthers),
    children: wishes.children,
    language,
    level: story.level ?? (hasAges(wishes) ? levelOf(wishes) : levelOfText(privateEdition)),
    storyteller,
    seed,
    plot,
    themes: wishes.themes ?? null,
    facts,
  };
}

function aboutOf(edition: TitledStory, { objectives, characters }: StoryWishes): StoryOverview {
  const { figures, scenes } = edition;
  const byId = scenesById(edition);
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
    ...(start && { sky: start.sky }),
    cast: coverCast(figures, start?.cast ?? []),
    lines: scenes.flatMap(linesOf).length,
  };
}

/** Those of the first scene, then the others, so that a cover shows more than whom it begins with. */
function coverCast(figures: readonly StoryFigure[], first: readonly string[]): StoryFigure[] {
  const isFirst = ({ name }: StoryFigure) => first.includes(name);
  return [...figures.filter(isFirst), ...figures.filter((figure) => !isFirst(figure))];
}

/** The children of an imported story have names alone. */
function hasAges({ children }: StoryWishes): boolean {
  return children.some(({ age }) => age !== "");
}

/** Scenes of the level 3-5 have at most so many words. */
const MOST_WORDS_OF_LOWER_LEVEL = 45;

/** The level of a story without wishes, by the length of its scenes. */
function levelOfText({ scenes }: TitledStory): StoryLevel {
  const isShort = scenes.every(
    ({ dialogue }) => dialogue.split(/\s+/u).length <= MOST_WORDS_OF_LOWER_LEVEL,
  );
  return isShort ? "3-5" : "6-9";
}
