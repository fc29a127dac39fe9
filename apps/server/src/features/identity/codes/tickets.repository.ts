/** Tickets: proof that the holder reads the mail of an address, from entering a code or from a link. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { tickets } from "#platform/db/schema/identity";
import { hashOf } from "../secrets.ts";
import type { CodePurpose } from "./one-time-code-rules.ts";

/**
 * What a code was entered for; `reset-password` is the ticket in a mailed link, `password-set` proves
 * that its holder used such a link.
 */
export type TicketPurpose = CodePurpose | "reset-password" | "password-set";

/** A ticket that was handed in, with what it has to prove. */
export interface TicketClaim {
  ticket: string;
  purpose: TicketPurpose;
  /** Any address where absent. */
  email?: string;
}

/** What a valid ticket proves, and until when. */
interface TicketProof {
  email: string;
  expiresAt: EpochMs;
}

const proof = { email: tickets.email, expiresAt: tickets.expiresAt };

export async function addTicket(
  tx: Database,
  { ticket, purpose, email, expiresAt }: TicketClaim & TicketProof,
): Promise<void> {
  await tx.insert(tickets).values({ ticketHash: hashOf(ticket), purpose, email, expiresAt });
}

/** @returns null when the ticket proves something else, has expired or was spent before */
export async function findTicket(
  db: Database,
  claim: TicketClaim,
  now: EpochMs,
): Promise<TicketProof | null> {
  const [found] = await db.select(proof).from(tickets).where(proves(claim, now));
  return found ?? null;
}

/** Like `findTicket`; within the transaction of what it is spent on. */
export async function spendTicket(
  tx: Database,
  claim: TicketClaim,
  now: EpochMs,
): Promise<TicketProof | null> {
  const [spent] = await tx.delete(tickets).where(proves(claim, now)).returning(proof);
  return spent ?? null;
}

function proves({ ticket, email, purpose }: TicketClaim, now: EpochMs) {
  return and(
    eq(tickets.ticketHash, hashOf(ticket)),
    eq(tickets.purpose, purpose),
    gt(tickets.expiresAt, now),
    email === undefined ? undefined : eq(tickets.email, email),
  );
}
