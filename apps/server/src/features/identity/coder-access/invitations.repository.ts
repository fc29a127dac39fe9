/** Invitations of coders; the code is kept as a hash alone. */
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { coderInvitations, secondSteps, sessions, users } from "#platform/db/schema/identity";
import { lockWaysIn } from "../proof/proof.repository.ts";

interface NewInvitation {
  id: string;
  codeHash: string;
  note: string;
  createdAt: EpochMs;
  expiresAt: EpochMs;
}

export type InvitationRepository = ReturnType<typeof createInvitationRepository>;

export type ListedInvitation = Awaited<ReturnType<InvitationRepository["list"]>>[number];

/** What other features do in the transaction in which an account is a coder's no more. */
export type EndCoding = (tx: Database, uid: string) => Promise<void>;

/** @param endCoding for who revokes */
export function createInvitationRepository(db: Database, endCoding: EndCoding = async () => {}) {
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
     * Removes the invitation, and ends the coder's sessions of the account that has taken it, those
     * included that wait for their second step.
     *
     * @returns null where there is none; else the ids of the ended sessions
     */
    revoke: (id: string) => revokeInvitation(db, endCoding, id),
  };
}

async function revokeInvitation(
  db: Database,
  endCoding: EndCoding,
  id: string,
): Promise<{ uid: string | null; endedSessions: string[] } | null> {
  const [found] = await db
    .select({ uid: coderInvitations.uid })
    .from(coderInvitations)
    .where(eq(coderInvitations.id, id));
  if (!found) return null;
  const { uid } = found;
  const endedSessions = await db.transaction(async (tx) => {
    // A sign-in locks it as well: it is over by now, or finds no invitation any more.
    if (uid !== null) await lockWaysIn(tx, uid);
    const isTaker = uid === null ? isNull(coderInvitations.uid) : eq(coderInvitations.uid, uid);
    const removed = await tx
      .delete(coderInvitations)
      .where(and(eq(coderInvitations.id, id), isTaker))
      .returning({ id: coderInvitations.id });
    if (removed.length === 0) return null;
    if (uid === null) return [];
    await endCoding(tx, uid);
    return endCoderSessions(tx, uid);
  });
  // Else an account has taken it since it was read.
  return endedSessions ? { uid, endedSessions } : revokeInvitation(db, endCoding, id);
}

/** @returns the ids of the ended sessions */
async function endCoderSessions(tx: Database, uid: string): Promise<string[]> {
  await tx
    .delete(secondSteps)
    .where(and(eq(secondSteps.uid, uid), eq(secondSteps.person, "coder")));
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), eq(sessions.person, "coder")))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/**
 * To be asked while the account is locked, so that no sign-in by an invitation outlasts its revocation.
 *
 * @param invitationId null where none is needed
 */
export async function isStillInvited(
  tx: Database,
  invitationId: string | null,
  uid: string,
): Promise<boolean> {
  if (invitationId === null) return true;
  const isIt = and(eq(coderInvitations.id, invitationId), eq(coderInvitations.uid, uid));
  return (await tx.$count(coderInvitations, isIt)) > 0;
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
