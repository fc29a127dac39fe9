/** A learner and a coder who practise with each other, on the product as it is wired. */
import { sendMessage } from "@codetale/contract/chat";
import {
  listOpenSchedules,
  startTest,
  type listCoderSchedules,
  type listLearnerSchedules,
  type Schedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { learnerTexts } from "#platform/db/schema/schedules";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openWholeApp, type SignedInPerson, type WholeApp } from "./open-whole-app.ts";

/** What the learner wrote in every text that is free. */
export const ASKED = "What I asked for";

export interface Pair {
  learner: SignedInPerson;
  coder: SignedInPerson;
}

export type PracticeApp = Awaited<ReturnType<typeof openPracticeApp>>;

/** It is 10:00, and seven hours later for each pair. */
export async function openPracticeApp() {
  const clock = new TestClock(at("10:00"));
  const { db, ...database } = await openTestDatabase();
  const app = await openWholeApp({ db, clock });
  let pairs = 0;

  return {
    clock,
    db,
    app,
    practice: createPractice(app, db, clock),

    /** Two accounts that no test has used. */
    async nextPair(): Promise<Pair> {
      pairs += 1;
      clock.advance(7 * HOUR_MS);
      return {
        learner: await app.addPerson(`lena-${pairs}@mail.test`, "user", "Lena"),
        coder: await app.addPerson(`cody-${pairs}@mail.test`, "coder", "Cody"),
      };
    },

    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}

function createPractice(app: WholeApp, db: Database, clock: TestClock) {
  function start(scheduleId: string, by: SignedInPerson) {
    return app.call(startTest, { cookie: by.cookie, body: { scheduleId, key: "started" } });
  }

  function exit(scheduleId: string, { coder }: Pair) {
    return app.call(startTest, { cookie: coder.cookie, body: { scheduleId, key: "completed" } });
  }

  async function say(by: SignedInPerson, scheduleId: string, id: string, text: string) {
    const response = await app.call(sendMessage, {
      cookie: by.cookie,
      params: { scheduleId },
      body: { id, text },
    });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** Paid, without a coder and an hour ahead unless a test says otherwise. */
  async function book(
    learner: SignedInPerson,
    facts: Partial<InsertedSchedule> = {},
  ): Promise<string> {
    const startsAt = facts.startsAt ?? clock.now() + HOUR_MS;
    const row = { learnerId: learner.uid, startsAt, endsAt: startsAt + HOUR_MS, ...facts };
    return (await insertSchedule(db, row)).id;
  }

  /** With a message of each, in a room that is open. */
  async function hold({ learner, coder }: Pair): Promise<string> {
    const texts = Object.fromEntries(Object.keys(learnerTexts).map((name) => [name, ASKED]));
    const id = await book(learner, { ...texts, coderId: coder.uid, startsAt: clock.now() });
    await start(id, coder);
    await say(coder, id, "first", "Welcome.");
    await say(learner, id, "second", "Hello!");
    return id;
  }

  return {
    book,
    start,
    say,
    exit,
    hold,

    async complete(pair: Pair): Promise<string> {
      const id = await hold(pair);
      await exit(id, pair);
      return id;
    },

    async schedulesOf(
      { uid: userId, cookie }: SignedInPerson,
      list: typeof listLearnerSchedules | typeof listCoderSchedules,
      completed: boolean,
    ): Promise<Schedule[]> {
      const response = await app.call(list, { cookie, body: { userId, completed } });
      return response.json<{ userSchedule: Schedule[] }>().userSchedule;
    },

    /** Ids of the schedules that a coder may join. */
    async offeredTo({ uid: userId, cookie }: SignedInPerson): Promise<string[]> {
      const response = await app.call(listOpenSchedules, { cookie, body: { userId } });
      const { filteredSchedule } = response.json<{ filteredSchedule: Schedule[] }>();
      return filteredSchedule.map(({ id }) => id);
    },
  };
}
