/** Who may see a story, and in which telling: the owner's own, or the one for everybody else. */
import { and, isNull, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { stories } from "#platform/db/schema/stories";

/** Whose screen it is, or will be where a statement is prepared; null is nobody's. */
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

/** The column of the telling that is the viewer's. */
export function editionColumn<Value>(viewer: Viewer, own: PgColumn, others: PgColumn): SQL<Value> {
  return sql<Value>`case when ${isOwnedBy(viewer)} then ${own} else ${others} end`;
}
