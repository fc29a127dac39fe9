import {
  listConversations,
  listMessages,
  readChat,
  type Conversation,
  type Message,
} from "@codetale/contract/chat";
import { deleteMyAccount } from "@codetale/contract/identity/account-data";
import {
  joinSchedule,
  listCoderSchedules,
  listLearnerSchedules,
} from "@codetale/contract/schedules";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { schedules } from "#platform/db/schema/schedules";
import { openPracticeApp, type PracticeApp } from "../testing/practice.ts";
import type { SignedInPerson } from "../testing/open-whole-app.ts";

let world: PracticeApp;
let learner: SignedInPerson;
let coder: SignedInPerson;

beforeAll(async () => {
  world = await openPracticeApp();
});
beforeEach(async () => {
  ({ learner, coder } = await world.nextPair());
});
afterAll(() => world.close());

describe("the other participant of somebody who leaves", () => {
  it("goes on reading a completed test, with a coder who is not named any more", async () => {
    const id = await world.practice.complete({ learner, coder });
    await remove(coder);

    const [schedule] = await world.practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(schedule).toMatchObject({
      id,
      completed: true,
      coder_assigned: { uid: "deleted-account", name: "Deleted account", photoURL: null },
    });
    await expectSharedHistory(learner, id);
  });

  it("goes on reading a completed test, with a learner who is not named any more", async () => {
    const id = await world.practice.complete({ learner, coder });
    await remove(learner);

    const [schedule] = await world.practice.schedulesOf(coder, listCoderSchedules, true);
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
    const id = await world.practice.complete({ learner, coder });
    await remove(coder);
    await remove(learner);

    for (const table of [chats, messages, chatImages]) {
      expect(await world.db.$count(table, eq(table.scheduleId, id))).toBe(0);
    }
    expect(await world.db.$count(schedules, eq(schedules.id, id))).toBe(0);
  });

  it("is not mixed up with others who left", async () => {
    const id = await world.practice.complete({ learner, coder });
    await remove(coder);
    const another = await world.app.addPerson(`another-${coder.email}`, "coder", "Noor");
    await world.db.update(schedules).set({ coderId: null }).where(eq(schedules.id, id));
    const second = await world.practice.book(learner, {
      coderId: another.uid,
      ...over(),
      ...done(),
    });
    await remove(another);

    const past = await world.practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(past.map((each) => each.id)).toContain(second);
  });
});

describe("schedules of somebody who leaves that have not begun", () => {
  it("of a learner are gone, also from the list that coders choose from", async () => {
    const open = await world.practice.book(learner, { coderId: null });
    const assigned = await world.practice.book(learner, {
      coderId: coder.uid,
      startsAt: world.clock.now() + DAY_MS,
    });
    await remove(learner);

    expect(await world.practice.schedulesOf(coder, listCoderSchedules, false)).toEqual([]);
    const offered = await world.practice.offeredTo(coder);
    expect(offered).not.toContain(open);
    expect(await world.db.$count(schedules, eq(schedules.id, assigned))).toBe(0);
  });

  it("of a coder may be joined by another, whose conversation begins anew", async () => {
    const id = await world.practice.book(learner, { coderId: coder.uid });
    await world.db.insert(chats).values({
      scheduleId: id,
      learnerId: learner.uid,
      coderId: coder.uid,
      createdAt: 0,
    });
    await remove(coder);
    const [handedBack] = await world.db.select().from(schedules).where(eq(schedules.id, id));
    expect(handedBack).toMatchObject({ coderId: null, revision: 1 });
    const other = await world.app.addPerson(`other-${coder.email}`, "coder", "Noor");
    expect(await world.practice.offeredTo(other)).toContain(id);

    const joined = await world.app.call(joinSchedule, {
      cookie: other.cookie,
      body: { scheduleId: id, userId: other.uid },
    });
    expect(joined.statusCode).toBe(200);
    world.clock.advance(HOUR_MS);
    await world.practice.start(id, other);
    expect(
      (await world.app.call(readChat, { cookie: other.cookie, params: { scheduleId: id } })).json(),
    ).toMatchObject({
      chat: { userInfo: { name: "Lena" } },
    });
  });

  it("and were missed stay with the other as what they were", async () => {
    const id = await world.practice.book(learner, { coderId: coder.uid, ...over() });
    await remove(coder);

    const [missed] = await world.practice.schedulesOf(learner, listLearnerSchedules, true);
    expect(missed).toMatchObject({
      id,
      started: false,
      coder_assigned: { uid: "deleted-account" },
      cancelled: null,
    });
    expect(
      await world.practice.offeredTo(await world.app.addPerson(`o-${coder.email}`, "coder")),
    ).not.toContain(id);
  });
});

async function remove(person: SignedInPerson, email = person.email) {
  await world.app.prove(person);
  return world.app.call(deleteMyAccount, { cookie: person.cookie, body: { email } });
}

function over() {
  return { startsAt: world.clock.now() - 2 * HOUR_MS, endsAt: world.clock.now() - HOUR_MS };
}

function done() {
  return { startedAt: world.clock.now() - 2 * HOUR_MS, completedAt: world.clock.now() - HOUR_MS };
}

async function expectSharedHistory({ uid, cookie }: SignedInPerson, scheduleId: string) {
  const chat = await world.app.call(listConversations, { cookie });
  expect(chat.json<{ chats: Conversation[] }>().chats).toMatchObject([
    {
      scheduleId,
      userInfo: { uid: "deleted-account", name: "Deleted account", photoURL: null },
      lastMessage: { text: "Hello!" },
      isOpen: false,
    },
  ]);
  const said = await world.app.call(listMessages, { cookie, params: { scheduleId } });
  const { messages } = said.json<{ messages: Message[] }>();
  expect(messages.map(({ text }) => text)).toEqual(["Welcome.", "Hello!"]);
  expect(messages.map(({ senderId }) => senderId).sort()).toEqual(["deleted-account", uid].sort());
}
