/** The mails that tell owners that a story of theirs was taken down. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { users } from "#platform/db/schema/identity";
import { stories } from "#platform/db/schema/stories";

/** Where such mails are kept until they are sent. */
export interface TakeDownMails {
  /**
   * @param tx the transaction that notes that the owner is told
   * @param mail its title is as others read it
   */
  add(tx: Database, mail: { to: string; title: string }): Promise<void>;
  /** To be called after such a transaction. */
  wake(): void;
}

/** Taken down and not told yet. A deleted story's owner is told where they take it back. */
const isUntold = and(
  isNotNull(stories.takenDownAt),
  isNull(stories.ownerToldAt),
  isNull(stories.deletedAt),
);

/**
 * Posts a mail for each story that was taken down since, by screen or by command, in the transaction
 * that notes it; of any number of callers at once, one posts each.
 */
export async function postTakeDownMails(
  db: Database,
  mails: TakeDownMails,
  now: EpochMs,
): Promise<void> {
  const posted = await db.transaction(async (tx) => {
    const found = await tx
      .select({ id: stories.id, to: users.email, title: stories.titleForOthers })
      .from(stories)
      .innerJoin(users, eq(users.id, stories.ownerId))
      .where(isUntold)
      // An account that is being deleted is waited for: it gets no mail afterwards.
      .for("key share", { of: users });
    const ids = found.map(({ id }) => id);
    const noted = await tx
      .update(stories)
      .set({ ownerToldAt: now })
      .where(and(inArray(stories.id, ids), isUntold))
      .returning({ id: stories.id });
    const mine = new Set(noted.map(({ id }) => id));
    for (const { id, to, title } of found) if (mine.has(id)) await mails.add(tx, { to, title });
    return mine.size;
  });
  if (posted > 0) mails.wake();
}
