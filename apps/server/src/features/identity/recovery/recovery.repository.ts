import { MINUTE_MS, type EpochMs } from "@codetale/domain/time";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { oneTimeCodes, tickets, users } from "#platform/db/schema/identity";
import {
  removeUnsettledPasskeys,
  removeWaysIn,
  savePassword,
  type RevokeCalendar,
} from "../accounts.repository.ts";
import {
  addTicket,
  findTicket,
  spendTicket,
  type TicketPurpose,
} from "../codes/tickets.repository.ts";

const LINK = "reset-password";
const CODE = "forgot-password";
const RECEIPT = "password-set";

/** How long a call that set a password can be repeated. */
const RECEIPT_MS = 15 * MINUTE_MS;

/** The token in a link is a ticket. */
interface ResetLink {
  token: string;
  email: string;
  expiresAt: EpochMs;
}

export function createRecoveryRepository(db: Database, revokeCalendar: RevokeCalendar) {
  return {
    /**
     * Spends the ticket and puts a link in force instead of those before it.
     *
     * @returns until when the ticket could have been spent, or null when it is not valid
     */
    exchange(ticket: string, { token, ...link }: ResetLink, now: EpochMs): Promise<EpochMs | null> {
      return db.transaction(async (tx) => {
        const spent = await spendTicket(tx, { ticket, purpose: CODE, email: link.email }, now);
        if (!spent) return null;
        await removeTickets(tx, link.email, [LINK]);
        await addTicket(tx, { ...link, ticket: token, purpose: LINK });
        return spent.expiresAt;
      });
    },

    /** Gives the ticket back for a link that could not be mailed. */
    async restoreTicket(
      ticket: string,
      expiresAt: EpochMs,
      { token, email }: ResetLink,
      now: EpochMs,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await spendTicket(tx, { ticket: token, purpose: LINK }, now);
        await addTicket(tx, { ticket, purpose: CODE, email, expiresAt });
      });
    },

    /** @returns whose link it is, or null when it has expired, was used or replaced */
    findLink: (token: string, now: EpochMs): Promise<{ email: string } | null> =>
      findTicket(db, { ticket: token, purpose: LINK }, now),

    /**
     * Spends the link, sets the password of its account, removes the account's other ways in and ends
     * all of its sessions, all or nothing.
     *
     * @param receipt a ticket that from then on proves it; null for none
     * @returns null when the link is not valid any more
     */
    setPassword(
      token: string,
      passwordHash: string,
      receipt: string | null,
      now: EpochMs,
    ): Promise<{ uid: string } | null> {
      return db.transaction(async (tx) => {
        const link = await spendTicket(tx, { ticket: token, purpose: LINK }, now);
        if (!link) return null;
        const uid = await verifyAddress(tx, link.email, now);
        if (uid === null) return null;
        // Whoever had the account may have linked an identity of theirs.
        await removeWaysIn(tx, uid);
        await removeUnsettledPasskeys(tx, uid, now);
        await revokeCalendar(tx, uid, now);
        await savePassword(tx, uid, passwordHash, now);
        // What else was sent for the forgotten password is worth nothing any more.
        await removeTickets(tx, link.email, [LINK, CODE]);
        await tx
          .delete(oneTimeCodes)
          .where(and(eq(oneTimeCodes.email, link.email), eq(oneTimeCodes.purpose, CODE)));
        if (receipt !== null) {
          const { email } = link;
          const expiresAt = now + RECEIPT_MS;
          await addTicket(tx, { ticket: receipt, purpose: RECEIPT, email, expiresAt });
        }
        return { uid };
      });
    },

    /** @returns the account whose password was set, or null when the receipt proves nothing */
    async findOwner(receipt: string, now: EpochMs): Promise<{ uid: string } | null> {
      const proof = await findTicket(db, { ticket: receipt, purpose: RECEIPT }, now);
      if (!proof) return null;
      const [user] = await db
        .select({ uid: users.id })
        .from(users)
        .where(eq(users.email, proof.email));
      return user ?? null;
    },
  };
}

async function removeTickets(tx: Database, email: string, purposes: TicketPurpose[]) {
  await tx.delete(tickets).where(and(eq(tickets.email, email), inArray(tickets.purpose, purposes)));
}

/** Opening the link proves the address. @returns the uid of its account, if any */
async function verifyAddress(tx: Database, email: string, now: EpochMs): Promise<string | null> {
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date(now) })
    .where(eq(users.email, email))
    .returning({ uid: users.id });
  return user?.uid ?? null;
}
