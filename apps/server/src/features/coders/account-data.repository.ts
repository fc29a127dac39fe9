/** What an account's download contains of what its coder says; with the account it is deleted. */
import { eq, getTableColumns } from "drizzle-orm";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { coderProfiles } from "#platform/db/schema/coders";

const { uid: owner, ...profileColumns } = getTableColumns(coderProfiles);

export async function exportCoders(db: Database, { uid }: AccountRef) {
  return {
    coderProfile: await db.select(profileColumns).from(coderProfiles).where(eq(owner, uid)),
  };
}
