/** Creates the repositories and services of the coders feature. */
import type { Database } from "#platform/db/database";
import { createCoderProfileRepository } from "./coder-profiles.repository.ts";
import { createCoderProfiles, type CoderProfilesDeps } from "./coder-profiles.service.ts";
import { createRatingRepository } from "./ratings.repository.ts";
import { createRatings, type RatingsDeps } from "./ratings.service.ts";

interface CodersDeps
  extends
    Pick<CoderProfilesDeps, "findCoderOf" | "allowance" | "clock">,
    Pick<RatingsDeps, "findSession"> {
  db: Database;
}

export type Coders = ReturnType<typeof createCoders>;

export function createCoders({ db, findCoderOf, findSession, allowance, clock }: CodersDeps) {
  const limited = { allowance, clock };
  const ratings = createRatings({
    ...{ ratings: createRatingRepository(db), findSession, ...limited },
  });
  const profiles = createCoderProfileRepository(db);
  return {
    profiles: createCoderProfiles({
      ...{ profiles, findCoderOf, ratingsOf: ratings.shownOf, ...limited },
    }),
    ratings,
  };
}
