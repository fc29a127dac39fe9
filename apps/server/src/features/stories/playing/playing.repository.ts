/**
 * Reads stories for playing; prepared statements, since access is checked at every scene. A viewer
 * of null is a visitor.
 */
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import type { StoryLevel } from "@codetale/domain/stories/age";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { LRUCache } from "lru-cache";
import { and, eq, sql, type Placeholder } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { isUuid } from "#core/uuid";
import { mayBeSpokenBy } from "../consents/consents.repository.ts";
import { isVisibleTo, isOwnedBy, editionColumn } from "../story-visibility.repository.ts";

/** A story in the edition that the viewer may see. */
export interface PlayableStory {
  id: string;
  /** `own` is the private edition, `others` the shared one. */
  edition: "own" | "others";
  title: string;
  language: string;
  level: StoryLevel;
  /** How the characters of its scenes are drawn. */
  figures: readonly StoryFigure[];
  /** How often its words were edited. */
  revision: number;
  /** False where an outside voice would speak it to which its owner has not agreed. */
  maySpeak: boolean;
}

export interface LineAudio {
  spokenId: string;
  /** When each word begins, in milliseconds. */
  wordStarts: number[] | null;
}

/** Both editions, the wishes as typed, and the plot of our own storyteller. */
export interface StoryEditions {
  /**
   * Written by hand or imported. The editions differ where a file names its children: the shared one
   * has stand-ins in their place.
   */
  isAuthored: boolean;
  privateScenes: readonly Scene[];
  sharedScenes: readonly Scene[];
  wishes: StoryWishes;
  plot: string | null;
}

type StoryEdition = Pick<PlayableStory, "id" | "edition" | "revision">;

export type PlayingRepository = ReturnType<typeof createPlayingRepository>;

const STORIES_IN_MEMORY = 500;

/**
 * The most recently used scenes stay in memory; those of an edition and revision never change.
 *
 * @param voice the name of the outside service that speaks; null where there is none
 */
export function createPlayingRepository(db: Database, voice: string | null) {
  const recent = new LRUCache<string, readonly Scene[]>({ max: STORIES_IN_MEMORY });
  const findForVisitor = playable(db, voice, null).prepare("story_for_visitor");
  const findForAccount = playable(db, voice, sql.placeholder("viewer")).prepare(
    "story_for_account",
  );
  return {
    async find(viewer: string | null, id: string): Promise<PlayableStory | null> {
      if (!isUuid(id)) return null;
      const [found] = await (viewer === null
        ? findForVisitor.execute({ id })
        : findForAccount.execute({ id, viewer }));
      if (!found) return null;
      const { isOwn, ...story } = found;
      return { ...story, edition: isOwn ? "own" : "others" };
    },

    async scenes({ id, edition, revision }: StoryEdition): Promise<readonly Scene[] | null> {
      const known = recent.get(`${id}/${edition}/${revision}`);
      if (known) return known;
      const [found] = await db
        .select({
          scenes: edition === "own" ? stories.scenes : stories.scenesForOthers,
          revision: stories.revision,
        })
        .from(stories)
        .where(eq(stories.id, id));
      // An edit may have come between: then these are the scenes of a later revision.
      if (found) recent.set(`${id}/${edition}/${found.revision}`, found.scenes);
      return found?.scenes ?? null;
    },

    /** For what the player never sends to a browser. */
    async editions(id: string): Promise<StoryEditions | null> {
      const [found] = await db
        .select({
          privateScenes: stories.scenes,
          sharedScenes: stories.scenesForOthers,
          about: stories.about,
          children: stories.children,
          language: stories.language,
          themes: stories.themes,
          plot: stories.plot,
          storyteller: stories.storyteller,
        })
        .from(stories)
        .where(eq(stories.id, id));
      if (!found) return null;
      const { about, children, language, themes, storyteller, ...rest } = found;
      const { characters, learning_objectives: objectives } = about;
      const isAuthored = storyteller === "author";
      const wishes = { children, characters, objectives, themes: themes ?? [], language };
      return { ...rest, isAuthored, wishes };
    },

    /** The audio of a line of this edition. */
    async findAudio({ id, edition }: Pick<StoryEdition, "id" | "edition">, spokenId: string) {
      const [found] = await db
        .select({ spokenId: spokenLines.id, wordStarts: spokenLines.wordStarts })
        .from(storyVoices)
        .innerJoin(spokenLines, eq(spokenLines.id, storyVoices.spokenId))
        .where(
          and(
            eq(storyVoices.storyId, id),
            eq(storyVoices.edition, edition),
            eq(storyVoices.spokenId, spokenId),
          ),
        )
        .limit(1);
      return found ?? null;
    },

    /** The lines that have audio. */
    audioOfLines: ({ id, edition }: Pick<StoryEdition, "id" | "edition">) =>
      db
        .select({
          sceneId: storyVoices.sceneId,
          line: storyVoices.line,
          spokenId: spokenLines.id,
          wordStarts: spokenLines.wordStarts,
        })
        .from(storyVoices)
        .innerJoin(spokenLines, eq(spokenLines.id, storyVoices.spokenId))
        .where(and(eq(storyVoices.storyId, id), eq(storyVoices.edition, edition))),
  };
}

function playable(db: Database, voice: string | null, viewer: Placeholder | null) {
  return db
    .select({
      id: stories.id,
      isOwn: isOwnedBy(viewer),
      title: editionColumn<string>(viewer, stories.title, stories.titleForOthers),
      language: stories.language,
      level: stories.level,
      figures: editionColumn<readonly StoryFigure[]>(
        viewer,
        stories.figures,
        stories.figuresForOthers,
      ),
      revision: stories.revision,
      maySpeak: mayBeSpokenBy(voice),
    })
    .from(stories)
    .where(and(eq(stories.id, sql.placeholder("id")), isVisibleTo(viewer)));
}
