/** Who may edit or delete a message, and until when. */
import { MINUTE_MS, type EpochMs } from "../time.ts";

const CHANGEABLE_MS = 15 * MINUTE_MS;

export interface ChangeFacts {
  senderId: string;
  /** When the server stored it. */
  sentAt: EpochMs;
  isDeleted: boolean;
  /** Whether anything can be written in the conversation still. */
  isOpen: boolean;
}

export type ChangeRefusal =
  | "chat/closed"
  | "chat/message-of-other"
  | "chat/message-deleted"
  | "chat/message-too-old";

/** From this instant on a message stays as it is. */
function changeableUntil(sentAt: EpochMs): EpochMs {
  return sentAt + CHANGEABLE_MS;
}

/** What was sent after this instant can be changed at `now`; the same rule, for a query. */
export function changeableSince(now: EpochMs): EpochMs {
  return now - CHANGEABLE_MS;
}

/** Why the account `uid` may not edit or delete a message; null where it may. */
export function refuseChange(facts: ChangeFacts, uid: string, now: EpochMs): ChangeRefusal | null {
  if (facts.senderId !== uid) return "chat/message-of-other";
  if (!facts.isOpen) return "chat/closed";
  if (facts.isDeleted) return "chat/message-deleted";
  return now < changeableUntil(facts.sentAt) ? null : "chat/message-too-old";
}
