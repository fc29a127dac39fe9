import type { OwnRating } from "@codetale/contract/coders";
import {
  changeableSince,
  changeableUntil,
  type RatingCounts,
} from "@codetale/domain/coders/ratings";
import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, lte, ne, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { isMissingReference } from "#platform/db/database-errors";
import { coderRatings } from "#platform/db/schema/coders";

/** Largest number of words in one profile. */
const MOST_WORDS = 50;
/** Largest number of ratings in a learner's list, the latest. */
const MOST_LISTED = 500;

interface NewRating {
  scheduleId: string;
  coderId: string;
  learnerId: string;
  stars: number;
  words: string;
}

export type RatingRepository = ReturnType<typeof createRatingRepository>;

export function createRatingRepository(db: Database) {
  const { scheduleId, coderId, learnerId, stars, words, ratedAt } = coderRatings;
  const columns = { scheduleId, stars, words, ratedAt };
  return {
    /** @returns when the session was rated first; null before that */
    async ratedAt(id: string): Promise<EpochMs | null> {
      const [found] = await db.select({ ratedAt }).from(coderRatings).where(eq(scheduleId, id));
      return found?.ratedAt ?? null;
    },

    /**
     * Stores the one rating of a session, or changes it while it can be changed at `now`.
     *
     * @returns `"final"` where it cannot, `"gone"` where session, coder or learner are deleted
     */
    async save(rating: NewRating, now: EpochMs): Promise<OwnRating | "final" | "gone"> {
      const set = { stars: rating.stars, words: rating.words, changedAt: now };
      try {
        const [saved] = await db
          .insert(coderRatings)
          .values({ ...rating, ratedAt: now, changedAt: now })
          .onConflictDoUpdate({
            target: scheduleId,
            set,
            setWhere: sql`${ratedAt} > ${changeableSince(now)}
              and ${learnerId} = ${rating.learnerId} and ${coderId} = ${rating.coderId}`,
          })
          .returning(columns);
        return saved ? toOwnRating(saved) : "final";
      } catch (error) {
        if (isMissingReference(error)) return "gone";
        throw error;
      }
    },

    /** Latest first. */
    async listOf(learner: string): Promise<OwnRating[]> {
      const rows = await db
        .select(columns)
        .from(coderRatings)
        .where(eq(learnerId, learner))
        .orderBy(desc(ratedAt))
        .limit(MOST_LISTED);
      return rows.map(toOwnRating);
    },

    async countsOf(coder: string, now: EpochMs): Promise<RatingCounts> {
      const isFinal = lte(ratedAt, changeableSince(now));
      const [counts] = await db
        .select({
          ratings: sql<number>`count(*)::int`,
          stars: sql<number>`coalesce(sum(${stars}), 0)::int`,
          raters: sql<number>`count(distinct ${learnerId})::int`,
          finalRaters: sql<number>`(count(distinct ${learnerId}) filter (where ${isFinal}))::int`,
        })
        .from(coderRatings)
        .where(eq(coderId, coder));
      return counts ?? { ratings: 0, stars: 0, raters: 0, finalRaters: 0 };
    },

    /**
     * What learners wrote in ratings that can be changed no more, in the order of the texts, which
     * says nothing of when or by whom; of very many, the latest.
     */
    async wordsOf(coder: string, now: EpochMs): Promise<string[]> {
      const rows = await db
        .select({ words })
        .from(coderRatings)
        .where(and(eq(coderId, coder), lte(ratedAt, changeableSince(now)), ne(words, "")))
        .orderBy(desc(ratedAt))
        .limit(MOST_WORDS);
      return rows.map((row) => row.words).toSorted();
    },
  };
}

interface RatingRow {
  scheduleId: string;
  stars: number;
  words: string;
  ratedAt: EpochMs;
}

function toOwnRating({ ratedAt, ...rating }: RatingRow): OwnRating {
  return { ...rating, changeableUntil: changeableUntil(ratedAt) };
}
