/**
 * The problems that an account added, for its download. When the account is deleted its problems
 * stay, and the foreign key sets `added_by` to null.
 */
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { problems } from "#platform/db/schema/problems";

const { addedBy, ...columns } = getTableColumns(problems);

export async function exportProblems(db: Database, { uid }: AccountRef) {
  return {
    problems: await db
      .select(columns)
      .from(problems)
      .where(eq(problems.addedBy, uid))
      .orderBy(asc(problems.createdAt)),
  };
}
