import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { sessions, users } from "#platform/db/schema/identity";
import type { SessionRepository } from "./session-store.service.ts";

export function createSessionRepository(db: Database): SessionRepository {
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
    async find(token, endsAfter) {
      const [found] = await byToken.execute({ token, endsAfter: new Date(endsAfter) });
      if (!found) return null;
      const { expiresAt, ...session } = found;
      return { ...session, endsAt: expiresAt.getTime() };
    },

    async add({ id, token, uid, person, address, userAgent, openedAt, endsAt }) {
      await db.insert(sessions).values({
        id,
        token,
        userId: uid,
        person,
        ipAddress: address,
        userAgent,
        expiresAt: new Date(endsAt),
        createdAt: new Date(openedAt),
        updatedAt: new Date(openedAt),
      });
    },

    async isOfDisabled(token) {
      const found = await db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.token, token), eq(users.isDisabled, true)));
      return found.length > 0;
    },

    async prolong(sessionId, endsAt, now) {
      const [prolonged] = await db
        .update(sessions)
        .set({ expiresAt: new Date(endsAt), updatedAt: new Date(now) })
        .where(eq(sessions.id, sessionId))
        .returning({ token: sessions.token });
      return prolonged?.token ?? null;
    },

    async list(uid, endsAfter) {
      const rows = await db
        .select({
          id: sessions.id,
          person: sessions.person,
          createdAt: sessions.createdAt,
          address: sessions.ipAddress,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, new Date(endsAfter))))
        .orderBy(desc(sessions.createdAt), desc(sessions.id));
      return rows.map(({ createdAt, address, userAgent, ...row }) => ({
        ...row,
        openedAt: createdAt.getTime(),
        address: address || null,
        userAgent: userAgent ?? "",
      }));
    },

    async remove(sessionId) {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },

    async removeOf(uid, sessionId) {
      const removed = await db
        .delete(sessions)
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)))
        .returning({ id: sessions.id });
      return removed.length > 0;
    },

    async removeAllOf(uid) {
      await db.delete(sessions).where(eq(sessions.userId, uid));
    },
  };
}
