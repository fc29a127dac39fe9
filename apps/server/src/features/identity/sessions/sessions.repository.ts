import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { sessions, users } from "#platform/db/schema/identity";

export interface NewSession {
  uid: string;
  person: AccountRole;
  /** The network address that the user signed in from, for their list of sessions. */
  address: string;
  userAgent: string;
}

interface StoredSession extends NewSession {
  id: string;
  token: string;
  openedAt: EpochMs;
  endsAt: EpochMs;
}

export function createSessionRepository(db: Database) {
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
    async find(token: string, endsAfter: EpochMs) {
      const [found] = await byToken.execute({ token, endsAfter: new Date(endsAfter) });
      if (!found) return null;
      const { expiresAt, ...session } = found;
      return { ...session, endsAt: expiresAt.getTime() };
    },

    async add({ uid, address, openedAt, endsAt, ...session }: StoredSession): Promise<void> {
      const at = new Date(openedAt);
      await db.insert(sessions).values({
        ...session,
        userId: uid,
        ipAddress: address,
        expiresAt: new Date(endsAt),
        createdAt: at,
        updatedAt: at,
      });
    },

    /** Whether the token is of a session whose account is disabled. */
    async isOfDisabled(token: string): Promise<boolean> {
      const found = await db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.token, token), eq(users.isDisabled, true)));
      return found.length > 0;
    },

    /** @returns the session's token, or null when there is no such session any more */
    async prolong(sessionId: string, endsAt: EpochMs, now: EpochMs): Promise<string | null> {
      const [prolonged] = await db
        .update(sessions)
        .set({ expiresAt: new Date(endsAt), updatedAt: new Date(now) })
        .where(eq(sessions.id, sessionId))
        .returning({ token: sessions.token });
      return prolonged?.token ?? null;
    },

    /** Those of an account that end after `endsAfter`, latest first. */
    async list(uid: string, endsAfter: EpochMs) {
      const rows = await db
        .select({
          id: sessions.id,
          person: sessions.person,
          openedAt: sessions.createdAt,
          address: sessions.ipAddress,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, new Date(endsAfter))))
        .orderBy(desc(sessions.createdAt), desc(sessions.id));
      return rows.map(({ openedAt, address, userAgent, ...row }) => ({
        ...row,
        since: openedAt.getTime(),
        address: address || null,
        userAgent: userAgent ?? "",
      }));
    },

    async remove(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },

    /** @returns whether it was one of the account's */
    async removeOf(uid: string, sessionId: string): Promise<boolean> {
      const removed = await db
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)))
        .returning({ id: sessions.id });
      return removed.length > 0;
    },

    async removeAllOf(uid: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, uid));
    },
  };
}
