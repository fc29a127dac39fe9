import { randomUUID } from "node:crypto";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { accounts, oneTimeCodes, sessions, tickets, users } from "#platform/db/schema/identity";
import { PASSWORD_PROVIDER } from "../accounts.repository.ts";
import type { TicketClaim, TicketPurpose } from "../codes/ticket.ts";
import { spendTicket } from "../codes/tickets.repository.ts";

const LINK: TicketPurpose = "reset-password";
const CODE: TicketPurpose = "forgot-password";

interface ResetLink {
  tokenHash: string;
  email: string;
  expiresAt: EpochMs;
}

export type RecoveryRepository = ReturnType<typeof createRecoveryRepository>;

export function createRecoveryRepository(db: Database) {
  return {
    /**
     * Spends the ticket and puts a link in force instead of those before it.
     *
     * @returns until when the ticket could have been spent, or null when it is not valid
     */
    exchange(claim: TicketClaim, link: ResetLink, now: EpochMs): Promise<EpochMs | null> {
      return db.transaction(async (tx) => {
        const expiresAt = await spendTicket(tx, claim, now);
        if (expiresAt === null) return null;
        await tx.delete(tickets).where(isFor(link.email, [LINK]));
        await tx.insert(tickets).values(rowOf(link));
        return expiresAt;
      });
    },

    /** Gives the ticket back for a link that could not be mailed. */
    async restoreTicket(
      { ticketHash, email, purpose }: TicketClaim,
      expiresAt: EpochMs,
      link: ResetLink,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(tickets).where(eq(tickets.ticketHash, link.tokenHash));
        await tx.insert(tickets).values({ ticketHash, email, purpose, expiresAt });
      });
    },

    /** @returns whose link it is, or null when it has expired, was used or replaced */
    async findLink(tokenHash: string, now: EpochMs): Promise<{ email: string } | null> {
      const [found] = await db
        .select({ email: tickets.email })
        .from(tickets)
        .where(
          and(
            eq(tickets.ticketHash, tokenHash),
            eq(tickets.purpose, LINK),
            gt(tickets.expiresAt, now),
          ),
        );
      return found ?? null;
    },

    /**
     * Spends the link, sets the password of its account and ends all of the account's sessions, all
     * or nothing.
     *
     * @returns null when the link is not valid any more
     */
    setPassword(
      tokenHash: string,
      passwordHash: string,
      now: EpochMs,
    ): Promise<{ uid: string } | null> {
      return db.transaction(async (tx) => {
        const [spent] = await tx
          .delete(tickets)
          .where(
            and(
              eq(tickets.ticketHash, tokenHash),
              eq(tickets.purpose, LINK),
              gt(tickets.expiresAt, now),
            ),
          )
          .returning({ email: tickets.email });
        if (!spent) return null;
        const uid = await verifyAddress(tx, spent.email, new Date(now));
        if (uid === null) return null;
        await replacePassword(tx, uid, passwordHash, new Date(now));
        await tx.delete(sessions).where(eq(sessions.userId, uid));
        // What else was sent for the forgotten password is worth nothing any more.
        await tx.delete(tickets).where(isFor(spent.email, [LINK, CODE]));
        await tx
          .delete(oneTimeCodes)
          .where(and(eq(oneTimeCodes.email, spent.email), eq(oneTimeCodes.purpose, CODE)));
        return { uid };
      });
    },
  };
}

function isFor(email: string, purposes: TicketPurpose[]) {
  return and(eq(tickets.email, email), inArray(tickets.purpose, purposes));
}

function rowOf({ tokenHash, email, expiresAt }: ResetLink) {
  return { ticketHash: tokenHash, email, purpose: LINK, expiresAt };
}

/** Opening the link proves the address. @returns the uid of its account, if any */
async function verifyAddress(tx: Database, email: string, now: Date): Promise<string | null> {
  const [user] = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.email, email))
    .returning({ uid: users.id });
  return user?.uid ?? null;
}

async function replacePassword(
  tx: Database,
  uid: string,
  password: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      accountId: uid,
      providerId: PASSWORD_PROVIDER,
      userId: uid,
      password,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password, updatedAt: now },
    });
}
