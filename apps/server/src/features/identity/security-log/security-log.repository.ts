import type { SecurityEventKind } from "@codetale/contract/security-events";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, desc, eq, lt, lte, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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
      select(uid === null ? undefined : eq(securityEvents.uid, uid))
        .orderBy(desc(securityEvents.at), desc(securityEvents.id))
        .limit(most),

    /** The latest first; `email` names the account that they are about, `before` an event by its id. */
    page: ({ kind, email, before }: EventFilter, most: number) =>
      select(
        and(
          kind && eq(securityEvents.kind, kind),
          email === "" ? undefined : eq(users.email, email),
          before === undefined ? undefined : lt(securityEvents.id, before),
        ),
      )
        .orderBy(desc(securityEvents.id))
        .limit(most),
  };

  function select(where: SQL | undefined) {
    return db
      .select({
        id: securityEvents.id,
        at: securityEvents.at,
        kind: securityEvents.kind,
        detail: securityEvents.detail,
        uid: securityEvents.uid,
        address: securityEvents.address,
        /** Null without an account, and where it is deleted. */
        email: users.email,
        operator: operators.email,
      })
      .from(securityEvents)
      .leftJoin(users, eq(users.id, securityEvents.uid))
      .leftJoin(operators, eq(operators.id, securityEvents.operatorUid))
      .where(where)
      .$dynamic();
  }
}

export interface EventFilter {
  kind?: SecurityEventKind | undefined;
  /** Empty for every account. */
  email: string;
  before?: number | undefined;
}

const operators = alias(users, "operators");

/** Also within a transaction, with what the event is about. */
export async function addSecurityEvent(
  db: Database,
  { kind, uid, operatorUid, address, detail = "" }: SecurityEvent,
  now: EpochMs,
): Promise<void> {
  await db.insert(securityEvents).values({ at: now, kind, uid, operatorUid, address, detail });
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
  await db
    .update(securityEvents)
    .set({ operatorUid: null })
    .where(eq(securityEvents.operatorUid, uid));
}

export async function removeOldSecurityEvents(db: Database, now: EpochMs): Promise<void> {
  await db.delete(securityEvents).where(lte(securityEvents.at, now - SECURITY_LOG_MS));
}
