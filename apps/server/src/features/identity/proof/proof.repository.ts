/** The proof of a session: that its user owns the account, kept in the session's row. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { sessions, users } from "#platform/db/schema/identity";
import { spendTicket, type TicketClaim } from "../codes/tickets.repository.ts";

export type ProvingSession = Pick<Actor, "uid" | "sessionId">;

/**
 * Whether what was found right a moment ago still is, within the transaction that relies on it: the
 * account's row is locked, as by every change of its ways in. Also notes that a way in was used.
 */
export type Evidence = (tx: Database, account: AccountRef) => Promise<boolean>;

export function createProofRepository(db: Database) {
  return {
    /** @returns until when the session's proof holds; null for none */
    async find({ uid, sessionId }: ProvingSession, now: EpochMs): Promise<EpochMs | null> {
      const [found] = await db
        .select({ proofEndsAt: sessions.proofEndsAt })
        .from(sessions)
        .where(holds({ uid, sessionId }, now));
      return found?.proofEndsAt ?? null;
    },

    /** @returns false where the evidence does not hold any more, or the session has ended */
    note(session: ProvingSession, evidence: Evidence, proofEndsAt: EpochMs): Promise<boolean> {
      const { uid, sessionId } = session;
      return db.transaction(async (tx) => {
        const email = await lockWaysIn(tx, uid);
        if (email === null || !(await evidence(tx, { uid, email }))) return false;
        const noted = await tx
          .update(sessions)
          .set({ proofEndsAt })
          .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)))
          .returning({ id: sessions.id });
        return noted.length > 0;
      });
    },

    /** The code was entered that was mailed to the account's present address. */
    codeEvidence:
      (claim: TicketClaim, now: EpochMs): Evidence =>
      async (tx, { email }) =>
        (await spendTicket(tx, { ...claim, email }, now)) !== null,
  };
}

/**
 * For each change of an account's ways in, at the start of its transaction: of a change and a link
 * that undoes it, or a new password, the second waits for the first and sees what it did.
 */
export async function isProven(
  tx: Database,
  session: ProvingSession,
  now: EpochMs,
): Promise<boolean> {
  if ((await lockWaysIn(tx, session.uid)) === null) return false;
  return (await tx.$count(sessions, holds(session, now))) > 0;
}

/** For changes of what a proof is made of. */
export async function endProofsOf(tx: Database, uid: string): Promise<void> {
  await tx.update(sessions).set({ proofEndsAt: null }).where(eq(sessions.userId, uid));
}

/**
 * Has the changes of an account's ways in come one after the other. Rows that refer to the account
 * wait as well, such as sessions that begin; `lockAccount` lets them be written.
 *
 * @returns the account's e-mail address; null when there is no such account
 */
export async function lockWaysIn(tx: Database, uid: string): Promise<string | null> {
  const [found] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, uid))
    .for("update");
  return found?.email ?? null;
}

function holds({ uid, sessionId }: ProvingSession, now: EpochMs) {
  return and(eq(sessions.id, sessionId), eq(sessions.userId, uid), gt(sessions.proofEndsAt, now));
}
