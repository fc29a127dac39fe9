/** The alerts of coders; each query but the one for telling is for one account's own. */
import { randomUUID } from "node:crypto";
import type { RequestAlert } from "@codetale/contract/request-alerts";
import type { RequestAlert as TellingAlert } from "@codetale/domain/notices/request-alerts";
import { isSameFilter, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, eq, not } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { violates } from "#platform/db/database-errors";
import { isDisabledAccount } from "#platform/db/disabled-account";
import { lockAccount } from "#platform/db/lock-account";
import { noticeSettings, requestAlerts } from "#platform/db/schema/notices";

export type RequestAlertsRepository = ReturnType<typeof createRequestAlertsRepository>;

/** For telling. */
export interface AlertsOfAccount {
  /** The account's (IANA); null where no browser has told it. */
  timeZone: string | null;
  alerts: TellingAlert[];
}

type Row = typeof requestAlerts.$inferSelect;

export function createRequestAlertsRepository(db: Database) {
  const { id, accountId, createdAt } = requestAlerts;
  const isOwn = (uid: string, alertId: string) => and(eq(id, alertId), eq(accountId, uid));

  const listRows = (uid: string, within = db) =>
    within.select().from(requestAlerts).where(eq(accountId, uid)).orderBy(asc(createdAt), asc(id));

  return {
    async list(uid: string): Promise<RequestAlert[]> {
      return (await listRows(uid)).map(toAlert);
    },

    /**
     * The account is locked, so that of parallel calls each counts those before it.
     *
     * @returns the one that is like it where there is one; `"too-many"` where there are `most`
     */
    add: (
      uid: string,
      filter: RequestFilter,
      { most, now }: { most: number; now: EpochMs },
    ): Promise<RequestAlert | "too-many"> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, uid);
        const alerts = (await listRows(uid, tx)).map(toAlert);
        const same = alerts.find((alert) => isSameFilter(alert, filter));
        if (same) return same;
        if (alerts.length >= most) return "too-many";
        const alert = { id: randomUUID(), ...filter };
        await tx.insert(requestAlerts).values({
          ...{ id: alert.id, accountId: uid, createdAt: now, changedAt: now },
          ...toColumns(filter),
        });
        return alert;
      }),

    /** @returns null where it is not the account's, `"same"` where another is like it */
    async change(
      uid: string,
      alertId: string,
      filter: RequestFilter,
      now: EpochMs,
    ): Promise<RequestAlert | "same" | null> {
      try {
        const changed = await db
          .update(requestAlerts)
          .set({ ...toColumns(filter), changedAt: now })
          .where(isOwn(uid, alertId))
          .returning({ id });
        return changed.length === 0 ? null : { id: alertId, ...filter };
      } catch (error) {
        if (violates(error, "request_alerts_once")) return "same";
        throw error;
      }
    },

    async remove(uid: string, alertId: string): Promise<boolean> {
      const removed = await db.delete(requestAlerts).where(isOwn(uid, alertId)).returning({ id });
      return removed.length > 0;
    },

    /** Of accounts that may sign in. */
    async byAccount(): Promise<Map<string, AlertsOfAccount>> {
      const rows = await db
        .select({ alert: requestAlerts, timeZone: noticeSettings.timeZone })
        .from(requestAlerts)
        .leftJoin(noticeSettings, eq(noticeSettings.accountId, accountId))
        .where(not(isDisabledAccount(accountId)));
      const found = new Map<string, AlertsOfAccount>();
      for (const { alert, timeZone } of rows) {
        const alerts = found.get(alert.accountId)?.alerts ?? [];
        alerts.push({ ...toAlert(alert), sinceAt: alert.changedAt });
        found.set(alert.accountId, { timeZone, alerts });
      }
      return found;
    },
  };
}

/** For an account that is a coder's no more. */
export async function removeAlertsOf(tx: Database, uid: string): Promise<void> {
  await tx.delete(requestAlerts).where(eq(requestAlerts.accountId, uid));
}

function toAlert({ id, language, difficulty, part, days }: Row): RequestAlert {
  return {
    id,
    language: language || null,
    difficulty: difficulty || null,
    part: part || null,
    days: days || null,
  };
}

function toColumns({ language, difficulty, part, days }: RequestFilter) {
  return {
    ...({ language: language ?? "", difficulty: difficulty ?? "" } as const),
    ...({ part: part ?? "", days: days ?? "" } as const),
  };
}
