import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { sessions, users } from "#platform/db/schema";

export type SessionRow = typeof sessions.$inferInsert;

export interface LiveSession {
  id: string;
  uid: string;
  person: string;
  endsAt: EpochMs;
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Database) {
  const byToken = db
    .select({
      id: sessions.id,
      uid: sessions.userId,
      person: sessions.person,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder("token")),
        gt(sessions.expiresAt, sql.placeholder("endsAfter")),
        eq(users.isDisabled, false),
      ),
    )
    .prepare("session_by_token");

  return {
    /** Finds a session that ends after `endsAfter` and whose account is not disabled. */
    async find(token: string, endsAfter: EpochMs): Promise<LiveSession | null> {
      const [found] = await byToken.execute({ token, endsAfter: new Date(endsAfter) });
      if (!found) return null;
      const { expiresAt, ...session } = found;
      return { ...session, endsAt: expiresAt.getTime() };
    },

    async add(row: SessionRow): Promise<void> {
      await db.insert(sessions).values(row);
    },

    async remove(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}
