/**
 * What an account's download contains of what its coder says and of how its learner rated; with the
 * account both are deleted. How learners rated its coder is told as everywhere: all together.
 */
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { coderProfiles, coderRatings } from "#platform/db/schema/coders";

const { uid: owner, ...profileColumns } = getTableColumns(coderProfiles);
const { learnerId, coderId, ...ratingColumns } = getTableColumns(coderRatings);

export async function exportCoders(db: Database, { uid }: AccountRef) {
  return {
    coderProfile: await db.select(profileColumns).from(coderProfiles).where(eq(owner, uid)),
    coderRatings: await db
      .select(ratingColumns)
      .from(coderRatings)
      .where(eq(learnerId, uid))
      .orderBy(asc(coderRatings.ratedAt)),
  };
}
