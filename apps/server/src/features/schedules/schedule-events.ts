/**
 * Where each change of a schedule is told to. Called by the repositories within the transaction of
 * the change, after its statement: what is told of it is there if and only if the change is.
 */
import type { ScheduleChangeKind } from "@codetale/domain/schedules/changes";
import type { EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";

export interface ScheduleEvent {
  kind: ScheduleChangeKind;
  scheduleId: string;
  /** The account that did it; null where the clock did, as when no coder came. */
  by: string | null;
  at: EpochMs;
  /** The coder it concerns, where the schedule's row does not name them any more. */
  formerCoderId?: string | null;
  /** When it was to be before it was moved. */
  earlier?: { startsAt: EpochMs; endsAt: EpochMs };
}

export interface ScheduleEvents {
  /** @param tx the transaction of the changes; what fails in here undoes them */
  note(tx: Database, ...events: ScheduleEvent[]): Promise<void>;
}
