/** Tickets: proof that the holder reads the mail of an address, from entering a code or from a link. */
import { createHash, randomBytes } from "node:crypto";
import type { OtpPurpose } from "@codetale/contract/identity";

/** What a code was entered for; `reset-password` is the ticket in a mailed link. */
export type TicketPurpose = OtpPurpose | "reset-password";

/** A ticket that was handed in, with what it has to prove. */
export interface TicketClaim {
  ticketHash: string;
  email: string;
  purpose: TicketPurpose;
}

/** 256 random bits. */
export function newTicket(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a ticket, which is too random to be guessed from it. */
export function ticketHash(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}
