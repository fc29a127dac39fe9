/** Reads and changes stories, limited to what the viewer may see and the owner may change. */
import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories, storyVoices } from "#platform/db/schema/stories";
import { isUuid } from "#core/uuid";
import { isVisibleTo, isOwnedBy, editionColumn } from "../story-visibility.repository.ts";
import type { LibraryStore, VisibleStory, StoryFilters } from "./library.service.ts";

export function createLibraryRepository(db: Database): LibraryStore {
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
    async list(viewer, filters, { offset, limit }) {
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

    async find(viewer, id): Promise<VisibleStory | null> {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select(summary(viewer))
        .from(stories)
        .where(and(eq(stories.id, id), isVisibleTo(viewer)));
      return found ?? null;
    },

    async findOwned(ownerId, id) {
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

    rename: (ownerId, id, titles) => changeOwn(ownerId, id, titles),
    share: (ownerId, id, sharedAt) => changeOwn(ownerId, id, { sharedAt }),
    delete: (ownerId, id, now) => changeOwn(ownerId, id, { deletedAt: now }),
    restore: (ownerId, id, deletedAfter) =>
      changeOwn(
        ownerId,
        id,
        { deletedAt: null },
        or(isNull(stories.deletedAt), gt(stories.deletedAt, deletedAfter)),
      ),

    async purge(deletedUntil: EpochMs) {
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
