/** Stored audio, and the lines of stories that it belongs to. */
import { and, eq, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { isMissingReference } from "#platform/db/database-errors";
import { lineKey, type StoryLine, type NarrationStore } from "./narration-store.ts";
import type { EditionKind } from "../story-row.ts";

export function createNarrationRepository(db: Database): NarrationStore {
  return {
    async find({ storyId, edition, sceneId, line }) {
      const [found] = await db
        .select({ spokenId: spokenLines.id, wordStarts: spokenLines.wordStarts })
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
      return found ?? null;
    },

    async findAudio(spokenId) {
      const [found] = await db
        .select({ spokenId: spokenLines.id, wordStarts: spokenLines.wordStarts })
        .from(spokenLines)
        .where(eq(spokenLines.id, spokenId));
      return found ?? null;
    },

    async addAudio({ spokenId, wordStarts }, now) {
      await db
        .insert(spokenLines)
        .values({ id: spokenId, wordStarts, createdAt: now })
        .onConflictDoNothing();
    },

    async link(line, spokenId) {
      try {
        await db
          .insert(storyVoices)
          .values({ ...line, spokenId })
          .onConflictDoNothing();
        return true;
      } catch (error) {
        if (isMissingReference(error)) return false;
        throw error;
      }
    },

    async forget(spokenId) {
      await db.delete(storyVoices).where(eq(storyVoices.spokenId, spokenId));
      await db.delete(spokenLines).where(eq(spokenLines.id, spokenId));
    },

    async findStoryToNarrate(languages, except) {
      for (const edition of ["own", "others"] as const) {
        const found = await findStoryToNarrate(db, edition, languages, except);
        if (found) return { ...found, narratedLines: await narratedLines(db, found.id, edition) };
      }
      return null;
    },

    async removeUnused(spokenUntil) {
      const line = db
        .select({ id: storyVoices.spokenId })
        .from(storyVoices)
        .where(eq(storyVoices.spokenId, spokenLines.id));
      const removed = await db
        .delete(spokenLines)
        .where(and(lte(spokenLines.createdAt, spokenUntil), notExists(line)))
        .returning({ id: spokenLines.id });
      return removed.map(({ id }) => id);
    },
  };
}

async function findStoryToNarrate(
  db: Database,
  edition: EditionKind,
  languages: readonly string[],
  except: readonly string[],
) {
  if (languages.length === 0) return null;
  const isOwn = edition === "own";
  const about = isOwn ? stories.about : stories.aboutForOthers;
  const voiced = sql`(select count(*) from ${storyVoices}
    where ${storyVoices.storyId} = ${stories.id} and ${storyVoices.edition} = ${edition})`;
  const passedOver = except.map((key) => sql`${key}`);
  const [found] = await db
    .select({
      id: stories.id,
      ownerId: stories.ownerId,
      title: stories.title,
      language: stories.language,
      level: stories.level,
      scenes: isOwn ? stories.scenes : stories.scenesForOthers,
    })
    .from(stories)
    .where(
      and(
        sql`${stories.deletedAt} is null`,
        isOwn ? sql`${stories.ownerId} is not null` : sql`${stories.sharedAt} is not null`,
        inArray(stories.language, [...languages]),
        sql`${voiced} < (${about} ->> 'lines')::integer`,
        passedOver.length === 0
          ? undefined
          : sql`${`${edition} `} || ${stories.id} not in (${sql.join(passedOver, sql`, `)})`,
      ),
    )
    .orderBy(sql`${stories.createdAt} desc`, stories.id)
    .limit(1);
  return found ? { ...found, edition } : null;
}

async function narratedLines(
  db: Database,
  storyId: string,
  edition: EditionKind,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ sceneId: storyVoices.sceneId, line: storyVoices.line })
    .from(storyVoices)
    .where(and(eq(storyVoices.storyId, storyId), eq(storyVoices.edition, edition)));
  return new Set(
    rows.map(({ sceneId, line }) => lineKey({ sceneId, line: line as StoryLine["line"] })),
  );
}
