/** Stored audio, and the lines of stories that it belongs to. */
import type { EpochMs } from "@codetale/domain/time";
import { LRUCache } from "lru-cache";
import { and, eq, inArray, isNotNull, isNull, lte, notExists, notInArray, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { isMissingReference } from "#platform/db/database-errors";
import { mayBeSpokenBy } from "../consents/consents.repository.ts";
import type { LineAudio } from "../playing/playing.repository.ts";
import { isLeftTo, type LeaseHolder } from "./narration-leases.repository.ts";
import type { StoryEdition } from "./played-stories.ts";
import { lineKey, storyLineKey, type StoryLine, type StoryToNarrate } from "./story-line.ts";

export type NarrationRepository = ReturnType<typeof createNarrationRepository>;

const LINES_IN_MEMORY = 20_000;

/**
 * The most recently used lines stay in memory.
 *
 * @param voice the name of the outside service that speaks; null where there is none
 */
export function createNarrationRepository(db: Database, voice: string | null) {
  const recent = new LRUCache<string, LineAudio>({ max: LINES_IN_MEMORY });
  return {
    async find(storyLine: StoryLine): Promise<LineAudio | null> {
      const { storyId, edition, sceneId, line } = storyLine;
      const known = recent.get(storyLineKey(storyLine));
      if (known) return known;
      const [found] = await db
        .select(lineAudio)
        .from(storyVoices)
        .innerJoin(spokenLines, eq(spokenLines.id, storyVoices.spokenId))
        .where(
          and(
            eq(storyVoices.storyId, storyId),
            eq(storyVoices.edition, edition),
            eq(storyVoices.sceneId, sceneId),
            eq(storyVoices.line, line),
          ),
        );
      if (found) recent.set(storyLineKey(storyLine), found);
      return found ?? null;
    },

    /** The audio of a text, whatever story it was made for. */
    async findAudio(spokenId: string): Promise<LineAudio | null> {
      const [found] = await db
        .select(lineAudio)
        .from(spokenLines)
        .where(eq(spokenLines.id, spokenId));
      return found ?? null;
    },

    async addAudio({ spokenId, wordStarts }: LineAudio, now: EpochMs): Promise<void> {
      await db
        .insert(spokenLines)
        .values({ id: spokenId, wordStarts, createdAt: now })
        .onConflictDoNothing();
    },

    /**
     * @returns false where the story was edited, or its edition is not narrated any more, or the
     *   audio was deleted meanwhile
     */
    async link(line: StoryLine, audio: LineAudio): Promise<boolean> {
      const { revision, ...place } = line;
      try {
        const isLinked = await db.transaction(async (tx) => {
          // The lock keeps an edit from coming between: it deletes what was linked before it.
          const [story] = await tx
            .select({ id: stories.id })
            .from(stories)
            .where(
              and(
                eq(stories.id, line.storyId),
                eq(stories.revision, revision),
                isNarrated(line.edition),
              ),
            )
            .for("share");
          if (!story) return false;
          const row = { ...place, spokenId: audio.spokenId };
          await tx.insert(storyVoices).values(row).onConflictDoNothing();
          return true;
        });
        if (isLinked) recent.set(storyLineKey(line), audio);
        return isLinked;
      } catch (error) {
        if (isMissingReference(error)) return false;
        throw error;
      }
    },

    /** Deletes the rows of audio whose file is lost, so that it is made again. */
    async forget(line: StoryLine, { spokenId }: LineAudio): Promise<void> {
      recent.delete(storyLineKey(line));
      await db.delete(storyVoices).where(eq(storyVoices.spokenId, spokenId));
      await db.delete(spokenLines).where(eq(spokenLines.id, spokenId));
    },

    /**
     * The latest story in one of `languages` that lacks audio: private editions first, then the
     * shared editions of shared stories.
     *
     * @param except keys by `editionKey` of editions to pass over
     * @param by the process that is to narrate it: what others narrate is passed over as well
     */
    async findStoryToNarrate(
      languages: readonly string[],
      except: readonly string[],
      by: LeaseHolder,
    ): Promise<StoryToNarrate | null> {
      for (const edition of editions) {
        const found = await findStoryToNarrate(db, voice, edition, { languages, except, by });
        if (found) return withNarratedLines(db, found);
      }
      return null;
    },

    /** As `findStoryToNarrate`, among these editions. */
    async findPlayedStory(
      played: readonly StoryEdition[],
      languages: readonly string[],
      except: readonly string[],
      by: LeaseHolder,
    ): Promise<StoryToNarrate | null> {
      for (const edition of editions) {
        const ids = played.filter((one) => one.edition === edition).map(({ id }) => id);
        if (ids.length === 0) continue;
        const found = await findStoryToNarrate(db, voice, edition, {
          languages,
          except,
          by,
          among: ids,
        });
        if (found) return withNarratedLines(db, found);
      }
      return null;
    },

    /** @returns the ids of audio that was created until then and that no story has */
    async findUnused(spokenUntil: EpochMs): Promise<string[]> {
      const unused = await db
        .select({ id: spokenLines.id })
        .from(spokenLines)
        .where(and(lte(spokenLines.createdAt, spokenUntil), isUnused(db)));
      return unused.map(({ id }) => id);
    },

    /** Deletes the rows of these, but for what a story has by now. */
    async removeUnused(spokenIds: readonly string[]): Promise<void> {
      await db.delete(spokenLines).where(and(inArray(spokenLines.id, spokenIds), isUnused(db)));
    },
  };
}

function isUnused(db: Database) {
  const line = db
    .select({ id: storyVoices.spokenId })
    .from(storyVoices)
    .where(eq(storyVoices.spokenId, spokenLines.id));
  return notExists(line);
}

const editions = ["own", "others"] as const;

const lineAudio = { spokenId: spokenLines.id, wordStarts: spokenLines.wordStarts };

interface Search {
  languages: readonly string[];
  /** Keys by `editionKey`. */
  except: readonly string[];
  by: LeaseHolder;
  /** Ids of stories; null for all. */
  among?: readonly string[] | null;
}

async function findStoryToNarrate(
  db: Database,
  voice: string | null,
  edition: StoryLine["edition"],
  { languages, except, by, among = null }: Search,
) {
  if (languages.length === 0) return null;
  const isOwn = edition === "own";
  const about = isOwn ? stories.about : stories.aboutForOthers;
  const voiced = sql`(select count(*) from ${storyVoices}
    where ${storyVoices.storyId} = ${stories.id} and ${storyVoices.edition} = ${edition})`;
  const [found] = await db
    .select({
      id: stories.id,
      ownerId: stories.ownerId,
      title: stories.title,
      language: stories.language,
      level: stories.level,
      revision: stories.revision,
      scenes: isOwn ? stories.scenes : stories.scenesForOthers,
      figures: isOwn ? stories.figures : stories.figuresForOthers,
      maySpeak: mayBeSpokenBy(voice),
    })
    .from(stories)
    .where(
      and(
        among === null ? undefined : inArray(stories.id, [...among]),
        isNarrated(edition),
        isLeftTo(by, edition),
        mayBeSpokenBy(voice),
        inArray(stories.language, [...languages]),
        sql`${voiced} < (${about} ->> 'lines')::integer`,
        notInArray(sql`${`${edition} `} || ${stories.id} || ' ' || ${stories.revision}`, [
          ...except,
        ]),
      ),
    )
    .orderBy(sql`${stories.createdAt} desc`, stories.id)
    .limit(1);
  return found ? { ...found, edition } : null;
}

async function withNarratedLines(
  db: Database,
  story: Omit<StoryToNarrate, "narratedLines">,
): Promise<StoryToNarrate> {
  const narrated = await db
    .select({ sceneId: storyVoices.sceneId, line: storyVoices.line })
    .from(storyVoices)
    .where(and(eq(storyVoices.storyId, story.id), eq(storyVoices.edition, story.edition)));
  return { ...story, narratedLines: new Set(narrated.map(lineKey)) };
}

/** Private editions have audio, and the shared editions of shared stories. */
function isNarrated(edition: StoryLine["edition"]) {
  const isOffered = edition === "own" ? isNotNull(stories.ownerId) : isNotNull(stories.sharedAt);
  return and(isNull(stories.deletedAt), isOffered);
}
