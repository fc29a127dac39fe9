/**
 * Which stories a list has: the account's own and those that others share, each half by an index of
 * its own, so that neither a page nor a count reads what it does not show (decision 097).
 */
import type { listStories } from "@codetale/contract/stories";
import { and, desc, eq, isNotNull, isNull, ne, not, or, sql, type SQL } from "drizzle-orm";
import { unionAll, type PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Database } from "#platform/db/database";
import { containing } from "#platform/db/like-pattern";
import { characterRuns, stories } from "#platform/db/schema/stories";
import { isOwnerEnabled } from "../story-visibility.repository.ts";
import { runsOf } from "./search-text.ts";

export interface StoryFilters extends Pick<
  z.output<typeof listStories.query>,
  "language" | "level"
> {
  words: readonly string[];
  isMineAlone: boolean;
}

/**
 * How many of the newest shared stories are asked for the words of a search one by one, before the index
 * of words is: that reads all stories with a common word, of which a page is among the newest.
 */
const ASKED_ONE_BY_ONE = 1_000;

/** The stories from `offset` on, latest first, as a subquery of their ids. */
export function pageOfStories(
  db: Database,
  viewer: string | null,
  filters: StoryFilters,
  { offset, limit }: { offset: number; limit: number },
) {
  const end = offset + limit;
  const latestFirst = [desc(stories.createdAt), desc(stories.id)];
  const latestOf = (half: SQL | undefined) =>
    idsWhere(db, half)
      .orderBy(...latestFirst)
      .limit(end);
  const newest = db
    .select({ id: stories.id, createdAt: stories.createdAt, text: stories.searchedForOthers })
    .from(stories)
    .where(sharedWith(viewer, { ...filters, words: [] }))
    .orderBy(...latestFirst)
    .limit(filters.words.length === 0 ? end : ASKED_ONE_BY_ONE)
    .as("newest");
  const found = db.$with("found").as(
    db
      .select({ id: newest.id, createdAt: newest.createdAt })
      .from(newest)
      .where(and(...containsAll(newest.text, filters.words)))
      .orderBy(desc(newest.createdAt), desc(newest.id))
      .limit(end),
  );
  const isWholePage = sql`(select count(*) from ${found}) = ${end}`;
  const halves = unionAll(
    latestOf(ownOf(viewer, filters)),
    db.select({ id: found.id, createdAt: found.createdAt }).from(found).where(isWholePage),
    latestOf(and(sharedWith(viewer, filters), not(isWholePage))),
  ).as("halves");
  return db
    .with(found)
    .select({ id: halves.id, createdAt: halves.createdAt })
    .from(halves)
    .orderBy(desc(halves.createdAt), desc(halves.id))
    .limit(limit)
    .offset(offset)
    .as("page");
}

/** @returns how many stories the list has over all pages; counted to `most` and one more */
export async function countStories(
  db: Database,
  viewer: string | null,
  filters: StoryFilters,
  most: number,
): Promise<number> {
  const someOf = (half: SQL | undefined) => idsWhere(db, half).limit(most + 1);
  const counted = unionAll(someOf(ownOf(viewer, filters)), someOf(sharedWith(viewer, filters))).as(
    "counted",
  );
  return Math.min(await db.$count(counted), most + 1);
}

/**
 * The languages of all stories that the viewer may see, in order. From one shared language the next
 * is found by the index, so that it takes a step for each language, not for each story.
 */
export async function languagesOfStories(db: Database, viewer: string | null): Promise<string[]> {
  const firstShared = (after: SQL) => sql`(
    select ${stories.language} from ${stories} where ${and(isShared, isOwnerEnabled, after)}
    order by ${stories.language} limit 1
  )`;
  const { rows } = (await db.execute(sql`
    with recursive shared (language) as (
      select ${firstShared(sql`true`)}
      union all
      select ${firstShared(sql`${stories.language} > shared.language`)}
      from shared where shared.language is not null
    )
    select language from shared where language is not null
    union
    select ${stories.language} from ${stories} where ${isOwn(viewer)}
    order by language`)) as { rows: { language: string }[] };
  return rows.map(({ language }) => language);
}

function idsWhere(db: Database, where: SQL | undefined) {
  return db.select({ id: stories.id, createdAt: stories.createdAt }).from(stories).where(where);
}

/** In the words of the partial indexes. */
const isShared = and(isNotNull(stories.sharedAt), isNull(stories.deletedAt));

function isOwn(viewer: string | null): SQL | undefined {
  return viewer === null ? sql`false` : and(eq(stories.ownerId, viewer), isNull(stories.deletedAt));
}

function ownOf(viewer: string | null, filters: StoryFilters): SQL | undefined {
  return and(isOwn(viewer), ...conditionsOf(stories.searched, filters));
}

function sharedWith(viewer: string | null, filters: StoryFilters): SQL | undefined {
  if (filters.isMineAlone) return sql`false`;
  const isOfOthers =
    viewer === null ? undefined : or(isNull(stories.ownerId), ne(stories.ownerId, viewer));
  const runs = filters.words.flatMap(runsOf);
  return and(
    isShared,
    isOwnerEnabled,
    isOfOthers,
    // What the index finds; that the runs stand in one word, the words' own conditions say.
    runs.length === 0
      ? undefined
      : sql`${characterRuns(stories.searchedForOthers)} @> ${sql.param(runs)}::text[]`,
    ...conditionsOf(stories.searchedForOthers, filters),
  );
}

function conditionsOf(
  text: PgColumn,
  { words, language, level }: StoryFilters,
): (SQL | undefined)[] {
  return [
    ...containsAll(text, words),
    language === "" ? undefined : eq(stories.language, language),
    level === "" ? undefined : eq(stories.level, level),
  ];
}

function containsAll(text: PgColumn, words: readonly string[]): SQL[] {
  return words.map((word) => sql`${text} like ${containing(word)}`);
}
