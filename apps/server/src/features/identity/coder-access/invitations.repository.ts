/** Invitations of coders; the code is kept as a hash alone. */
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { coderInvitations, sessions, users } from "#platform/db/schema/identity";

interface NewInvitation {
  id: string;
  codeHash: string;
  note: string;
  createdAt: EpochMs;
  expiresAt: EpochMs;
}

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;

export type ListedInvitation = Awaited<ReturnType<InvitationRepository["list"]>>[number];

export function createInvitationRepository(db: Database) {
  return {
    async add(invitation: NewInvitation): Promise<void> {
      await db.insert(coderInvitations).values(invitation);
    },

    /** @returns the id of the invitation with the code, taken already or still open; null for none */
    async findValid(codeHash: string, now: EpochMs): Promise<string | null> {
      const [found] = await db
        .select({ id: coderInvitations.id })
        .from(coderInvitations)
        .where(and(eq(coderInvitations.codeHash, codeHash), isTakenOrOpenAt(now)));
      return found?.id ?? null;
    },

    /** Of any number of accounts that take an invitation at once, one gets it. */
    take: (id: string, uid: string, now: EpochMs) => takeInvitation(db, id, uid, now),

    /** The oldest first, with the address of the account that has taken it. */
    list: () =>
      db
        .select({
          id: coderInvitations.id,
          note: coderInvitations.note,
          createdAt: coderInvitations.createdAt,
          expiresAt: coderInvitations.expiresAt,
          usedAt: coderInvitations.usedAt,
          email: users.email,
        })
        .from(coderInvitations)
        .leftJoin(users, eq(users.id, coderInvitations.uid))
        .orderBy(asc(coderInvitations.createdAt), asc(coderInvitations.id)),

    /**
     * Removes the invitation, and ends the coder's sessions of the account that has taken it.
     *
     * @returns null where there is none; else the ids of the ended sessions
     */
    revoke: (id: string): Promise<{ uid: string | null; endedSessions: string[] } | null> =>
      db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(coderInvitations)
          .where(eq(coderInvitations.id, id))
          .returning({ uid: coderInvitations.uid });
        if (!removed) return null;
        const { uid } = removed;
        if (uid === null) return { uid, endedSessions: [] };
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.userId, uid), eq(sessions.person, "coder")))
          .returning({ id: sessions.id });
        return { uid, endedSessions: ended.map(({ id: sessionId }) => sessionId) };
      }),
  };
}

/**
 * @returns whether the account took it now for the first time or had it already; `"refused"` where it
 *   is another's, has expired or was revoked
 */
export async function takeInvitation(
  tx: Database,
  id: string,
  uid: string,
  now: EpochMs,
): Promise<"first" | "again" | "refused"> {
  const isThis = eq(coderInvitations.id, id);
  const isOpen = and(isNull(coderInvitations.uid), gt(coderInvitations.expiresAt, now));
  const [taken] = await tx
    .update(coderInvitations)
    .set({ uid, usedAt: now })
    .where(and(isThis, isOpen))
    .returning({ id: coderInvitations.id });
  if (taken) return "first";
  const isOwn = (await tx.$count(coderInvitations, and(isThis, eq(coderInvitations.uid, uid)))) > 0;
  return isOwn ? "again" : "refused";
}

/** What nobody took in time. */
export async function removeExpiredInvitations(db: Database, now: EpochMs): Promise<void> {
  await db
    .delete(coderInvitations)
    .where(and(isNull(coderInvitations.uid), lte(coderInvitations.expiresAt, now)));
}

/** When and by what note an account was invited. */
export function invitationsOf(db: Database, uid: string) {
  return db
    .select({ note: coderInvitations.note, usedAt: coderInvitations.usedAt })
    .from(coderInvitations)
    .where(eq(coderInvitations.uid, uid));
}

function isTakenOrOpenAt(now: EpochMs) {
  return or(isNotNull(coderInvitations.uid), gt(coderInvitations.expiresAt, now));
}
