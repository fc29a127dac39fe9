/** Wires what accounts are told of their sessions. */
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Jobs } from "#core/ports/jobs";
import type { LiveEvents } from "#core/ports/live-events";
import type { Mailer } from "#core/ports/mail";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { createCalendars, type CalendarsDeps } from "./calendars.service.ts";
import { createNoticeLedger } from "./notice-ledger.repository.ts";
import type { NoticeSchedule } from "./notice-schedule.ts";
import { createNoticeSettingsRepository, type IsProven } from "./notice-settings.repository.ts";
import { handleNoticeJobs } from "./notices.jobs.ts";
import { createNoticesService, type NoticesDeps } from "./notices.service.ts";
import { createRequestAlertsRepository } from "./request-alerts.repository.ts";
import { createRequestAlerts } from "./request-alerts.service.ts";
import { createRequestNotices, type RequestNoticesDeps } from "./request-notices.repository.ts";
import { createTelling } from "./telling.service.ts";
import { createToldNotices } from "./told-notices.repository.ts";
import { createUnsubscribeLinks } from "./unsubscribe-links.ts";

export interface CreateNoticesDeps extends Pick<NoticesDeps, "noteCalendar"> {
  db: Database;
  isProven: IsProven;
  jobs: Pick<Jobs, "handle" | "every" | "wake"> & { addWithin: AddJob };
  mailer: Pick<Mailer, "post">;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
  /** The installation's. */
  secret: string;
  /** The product's own, without a slash at its end; asked for as late as it is needed. */
  origin(): string;
  /** Of the schedules feature. */
  schedules: Pick<RequestNoticesDeps, "findOpen" | "findHeld"> & {
    find(db: Database, scheduleId: string): Promise<NoticeSchedule | null>;
    findAll(db: Database, scheduleIds: readonly string[]): Promise<NoticeSchedule[]>;
    findTimed(db: Database, now: EpochMs): Promise<NoticeSchedule[]>;
    findForCalendar(
      db: Database,
      ...asked: Parameters<CalendarsDeps["findForCalendar"]>
    ): Promise<NoticeSchedule[]>;
  };
}

export type Notices = ReturnType<typeof createNotices>;

export function createNotices(deps: CreateNoticesDeps) {
  const { db, isProven, jobs, mailer, live, clock, secret, origin, schedules, noteCalendar } = deps;
  const { find, findAll: findSchedules, findTimed, findOpen, findHeld } = schedules;
  const ledger = createNoticeLedger({ db, addJob: jobs.addWithin, findSchedules, findTimed });
  const told = createToldNotices(db);
  const alerts = createRequestAlertsRepository(db);
  const noteRequests = createRequestNotices({
    ...{ db, addJob: jobs.addWithin, alerts, findOpen, findHeld },
  });
  const settings = createNoticeSettingsRepository(db, isProven);
  const unsubscribeLinks = createUnsubscribeLinks(secret, origin);
  const findSchedule = (scheduleId: string) => find(db, scheduleId);
  const calendars = createCalendars({
    ...{ settings, findSchedule, namesOf: told.namesOf, secret, origin, clock },
    findForCalendar: (...asked) => schedules.findForCalendar(db, ...asked),
  });
  const telling = createTelling({
    ...{
      ledger,
      noteRequests,
      told,
      settings,
      findSchedule,
      mailer,
      unsubscribeLinks,
      live,
      origin,
      clock,
    },
  });
  handleNoticeJobs(jobs, telling);
  return {
    ...createNoticesService({
      ...{ told, settings, unsubscribeLinks, live, clock, noteCalendar },
      findSchedules: (scheduleIds) => schedules.findAll(db, scheduleIds),
      calendarAddress: calendars.addressOf,
    }),
    calendars,
    requestAlerts: createRequestAlerts(alerts, clock),
    noteDue: telling.noteDue,
    cleanUp: telling.cleanUp,
    /** For the schedules feature: what its changes are told to. */
    events: { note: ledger.note },
  };
}
