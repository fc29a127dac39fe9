import type { EpochMs } from "@codetale/domain/time";
import { eq, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { attempts } from "#platform/db/schema/identity";
import type { AccountRef } from "#platform/db/account-data";

export type AttemptRepository = ReturnType<typeof createAttemptRepository>;

export function createAttemptRepository(db: Database) {
  const byKeys = db
    .select()
    .from(attempts)
    .where(sql`${attempts.key} = any(${sql.placeholder("keys")}::text[])`)
    .prepare("attempts_by_key");

  return {
    /**
     * Counts one more in the present window, or as the first of a new one; in one statement, so
     * that processes side by side count as one.
     */
    async add(key: string, windowMs: number, now: EpochMs) {
      const isOver = sql`${attempts.windowEndsAt} <= ${now}`;
      const [row] = await db
        .insert(attempts)
        .values({ key, count: 1, windowEndsAt: now + windowMs })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
          },
        })
        .returning();
      if (!row) throw new Error("an upsert answers its row");
      return row;
    },

    /** Counts one less. */
    async takeBack(key: string): Promise<void> {
      await db
        .update(attempts)
        .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
        .where(eq(attempts.key, key));
    },

    find: (keys: readonly string[]) => byKeys.execute({ keys }),

    async reset(key: string): Promise<void> {
      await db.delete(attempts).where(eq(attempts.key, key));
    },
  };
}

/** Deletes every count of the account: keys end in its uid, its address, or its uid and a session. */
export async function removeAttemptsOf(tx: Database, { uid, email }: AccountRef): Promise<void> {
  const ends = [`:${email}`, ` ${email}`, `:${uid}`];
  await tx
    .delete(attempts)
    .where(
      or(
        ...ends.map((end) => sql`right(${attempts.key}, ${[...end].length}::integer) = ${end}`),
        sql`position(${`:${uid} `} in ${attempts.key}) > 0`,
      ),
    );
}
