import type { EpochMs } from "@codetale/domain/time";
import { lte } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import {
  addressUndos,
  attempts,
  knownDevices,
  oneTimeCodes,
  openidSignIns,
  passkeyChallenges,
  secondSteps,
  sessions,
  tickets,
} from "#platform/db/schema/identity";
import { removeExpiredInvitations } from "./coder-access/invitations.repository.ts";
import { DEVICE_MS } from "./devices/devices.service.ts";
import { removeOldSecurityEvents } from "./security-log/security-log.repository.ts";
import { TRIES_WINDOW_MS } from "./codes/one-time-code-rules.ts";

/** Removes rows that have expired; they are refused already. */
export async function removeExpired(db: Database, now: EpochMs): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, new Date(now)));
  await db.delete(tickets).where(lte(tickets.expiresAt, now));
  await db.delete(openidSignIns).where(lte(openidSignIns.expiresAt, now));
  await db.delete(addressUndos).where(lte(addressUndos.expiresAt, now));
  await db.delete(knownDevices).where(lte(knownDevices.lastSeenAt, now - DEVICE_MS));
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db.delete(secondSteps).where(lte(secondSteps.expiresAt, now));
  await db.delete(attempts).where(lte(attempts.windowEndsAt, now));
  await removeOldSecurityEvents(db, now);
  await removeExpiredInvitations(db, now);
  // A code's tries are counted for as long as the code lives, or longer.
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, now - TRIES_WINDOW_MS));
}
