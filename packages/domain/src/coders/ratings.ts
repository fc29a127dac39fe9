/** How a learner rates the coder of a completed session, and what others see of it. */
import { DAY_MS, type EpochMs } from "../time.ts";

/** A rating is one star to this many. */
export const MOST_STARS = 5;

/** Ratings of fewer learners are not shown, so that none of them can be told from the others. */
export const FEWEST_RATERS = 3;

/** So long after it was first given a rating can be changed, and its words are not shown. */
export const CHANGEABLE_DAYS = 14;
const CHANGEABLE_MS = CHANGEABLE_DAYS * DAY_MS;

export interface RatingFacts {
  isCompleted: boolean;
  /** When the learner rated it first; null before that. */
  ratedAt: EpochMs | null;
}

/** Why a session cannot be rated; each value is a failure of the contract. */
export type RatingRefusal = "rating/not-completed" | "rating/final";

/** Returns why the session's learner may not rate it, or change the rating, at `now`; else null. */
export function refuseRating(
  { isCompleted, ratedAt }: RatingFacts,
  now: EpochMs,
): RatingRefusal | null {
  if (!isCompleted) return "rating/not-completed";
  return ratedAt === null || now < changeableUntil(ratedAt) ? null : "rating/final";
}

/** From this instant on a rating stays as it is. */
export function changeableUntil(ratedAt: EpochMs): EpochMs {
  return ratedAt + CHANGEABLE_MS;
}

/** What was rated after this instant can be changed at `now`; the same rule, for a query. */
export function changeableSince(now: EpochMs): EpochMs {
  return now - CHANGEABLE_MS;
}

/** The ratings of one coder, counted. */
export interface RatingCounts {
  ratings: number;
  /** The sum of all stars. */
  stars: number;
  /** Different learners among them. */
  raters: number;
  /** Different learners among those whose rating can be changed no more. */
  finalRaters: number;
}

export interface ShownRatings {
  /** Stars, to a tenth. */
  average: number;
  count: number;
  /** Whether the words of the ratings that are final are shown as well. */
  hasWords: boolean;
}

/** What is shown of a coder's ratings; null before three learners have rated. */
export function shownRatings(counts: RatingCounts): ShownRatings | null {
  const { ratings, stars, raters, finalRaters } = counts;
  if (raters < FEWEST_RATERS) return null;
  return {
    average: Math.round((stars / ratings) * 10) / 10,
    count: ratings,
    hasWords: finalRaters >= FEWEST_RATERS,
  };
}
