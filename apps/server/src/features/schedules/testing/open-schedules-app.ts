/** The feature on a database of its own, for tests that speak to it over HTTP. */
import { at } from "@codetale/domain/testing/at";
import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/db/database";
import { insertCoder, insertLearner } from "#testing/accounts";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { createTestApp } from "#testing/http";
import { RecordedLiveEvents } from "#testing/live-events";
import { createSchedules, type Schedules } from "../create-schedules.ts";
import type { ScheduleEvent, ScheduleEvents } from "../schedule-events.ts";
import type { ChatsOfSchedules } from "../schedules.repository.ts";
import type { OwedRefund, Refunds } from "../ways-out.repository.ts";
import { scheduleRoutes } from "../schedules.routes.ts";

export interface SchedulesApp {
  app: FastifyInstance;
  schedules: Schedules;
  db: Database;
  clock: TestClock;
  live: RecordedLiveEvents;
  chats: RecordedChats;
  events: RecordedScheduleEvents;
  refunds: RecordedRefunds;
  /** It is 09:00, nothing was told, and a learner and a coder are new. */
  begin(): Promise<{ lena: string; cody: string }>;
  close(): Promise<void>;
}

/** At first it is 09:00 on the day that all tests share. */
export async function openSchedulesApp(): Promise<SchedulesApp> {
  const { db, close } = await openTestDatabase();
  const clock = new TestClock(at("09:00"));
  const live = new RecordedLiveEvents();
  const chats = new RecordedChats();
  const events = new RecordedScheduleEvents();
  const refunds = new RecordedRefunds();
  const schedules = createSchedules({ db, chats, events, refunds, live, clock });
  const app = createTestApp({ clock });
  await app.register(scheduleRoutes, { schedules });
  return {
    app,
    schedules,
    db,
    clock,
    live,
    chats,
    events,
    refunds,
    async begin() {
      clock.set(at("09:00"));
      live.events.length = 0;
      const { uid: lena } = await insertLearner(db, { name: "Lena" });
      const { uid: cody } = await insertCoder(db, { name: "Cody" });
      return { lena, cody };
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** Records what would happen to conversations. */
export class RecordedChats implements ChatsOfSchedules {
  readonly events: { did: "open" | "close"; scheduleId: string; at: number }[] = [];
  /** Makes the next one fail. */
  failure: Error | null = null;

  open: ChatsOfSchedules["open"] = async (_db, { scheduleId, at }) => {
    this.#record({ did: "open", scheduleId, at });
  };

  close: ChatsOfSchedules["close"] = async (_db, scheduleId, at) => {
    this.#record({ did: "close", scheduleId, at });
  };

  #record(event: RecordedChats["events"][number]): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    this.events.push(event);
  }
}

/** Records what is told of schedules. */
export class RecordedScheduleEvents implements ScheduleEvents {
  readonly noted: ScheduleEvent[] = [];
  /** Makes the next one fail. */
  failure: Error | null = null;

  note: ScheduleEvents["note"] = async (_tx, ...events) => {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
    this.noted.push(...events);
  };
}

/** Records what would be given back. */
export class RecordedRefunds implements Refunds {
  readonly owed: OwedRefund[] = [];

  add: Refunds["add"] = async (_tx, refund) => void this.owed.push(refund);

  wake(): void {}
}
