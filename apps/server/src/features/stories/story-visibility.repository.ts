/** SQL conditions: who may see a story, and in which edition. */
import { and, isNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { stories } from "#platform/db/schema/stories";

/** A uid, its placeholder in a prepared statement, or null for a visitor. */
type Viewer = string | Placeholder | null;

export function isOwnedBy(viewer: Viewer): SQL<boolean> {
  return viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`coalesce(${stories.ownerId} = ${viewer}, false)`;
}

export function isVisibleTo(viewer: Viewer): SQL | undefined {
  return and(
    isNull(stories.deletedAt),
    sql`(${isOwnedBy(viewer)} or ${stories.sharedAt} is not null)`,
  );
}

/** The column of the edition that the viewer sees: private for the owner, shared for others. */
export function editionColumn<Value>(
  viewer: Viewer,
  privateColumn: PgColumn,
  sharedColumn: PgColumn,
): SQL<Value> {
  return sql<Value>`case when ${isOwnedBy(viewer)} then ${privateColumn} else ${sharedColumn} end`;
}
