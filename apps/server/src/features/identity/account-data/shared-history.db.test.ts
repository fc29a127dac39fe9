import {
  listConversations,
  listMessages,
  readChat,
  type Conversation,
  type Message,
} from "@codetale/contract/chat";
import { deleteMyAccount } from "@codetale/contract/identity-sessions";
import {
  joinSchedule,
  listCoderSchedules,
  listLearnerSchedules,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { schedules } from "#platform/db/schema/schedules";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { createPractice, type Practice } from "../testing/practice.ts";
import { openWholeApp, type SignedInPerson, type WholeApp } from "../testing/open-whole-app.ts";

const clock = new TestClock(at("10:00"));

let database: OpenDatabase;
let app: WholeApp;
let practice: Practice;
let pairs = 0;
let learner: SignedInPerson;
let coder: SignedInPerson;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
  practice = createPractice(app, database.db, clock);
});
beforeEach(async () => {
  pairs += 1;
  clock.advance(7 * HOUR_MS);
  learner = await app.addPerson(`lena-${pairs}@mail.test`, "user", "Lena");
  coder = await app.addPerson(`cody-${pairs}@mail.test`, "coder", "Cody");
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe("the other participant of somebody who leaves", () => {
  it("goes on reading a completed test, with a coder who is not named any more", async () => {
    const id = await practice.complete({ learner, coder });
    await remove(coder);

    const [schedule] = await practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(schedule).toMatchObject({
      id,
      completed: true,
      coder_assigned: { uid: "deleted-account", name: "Deleted account", photoURL: null },
    });
    await expectSharedHistory(learner, id);
  });

  it("goes on reading a completed test, with a learner who is not named any more", async () => {
    const id = await practice.complete({ learner, coder });
    await remove(learner);

    const [schedule] = await practice.schedulesOf(coder, listCoderSchedules, true);
    expect(schedule).toMatchObject({
      id,
      completed: true,
      subscribers: [
        {
          uid: "deleted-account",
          name: "Deleted account",
          photoURL: null,
          paymentStatus: "Paid",
          otherRequests: "",
        },
      ],
    });
    await expectSharedHistory(coder, id);
  });

  it("leaves with the last of what they shared", async () => {
    const id = await practice.complete({ learner, coder });
    await remove(coder);
    await remove(learner);

    for (const table of [chats, messages, chatImages]) {
      expect(await database.db.$count(table, eq(table.scheduleId, id))).toBe(0);
    }
    expect(await database.db.$count(schedules, eq(schedules.id, id))).toBe(0);
  });

  it("is not mixed up with others who left", async () => {
    const id = await practice.complete({ learner, coder });
    await remove(coder);
    const another = await app.addPerson(`another-${coder.email}`, "coder", "Noor");
    await database.db.update(schedules).set({ coderId: null }).where(eq(schedules.id, id));
    const second = await practice.book(learner, { coderId: another.uid, ...over(), ...done() });
    await remove(another);

    const past = await practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(past.map((each) => each.id)).toContain(second);
  });
});

describe("schedules of somebody who leaves that have not begun", () => {
  it("of a learner are gone, also from the list that coders choose from", async () => {
    const open = await practice.book(learner, { coderId: null });
    const assigned = await practice.book(learner, {
      coderId: coder.uid,
      startsAt: clock.now() + DAY_MS,
    });
    await remove(learner);

    expect(await practice.schedulesOf(coder, listCoderSchedules, false)).toEqual([]);
    const offered = await practice.offeredTo(coder);
    expect(offered).not.toContain(open);
    expect(await database.db.$count(schedules, eq(schedules.id, assigned))).toBe(0);
  });

  it("of a coder may be joined by another, whose conversation begins anew", async () => {
    const id = await practice.book(learner, { coderId: coder.uid });
    await database.db.insert(chats).values({
      scheduleId: id,
      learnerId: learner.uid,
      coderId: coder.uid,
      createdAt: 0,
    });
    await remove(coder);
    const other = await app.addPerson(`other-${coder.email}`, "coder", "Noor");
    expect(await practice.offeredTo(other)).toContain(id);

    const joined = await app.call(joinSchedule, {
      cookie: other.cookie,
      body: { scheduleId: id, userId: other.uid },
    });
    expect(joined.statusCode).toBe(200);
    clock.advance(HOUR_MS);
    await practice.start(id, other);
    expect(
      (await app.call(readChat, { cookie: other.cookie, params: { scheduleId: id } })).json(),
    ).toMatchObject({
      chat: { userInfo: { name: "Lena" } },
    });
  });

  it("and were missed stay with the other as what they were", async () => {
    const id = await practice.book(learner, { coderId: coder.uid, ...over() });
    await remove(coder);

    const [missed] = await practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(missed).toMatchObject({ id, started: false, coder_assigned: null });
    expect(
      await practice.offeredTo(await app.addPerson(`o-${coder.email}`, "coder")),
    ).not.toContain(id);
  });
});

function remove(person: SignedInPerson, email = person.email) {
  return app.call(deleteMyAccount, { cookie: person.cookie, body: { email } });
}

function over() {
  return { startsAt: clock.now() - 2 * HOUR_MS, endsAt: clock.now() - HOUR_MS };
}

function done() {
  return { startedAt: clock.now() - 2 * HOUR_MS, completedAt: clock.now() - HOUR_MS };
}

async function expectSharedHistory({ uid, cookie }: SignedInPerson, scheduleId: string) {
  const chat = await app.call(listConversations, { cookie });
  expect(chat.json<{ chats: Conversation[] }>().chats).toMatchObject([
    {
      scheduleId,
      userInfo: { uid: "deleted-account", name: "Deleted account", photoURL: null },
      lastMessage: { text: "Hello!" },
      isOpen: false,
    },
  ]);
  const said = await app.call(listMessages, { cookie, params: { scheduleId } });
  const { messages } = said.json<{ messages: Message[] }>();
  expect(messages.map(({ text }) => text)).toEqual(["Welcome.", "Hello!"]);
  expect(messages.map(({ senderId }) => senderId).sort()).toEqual(["deleted-account", uid].sort());
}
