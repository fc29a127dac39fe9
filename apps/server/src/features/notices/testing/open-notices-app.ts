/** Notices with the schedules feature that tells them, on a database of their own. */
import { at } from "@codetale/domain/testing/at";
import type { Mail } from "#core/ports/mail";
import type { JobData, JobHandler, JobKind } from "#core/ports/jobs";
import { insertCoder, insertLearner } from "#testing/accounts";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { aCoder, aLearner, createTestApp } from "#testing/http";
import { RecordedLiveEvents } from "#testing/live-events";
import { createSchedules } from "../../schedules/create-schedules.ts";
import { scheduleRoutes } from "../../schedules/schedules.routes.ts";
import { schedulesForNotices } from "../../schedules/schedules-for-notices.repository.ts";
import { createNotices } from "../create-notices.ts";
import { noticeRoutes } from "../notices.routes.ts";

export type NoticesApp = Awaited<ReturnType<typeof openNoticesApp>>;

/** At first it is 09:00 on the day that all tests share. */
export async function openNoticesApp() {
  const { db, close } = await openTestDatabase();
  const clock = new TestClock(at("09:00"));
  const live = new RecordedLiveEvents();
  const mails: RecordedMail[] = [];
  const mailer = {
    failure: null as Error | null,
    async post(mail: Mail, until: number, id = "") {
      const { failure } = mailer;
      mailer.failure = null;
      if (failure) throw failure;
      if (!mails.some((kept) => kept.id === id)) mails.push({ ...mail, until, id });
    },
  };
  const jobs = new HeldJobs();
  const unproven = new Set<string>();
  const loggedCalendars: [uid: string, isShared: boolean][] = [];
  const notices = createNotices({
    ...{ db, jobs, mailer, live, clock, secret: "a secret of at least 32 characters" },
    isProven: async (_tx, { uid }) => !unproven.has(uid),
    origin: () => "https://codetale.example",
    schedules: schedulesForNotices,
    noteCalendar: async ({ uid }, isShared) => void loggedCalendars.push([uid, isShared]),
  });
  const chats = { open: async () => {}, close: async () => {} };
  const refunds = { add: async () => {}, wake: () => {} };
  const schedules = createSchedules({
    ...{ db, chats, refunds, live, clock },
    events: notices.events,
  });
  const app = createTestApp({ clock });
  await app.register(scheduleRoutes, { schedules });
  await app.register(noticeRoutes, { notices });
  return {
    ...{ app, db, clock, live, mails, mailer, jobs, notices, schedules, loggedCalendars },
    /** Accounts whose sessions are not proven. */
    unproven,

    /** A learner and a coder that no test has used. */
    async nextPair() {
      mails.length = 0;
      live.events.length = 0;
      return {
        lena: aLearner((await insertLearner(db, { name: "Lena" })).uid),
        cody: aCoder((await insertCoder(db, { name: "Cody" })).uid),
      };
    },

    /** Everything that is due at `now`, as the job of every minute has it. */
    async passTo(now: number): Promise<void> {
      clock.set(now);
      await notices.noteDue();
      await jobs.runAll();
    },

    async close() {
      await app.close();
      await close();
    },
  };
}

export interface RecordedMail extends Mail {
  until: number;
  id: string;
}

/** Jobs that wait until a test has them run. */
class HeldJobs {
  readonly #handlers = new Map<JobKind, JobHandler>();
  readonly waiting: { kind: JobKind; data: JobData }[] = [];

  handle = (kind: JobKind, handler: JobHandler): void => {
    this.#handlers.set(kind, handler);
  };
  every = (): void => {};
  wake = (): void => {};
  addWithin = async (_tx: unknown, kind: JobKind, ...added: JobData[]): Promise<void> => {
    for (const data of added) {
      this.waiting.push({ kind, data });
    }
  };

  async runAll(): Promise<void> {
    for (const { kind, data } of this.waiting.splice(0)) await this.run(kind, data);
  }

  async run(kind: JobKind, data: JobData): Promise<void> {
    await this.#handlers.get(kind)?.run(data, new AbortController().signal);
  }

  /** Whether an operator is told that running it again would do nothing. */
  async isOver({ kind, data }: { kind: JobKind; data: JobData }): Promise<boolean> {
    return (await this.#handlers.get(kind)?.isOver?.(data)) ?? false;
  }
}
