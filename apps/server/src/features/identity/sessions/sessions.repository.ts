import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import { gatherReads } from "#core/concurrency/gather-reads";
import type { Database } from "#platform/db/database";
import { sessions, users } from "#platform/db/schema/identity";
import { addProfile, passwordEvidence } from "../accounts.repository.ts";
import { isStillInvited } from "../coder-access/invitations.repository.ts";
import { noteDevice } from "../devices/known-devices.repository.ts";
import { addSecurityEvent } from "../security-log/security-log.repository.ts";
import { lockWaysIn, type ProvingSession } from "../proof/proof.repository.ts";
import type { SessionBeginning } from "./session-beginning.ts";
import { prepareUsualBeginning } from "./usual-beginning.repository.ts";

export function createSessionRepository(db: Database) {
  const byTokens = db
    .select({
      token: sessions.token,
      id: sessions.id,
      uid: sessions.userId,
      person: sessions.person,
      expiresAt: sessions.expiresAt,
      openedAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
      isDisabled: users.isDisabled,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.token} = any(${sql.placeholder("tokens")}::text[])`)
    .prepare("sessions_by_token");

  /** Every call of a signed-in client asks; how many do at once is what a statement for each would cost. */
  const find = gatherReads(async (tokens) => {
    const rows = await byTokens.execute({ tokens });
    return new Map(rows.map(({ token, ...row }) => [token, withFacts(row)]));
  });

  const beginUsual = prepareUsualBeginning(db);

  return {
    /** Finds a session, also one that has expired, and whether its account is disabled. */
    find,

    /**
     * Adds a session with its profile, browser and event, and removes the account's oldest beyond
     * `most`; one sign-in of an account at a time.
     *
     * @returns the ids of those that were removed, and whether the browser was known; null, with
     *   nothing added, where the evidence or the invitation does not hold any more
     */
    async begin(
      beginning: SessionBeginning,
      most: number,
    ): Promise<{ removed: string[]; isDeviceKnown: boolean } | null> {
      const { session: added, evidence, invitationId, device, event, newDeviceEvent } = beginning;
      const { uid, ...session } = added;
      const isByPassword = typeof evidence !== "function";
      if (isByPassword && (await beginUsual(beginning, evidence.passwordHash, most))) {
        return { removed: [], isDeviceKnown: true };
      }
      const holds = isByPassword
        ? passwordEvidence(evidence.passwordHash, session.openedAt)
        : evidence;
      return db.transaction(async (tx) => {
        const email = await lockWaysIn(tx, uid);
        // The evidence last: a recovery code is spent by it.
        const isInvited = email !== null && (await isStillInvited(tx, invitationId, uid));
        if (!isInvited || !(await holds(tx, { uid, email }))) return null;
        const { address, openedAt, endsAt, ...row } = session;
        const at = new Date(openedAt);
        await addProfile(tx, uid, session.person, openedAt);
        await tx.insert(sessions).values({
          ...row,
          userId: uid,
          ipAddress: address,
          expiresAt: new Date(endsAt),
          createdAt: at,
          updatedAt: at,
        });
        const isOver = sql`${sessions.expiresAt} <= ${at.toISOString()}::timestamptz`;
        const beyond = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.userId, uid))
          // The new one stays, also beside another of the same millisecond.
          .orderBy(desc(eq(sessions.id, row.id)), isOver, desc(sessions.createdAt))
          .offset(most);
        const removed = await tx
          .delete(sessions)
          .where(inArray(sessions.id, beyond))
          .returning({ id: sessions.id });
        const isDeviceKnown = await noteDevice(tx, uid, device, openedAt);
        if (!isDeviceKnown && newDeviceEvent) await addSecurityEvent(tx, newDeviceEvent, openedAt);
        await addSecurityEvent(tx, event, openedAt);
        return { removed: removed.map(({ id }) => id), isDeviceKnown };
      });
    },

    /** @returns the session as it is now, or null when there is none any more */
    async prolong(sessionId: string, endsAt: EpochMs) {
      const [prolonged] = await db
        .update(sessions)
        .set({ expiresAt: new Date(endsAt) })
        .where(eq(sessions.id, sessionId))
        .returning({
          token: sessions.token,
          expiresAt: sessions.expiresAt,
          openedAt: sessions.createdAt,
          lastUsedAt: sessions.updatedAt,
        });
      return prolonged ? withFacts(prolonged) : null;
    },

    /** Notes that a session was used, unless that was noted after `notedBefore`. */
    async noteUse(sessionId: string, now: EpochMs, notedBefore: EpochMs): Promise<void> {
      await db
        .update(sessions)
        .set({ updatedAt: new Date(now) })
        .where(and(eq(sessions.id, sessionId), lte(sessions.updatedAt, new Date(notedBefore))));
    },

    /** Those of an account whose `endsAt` is after `endsAfter`, latest first. */
    async list(uid: string, endsAfter: EpochMs) {
      const rows = await db
        .select({
          id: sessions.id,
          person: sessions.person,
          expiresAt: sessions.expiresAt,
          openedAt: sessions.createdAt,
          lastUsedAt: sessions.updatedAt,
          address: sessions.ipAddress,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, uid), gt(sessions.expiresAt, new Date(endsAfter))))
        .orderBy(desc(sessions.createdAt), desc(sessions.id));
      return rows.map(({ address, userAgent, ...row }) => ({
        ...withFacts(row),
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

    /** @returns the ids of those that were removed: all of the account but one */
    async removeOthersOf({ uid, sessionId }: ProvingSession): Promise<string[]> {
      return removeOtherSessions(db, { uid, sessionId });
    },

    async removeAllOf(uid: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, uid));
    },
  };
}

/** Also within a transaction, with what ends them. @returns their ids */
export async function removeOtherSessions(
  tx: Database,
  { uid, sessionId }: ProvingSession,
): Promise<string[]> {
  const removed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return removed.map(({ id }) => id);
}

/** The instants that decide when a session ends, as `SessionFacts` has them. */
function withFacts<Row extends { expiresAt: Date; openedAt: Date; lastUsedAt: Date }>({
  expiresAt,
  openedAt,
  lastUsedAt,
  ...row
}: Row) {
  return {
    ...row,
    endsAt: expiresAt.getTime(),
    openedAt: openedAt.getTime(),
    lastUsedAt: lastUsedAt.getTime(),
  };
}
