/** Tickets: proof that somebody entered the code that was sent to an address. */
import { createHash, randomBytes } from "node:crypto";
import type { OtpPurpose } from "@codetale/contract/identity";

/** A ticket that was handed in, with what it has to prove. */
export interface TicketClaim {
  ticketHash: string;
  email: string;
  purpose: OtpPurpose;
}

/** 256 random bits. */
export function newTicket(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a ticket, which is too random to be guessed from it. */
export function ticketHash(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}
