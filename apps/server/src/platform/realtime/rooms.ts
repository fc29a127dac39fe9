/**
 * Which connections receive an event: each joins rooms for its account, its session and its role.
 */
import type { Actor } from "#core/actor";

export const CODERS_ROOM = "coders";

export function accountRoom(uid: string): string {
  return `account:${uid}`;
}

export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

export function roomsOf(actor: Actor): string[] {
  const own = [accountRoom(actor.uid), sessionRoom(actor.sessionId)];
  return actor.person === "coder" ? [...own, CODERS_ROOM] : own;
}
