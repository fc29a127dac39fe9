import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { tickets } from "#platform/db/schema/identity";
import type { TicketClaim } from "./ticket.ts";

export async function isTicketValid(
  db: Database,
  claim: TicketClaim,
  now: EpochMs,
): Promise<boolean> {
  const found = await db
    .select({ ticketHash: tickets.ticketHash })
    .from(tickets)
    .where(proves(claim, now));
  return found.length > 0;
}

/**
 * Spends a ticket; within the transaction of what it is spent on.
 *
 * @returns until when it could have been spent; null when it proves something else, has expired
 *   or was spent before
 */
export async function spendTicket(
  tx: Database,
  claim: TicketClaim,
  now: EpochMs,
): Promise<EpochMs | null> {
  const [spent] = await tx
    .delete(tickets)
    .where(proves(claim, now))
    .returning({ expiresAt: tickets.expiresAt });
  return spent?.expiresAt ?? null;
}

function proves({ ticketHash, email, purpose }: TicketClaim, now: EpochMs) {
  return and(
    eq(tickets.ticketHash, ticketHash),
    eq(tickets.email, email),
    eq(tickets.purpose, purpose),
    gt(tickets.expiresAt, now),
  );
}
