import type { EpochMs } from "@codetale/domain/time";
import { asc, desc, eq, lte } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { securityEvents, users } from "#platform/db/schema/identity";
import { SECURITY_LOG_MS, type SecurityEvent } from "./security-events.ts";

export type SecurityLogRepository = ReturnType<typeof createSecurityLogRepository>;

export type LoggedEvent = Awaited<ReturnType<SecurityLogRepository["latest"]>>[number];

export function createSecurityLogRepository(db: Database) {
  return {
    add: (event: SecurityEvent, now: EpochMs) => addSecurityEvent(db, event, now),

    /** The latest first, of one account or of all. */
    latest: (uid: string | null, most: number) =>
      db
        .select({
          at: securityEvents.at,
          kind: securityEvents.kind,
          detail: securityEvents.detail,
          uid: securityEvents.uid,
          address: securityEvents.address,
          /** Null without an account, and where it is deleted. */
          email: users.email,
        })
        .from(securityEvents)
        .leftJoin(users, eq(users.id, securityEvents.uid))
        .where(uid === null ? undefined : eq(securityEvents.uid, uid))
        .orderBy(desc(securityEvents.at), desc(securityEvents.id))
        .limit(most),
  };
}

/** Also within a transaction, with what the event is about. */
export async function addSecurityEvent(
  db: Database,
  { kind, uid, address, detail = "" }: SecurityEvent,
  now: EpochMs,
): Promise<void> {
  await db.insert(securityEvents).values({ at: now, kind, uid, address, detail });
}

/** For the account's own download, the earliest first. */
export function securityEventsOf(db: Database, uid: string) {
  return db
    .select({
      at: securityEvents.at,
      event: securityEvents.kind,
      detail: securityEvents.detail,
      address: securityEvents.address,
    })
    .from(securityEvents)
    .where(eq(securityEvents.uid, uid))
    .orderBy(asc(securityEvents.at), asc(securityEvents.id));
}

export async function removeSecurityEventsOf(db: Database, uid: string): Promise<void> {
  await db.delete(securityEvents).where(eq(securityEvents.uid, uid));
}

export async function removeOldSecurityEvents(db: Database, now: EpochMs): Promise<void> {
  await db.delete(securityEvents).where(lte(securityEvents.at, now - SECURITY_LOG_MS));
}
