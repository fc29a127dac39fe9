/**
 * Reads and changes stories, limited to what the viewer may see and the owner may change. A viewer
 * of null is a visitor. Deleted stories are absent, except to `restore` and `purge`.
 */
import type { Child } from "@codetale/domain/stories/wishes";
import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories, storyVoices } from "#platform/db/schema/stories";
import type { StoryOverview } from "#core/story-overview";
import { isUuid } from "#core/uuid";
import { isVisibleTo, isOwnedBy, editionColumn } from "../story-visibility.repository.ts";

/** A story as the viewer sees it: the owner the private edition, others the shared one. */
export interface VisibleStory {
  id: string;
  isOwn: boolean;
  title: string;
  about: StoryOverview;
  language: string;
  level: string;
  createdAt: EpochMs;
  isShared: boolean;
  /** How many scenes of this edition have audio. */
  voiced: number;
}

export interface StoryFilters {
  words: readonly string[];
  language: string;
  level: string;
  isMineAlone: boolean;
}

/** A story for its owner, with what renaming needs of both editions. */
export interface OwnedStory {
  children: readonly Child[];
  language: string;
  about: StoryOverview;
  aboutForOthers: StoryOverview;
}

export interface StoryTitles {
  title: string;
  titleForOthers: string;
  searched: string;
  searchedForOthers: string;
}

export type LibraryRepository = ReturnType<typeof createLibraryRepository>;

export function createLibraryRepository(db: Database) {
  /** Applies `change` to the owner's story in `state`. @returns false where there is none */
  async function changeOwn(
    ownerId: string,
    id: string,
    change: Partial<typeof stories.$inferInsert>,
    state: SQL | undefined = isNull(stories.deletedAt),
  ): Promise<boolean> {
    if (!isUuid(id)) return false;
    const changed = await db
      .update(stories)
      .set(change)
      .where(and(eq(stories.id, id), eq(stories.ownerId, ownerId), state))
      .returning({ id: stories.id });
    return changed.length > 0;
  }

  return {
    async list(
      viewer: string | null,
      filters: StoryFilters,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ stories: VisibleStory[]; total: number; languages: string[] }> {
      const where = and(isVisibleTo(viewer), ...conditionsOf(viewer, filters));
      const page = await db
        .select(summary(viewer))
        .from(stories)
        .where(where)
        .orderBy(desc(stories.createdAt), desc(stories.id))
        .limit(limit)
        .offset(offset);
      const languages = await db
        .selectDistinct({ language: stories.language })
        .from(stories)
        .where(isVisibleTo(viewer))
        .orderBy(stories.language);
      return {
        stories: page,
        total: await db.$count(stories, where),
        languages: languages.map(({ language }) => language),
      };
    },

    async find(viewer: string | null, id: string): Promise<VisibleStory | null> {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select(summary(viewer))
        .from(stories)
        .where(and(eq(stories.id, id), isVisibleTo(viewer)));
      return found ?? null;
    },

    /** @returns null unless `ownerId` owns the story */
    async findOwned(ownerId: string, id: string): Promise<OwnedStory | null> {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select({
          children: stories.children,
          language: stories.language,
          about: stories.about,
          aboutForOthers: stories.aboutForOthers,
        })
        .from(stories)
        .where(and(eq(stories.id, id), eq(stories.ownerId, ownerId), isNull(stories.deletedAt)));
      return found ?? null;
    },

    /** As the three below, changes nothing and returns false unless `ownerId` owns the story. */
    rename: (ownerId: string, id: string, titles: StoryTitles): Promise<boolean> =>
      changeOwn(ownerId, id, titles),
    share: (ownerId: string, id: string, sharedAt: EpochMs | null): Promise<boolean> =>
      changeOwn(ownerId, id, { sharedAt }),
    delete: (ownerId: string, id: string, now: EpochMs): Promise<boolean> =>
      changeOwn(ownerId, id, { deletedAt: now }),
    restore: (ownerId: string, id: string, deletedAfter: EpochMs): Promise<boolean> =>
      changeOwn(
        ownerId,
        id,
        { deletedAt: null },
        or(isNull(stories.deletedAt), gt(stories.deletedAt, deletedAfter)),
      ),

    async purge(deletedUntil: EpochMs): Promise<void> {
      await db
        .delete(stories)
        .where(and(isNotNull(stories.deletedAt), lte(stories.deletedAt, deletedUntil)));
    },
  };
}

function summary(viewer: string | null) {
  const edition = sql`case when ${isOwnedBy(viewer)} then 'own' else 'others' end`;
  return {
    id: stories.id,
    isOwn: isOwnedBy(viewer),
    title: editionColumn<string>(viewer, stories.title, stories.titleForOthers),
    about: editionColumn<VisibleStory["about"]>(viewer, stories.about, stories.aboutForOthers),
    language: stories.language,
    level: stories.level,
    createdAt: stories.createdAt,
    isShared: sql<boolean>`${stories.sharedAt} is not null`,
    voiced: sql<number>`(select count(*)::integer from ${storyVoices}
      where ${storyVoices.storyId} = ${stories.id} and ${storyVoices.line} = 'dialogue'
      and ${storyVoices.edition} = ${edition})`,
  };
}

function conditionsOf(
  viewer: string | null,
  { words, language, level, isMineAlone }: StoryFilters,
): (SQL | undefined)[] {
  const text = editionColumn<string>(viewer, stories.searched, stories.searchedForOthers);
  return [
    ...words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`),
    language === "" ? undefined : eq(stories.language, language),
    level === "" ? undefined : eq(stories.level, level),
    isMineAlone ? isOwnedBy(viewer) : undefined,
  ];
}

/** Escapes the wildcards of LIKE. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}
