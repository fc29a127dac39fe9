/** SQL conditions: who may see a story, and in which edition. */
import { and, isNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#platform/db/schema/identity";
import { stories } from "#platform/db/schema/stories";

/** A uid, its placeholder in a prepared statement, or null for a visitor. */
type Viewer = string | Placeholder | null;

export function isOwnedBy(viewer: Viewer): SQL<boolean> {
  return viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${stories.ownerId} = ${viewer}, false)`;
}

/** One's own, and what others share, but for accounts that are disabled. */
export function isVisibleTo(viewer: Viewer): SQL | undefined {
  return and(
    isNull(stories.deletedAt),
    sql`(${isOwnedBy(viewer)} or (${stories.sharedAt} is not null and ${isOwnerEnabled}))`,
  );
}

/** Whether the story's owner may sign in; true for a sample, which has no owner. */
export const isOwnerEnabled = sql<boolean>`not exists (
  select 1 from ${users} where ${users.id} = ${stories.ownerId} and ${users.isDisabled}
)`;

/** The column of the edition that the viewer sees: private for the owner, shared for others. */
export function editionColumn<Value>(
  viewer: Viewer,
  privateColumn: PgColumn,
  sharedColumn: PgColumn,
): SQL<Value> {
  return sql<Value>`case when ${isOwnedBy(viewer)} then ${privateColumn} else ${sharedColumn} end`;
}
