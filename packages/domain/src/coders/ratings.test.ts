import { describe, expect, it, test } from "vitest";
import { at } from "../testing/at.ts";
import { DAY_MS } from "../time.ts";
import {
  changeableSince,
  changeableUntil,
  refuseRating,
  shownRatings,
  type RatingCounts,
} from "./ratings.ts";

const ratedAt = at("10:00");
const end = ratedAt + 14 * DAY_MS;

describe("[SCHED-4] a session can be rated", () => {
  it("once it is completed, and be it a year ago", () => {
    expect(refuseRating({ isCompleted: false, ratedAt: null }, ratedAt)).toBe(
      "rating/not-completed",
    );
    expect(refuseRating({ isCompleted: true, ratedAt: null }, ratedAt + 365 * DAY_MS)).toBeNull();
  });

  test.each([
    [end - 1, null],
    [end, "rating/final"],
    [end + 1, "rating/final"],
  ])("anew for 14 days: at %d", (now, refusal) => {
    expect(changeableUntil(ratedAt)).toBe(end);
    expect(refuseRating({ isCompleted: true, ratedAt }, now)).toBe(refusal);
    expect(ratedAt > changeableSince(now)).toBe(refusal === null);
  });
});

const counts = (some: Partial<RatingCounts> = {}): RatingCounts => ({
  ratings: 3,
  stars: 14,
  raters: 3,
  finalRaters: 0,
  ...some,
});

describe("[GUARD-4] of a coder's ratings", () => {
  it("nothing is shown before three learners have rated, however often each", () => {
    expect(shownRatings(counts({ ratings: 0, stars: 0, raters: 0 }))).toBeNull();
    expect(shownRatings(counts({ ratings: 9, stars: 45, raters: 2 }))).toBeNull();
    expect(shownRatings(counts())).toEqual({ average: 4.7, count: 3, hasWords: false });
  });

  it("words are shown once those of three learners are final", () => {
    expect(shownRatings(counts({ finalRaters: 2 }))?.hasWords).toBe(false);
    expect(shownRatings(counts({ finalRaters: 3 }))?.hasWords).toBe(true);
  });

  test.each([
    [4, 17, 4.3],
    [6, 20, 3.3],
    [3, 15, 5],
    [3, 3, 1],
  ])("the average of %d with %d stars is %d", (ratings, stars, average) => {
    expect(shownRatings(counts({ ratings, stars }))).toMatchObject({ average, count: ratings });
  });
});
