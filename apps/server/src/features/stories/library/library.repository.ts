/**
 * Reads and changes stories, limited to what the viewer may see and the owner may change. A viewer
 * of null is a visitor. Deleted stories are absent, except to `restore` and `purge`.
 */
import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { stories, storyVoices } from "#platform/db/schema/stories";
import type { StoryOverview } from "#core/stories/story-overview";
import { isUuid } from "#core/uuid";
import { mayBeSpokenBy } from "../consents/consents.repository.ts";
import { isVisibleTo, isOwnedBy, editionColumn } from "../story-visibility.repository.ts";
import {
  countStories,
  languagesOfStories,
  pageOfStories,
  type StoryFilters,
} from "./listed-stories.repository.ts";

export type LibraryRepository = ReturnType<typeof createLibraryRepository>;

/** A story as the viewer sees it: the owner the private edition, others the shared one. */
export type VisibleStory = NonNullable<Awaited<ReturnType<LibraryRepository["find"]>>>;

type StoryChange = Partial<
  Pick<
    typeof stories.$inferInsert,
    "title" | "titleForOthers" | "searched" | "searchedForOthers" | "sharedAt" | "deletedAt"
  >
>;

/** @param voice the name of the outside service that speaks; null where there is none */
export function createLibraryRepository(db: Database, voice: string | null) {
  /** Changes the owner's story in `state`. @returns false where there is none */
  async function change(
    ownerId: string,
    id: string,
    changes: StoryChange,
    state: SQL | undefined = isNull(stories.deletedAt),
  ): Promise<boolean> {
    if (!isUuid(id)) return false;
    const changed = await db
      .update(stories)
      .set(changes)
      .where(and(eq(stories.id, id), eq(stories.ownerId, ownerId), state))
      .returning({ id: stories.id });
    return changed.length > 0;
  }

  return {
    /** @param most of the total: where there are more, it is one more than that */
    async list(
      viewer: string | null,
      filters: StoryFilters,
      { most, ...part }: { offset: number; limit: number; most: number },
    ) {
      const page = pageOfStories(db, viewer, filters, part);
      return {
        stories: await db
          .select(summary(viewer, voice))
          .from(page)
          .innerJoin(stories, eq(stories.id, page.id))
          .orderBy(desc(stories.createdAt), desc(stories.id)),
        total: await countStories(db, viewer, filters, most),
        languages: await languagesOfStories(db, viewer),
      };
    },

    async find(viewer: string | null, id: string) {
      if (!isUuid(id)) return null;
      const [found] = await db
        .select(summary(viewer, voice))
        .from(stories)
        .where(and(eq(stories.id, id), isVisibleTo(viewer)));
      return found ?? null;
    },

    /** @returns false where the owner has no such story that may be shared */
    share: (ownerId: string, id: string, sharedAt: EpochMs) =>
      change(
        ownerId,
        id,
        { sharedAt },
        and(isNull(stories.deletedAt), isNull(stories.takenDownAt)),
      ),

    /** What renaming needs of both editions. @returns null unless `ownerId` owns the story */
    async findOwned(ownerId: string, id: string) {
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

    change: (ownerId: string, id: string, changes: StoryChange) => change(ownerId, id, changes),

    /** @returns false unless `ownerId` owns the story and it was not deleted before `deletedAfter` */
    restore: (ownerId: string, id: string, deletedAfter: EpochMs): Promise<boolean> =>
      change(
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

function summary(viewer: string | null, voice: string | null) {
  const edition = sql`case when ${isOwnedBy(viewer)} then 'own' else 'others' end`;
  return {
    id: stories.id,
    isOwn: isOwnedBy(viewer),
    isAuthored: sql<boolean>`${stories.storyteller} = 'author'`,
    title: editionColumn<string>(viewer, stories.title, stories.titleForOthers),
    about: editionColumn<StoryOverview>(viewer, stories.about, stories.aboutForOthers),
    language: stories.language,
    level: stories.level,
    createdAt: stories.createdAt,
    isShared: sql<boolean>`${stories.sharedAt} is not null`,
    isTakenDown: sql<boolean>`${stories.takenDownAt} is not null`,
    maySpeak: mayBeSpokenBy(voice),
    /** How many scenes of this edition have audio. */
    voiced: sql<number>`(select count(*)::integer from ${storyVoices}
      where ${storyVoices.storyId} = ${stories.id} and ${storyVoices.line} = 'dialogue'
      and ${storyVoices.edition} = ${edition})`,
  };
}
