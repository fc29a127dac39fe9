import { randomUUID } from "node:crypto";
import {
  initializeChat,
  listConversations,
  markRead,
  readChat,
  type Conversation,
} from "@codetale/contract/chat";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { chats } from "#platform/db/schema/chat";
import { schedules } from "#platform/db/schema/schedules";
import { aCoder } from "#testing/http";
import { insertProfile } from "#testing/accounts";
import { insertSchedule } from "#testing/schedules";
import { closeChat } from "./conversations.repository.ts";
import { startChatServer, type ChatServer } from "./testing/chat-server.ts";

const cancelled = { cancelledAt: 0, cancelledBy: "learner", refund: "credit" } as const;

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(at("10:05")));

describe("initializing a chat", () => {
  it.each(["user", "coder"] as const)(
    "[SCHED-8] a %s who takes part may come first",
    async (who) => {
      const { scheduleId, learner, coder } = await aSchedule();
      const { status, body } = await initialize(who === "user" ? learner : coder, scheduleId);

      expect(status).toBe(200);
      expect(body.success).toBe(true);
      expect(await chatsOf(scheduleId)).toMatchObject([
        { learnerId: learner.uid, coderId: coder.uid, closedAt: null },
      ]);
    },
  );

  it("once more, or by both at once, changes nothing", async () => {
    const { scheduleId, learner, coder } = await aSchedule();
    await Promise.all([initialize(learner, scheduleId), initialize(coder, scheduleId)]);
    const before = await chatsOf(scheduleId);
    server.clock.advance(1000);

    expect((await initialize(coder, scheduleId)).status).toBe(200);
    expect(await chatsOf(scheduleId)).toEqual(before);
  });

  it("[GUARD-4] is refused to everybody else, who learn nothing of the schedule", async () => {
    const { scheduleId } = await aSchedule();
    for (const stranger of [await server.aPerson("user"), await server.aPerson("coder")]) {
      for (const asked of [scheduleId, randomUUID(), "nonsense"]) {
        const { status, body } = await initialize(stranger, asked);
        expect([status, body.reason]).toEqual([404, "schedule/unknown"]);
      }
    }
    expect((await initialize(null, scheduleId)).status).toBe(401);
    expect(await chatsOf(scheduleId)).toEqual([]);
  });

  it.each([
    ["a moment before the start", at("10:00") - 1, {}, "schedule/too-early"],
    ["at the end, never started", at("11:00"), {}, "schedule/too-late"],
    ["without a coder", at("10:05"), { coderId: null }, "schedule/no-coder"],
    [
      "when the coder's account is gone",
      at("10:05"),
      { coderId: null, startedAt: at("10:00") },
      "schedule/no-coder",
    ],
    [
      "after the test was exited",
      at("10:05"),
      { startedAt: at("10:00"), completedAt: at("10:04") },
      "schedule/completed",
    ],
    ["after its learner cancelled it", at("10:05"), cancelled, "schedule/cancelled"],
  ] as const)("[SCHED-5] is refused %s", async (_, now, facts, reason) => {
    const { scheduleId, learner } = await aSchedule(facts);
    server.clock.set(now);

    const { status, body } = await initialize(learner, scheduleId);
    expect([status, body.reason]).toEqual([409, reason]);
    expect(await chatsOf(scheduleId)).toEqual([]);
  });
});

describe("the conversation list", () => {
  it("[CHAT-7] shows each person the other's name and photo in the part they play", async () => {
    const photoId = randomUUID();
    const learner = await server.aPerson("user", { name: "Lena" });
    const coder = await server.aPerson("coder", { name: "Cody", photoId });
    await insertProfile(server.database.db, "coder", { uid: learner.uid, name: "Lena codes too" });
    const { scheduleId } = await server.openRoom({ learner, coder });

    expect(await listOf(learner)).toEqual([
      {
        chatId: `${coder.uid}_${learner.uid}`,
        scheduleId,
        userInfo: { uid: coder.uid, name: "Cody", photoURL: `/photos/${photoId}` },
        lastMessage: null,
        unread: 0,
        readSeq: 0,
        otherReadSeq: 0,
        otherReceivedSeq: 0,
        session: { startsAt: at("10:00"), company: "Acme", language: "Python" },
        isOpen: true,
      },
    ]);
    expect((await listOf(coder))[0]?.userInfo).toEqual({
      uid: learner.uid,
      name: "Lena",
      photoURL: null,
    });
  });

  it("[CHAT-7] shows the last message, cut at 60 characters, with its date", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await server.chat.send(learner, scheduleId, { id: "m1", text: "first" });
    server.clock.advance(1000);
    await server.chat.send(coder, scheduleId, { id: "m2", text: "😀".repeat(61) });

    const [conversation] = await listOf(learner);
    expect(conversation?.lastMessage).toEqual({
      text: `${"😀".repeat(60)}…`,
      date: server.clock.now(),
      senderId: coder.uid,
    });
  });

  it("[CHAT-7] counts what the other said and was not read, and never one's own words", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await server.chat.send(learner, scheduleId, { id: "m1", text: "one" });
    await server.chat.send(coder, scheduleId, { id: "m2", text: "two" });
    await server.chat.send(coder, scheduleId, { id: "m3", text: "three" });

    expect((await listOf(learner))[0]?.unread).toBe(2);
    expect((await listOf(coder))[0]?.unread).toBe(0);

    await server.chat.send(learner, scheduleId, { id: "m4", text: "an answer to both" });
    expect((await listOf(learner))[0]?.unread).toBe(0);
    expect((await listOf(coder))[0]?.unread).toBe(1);
  });

  it("[CHAT-7] goes by the last of several that are said in one moment", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const said = await Promise.all(
      ["a", "b", "c"].map((id) => server.chat.send(coder, scheduleId, { id, text: id })),
    );
    const last = said.toSorted((one, other) => one.seq - other.seq).at(-1);

    expect(await listOf(learner)).toMatchObject([{ lastMessage: { text: last?.text }, unread: 3 }]);
    expect((await listOf(coder))[0]?.unread).toBe(0);
  });

  it("has the latest first, whichever part one plays, in the role one is signed in with", async () => {
    const both = await server.aPerson("user");
    const asCoder = aCoder(both.uid);
    const older = await server.openRoom({ learner: both });
    server.clock.advance(1000);
    const newer = await server.openRoom({ coder: asCoder });

    expect((await listOf(both)).map(({ scheduleId }) => scheduleId)).toEqual([
      newer.scheduleId,
      older.scheduleId,
    ]);
    server.clock.advance(1000);
    await server.chat.send(both, older.scheduleId, { id: "m", text: "hello" });
    expect(
      (await server.chat.listConversations(asCoder)).chats.map((chat) => chat.scheduleId),
    ).toEqual([older.scheduleId, newer.scheduleId]);
  });

  it("[CHAT-5] has nothing of other people, and wants a session", async () => {
    await server.openRoom();
    expect(await listOf(await server.aPerson("coder"))).toEqual([]);
    expect((await server.call(null, listConversations)).status).toBe(401);
  });
});

describe("reading one conversation", () => {
  it("[CHAT-8] answers it with its schedule, also after it was closed", async () => {
    const { scheduleId, learner } = await server.openRoom();
    await closeChat(server.database.db, scheduleId, server.clock.now());

    const { status, body } = await read(learner, scheduleId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      chat: { scheduleId, isOpen: false },
      schedule: { id: scheduleId },
    });
  });

  it("[CHAT-5] is refused to everybody else", async () => {
    const { scheduleId } = await server.openRoom();
    const stranger = await server.aPerson("coder");
    for (const asked of [scheduleId, randomUUID(), "nonsense"]) {
      expect((await read(stranger, asked)).body.reason).toBe("chat/unknown");
    }
    expect((await read(null, scheduleId)).status).toBe(401);
  });

  it("[CHAT-8] is not open before the start, which only participants are told", async () => {
    const { scheduleId, learner, coder } = await aSchedule();
    for (const participant of [learner, coder]) {
      expect((await read(participant, scheduleId)).body.reason).toBe("chat/not-open");
    }
    const stranger = await server.aPerson("coder");
    expect((await read(stranger, scheduleId)).body.reason).toBe("chat/unknown");
  });

  it("[CHAT-8] never opens in a session that was cancelled", async () => {
    const { scheduleId, learner } = await aSchedule(cancelled);
    expect((await read(learner, scheduleId)).body.reason).toBe("chat/unknown");
  });
});

describe("marking as read", () => {
  it("[CHAT-7] moves forward only, and not past the end", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    for (const id of ["a", "b", "c"]) await server.chat.send(coder, scheduleId, { id, text: id });

    const unreadAfter = async (seq: number) => {
      expect((await mark(learner, scheduleId, seq)).status).toBe(200);
      return (await listOf(learner))[0]?.unread;
    };
    expect(await unreadAfter(2)).toBe(1);
    expect(await unreadAfter(1)).toBe(1);
    expect(await unreadAfter(Number.MAX_SAFE_INTEGER)).toBe(0);
    await server.chat.send(coder, scheduleId, { id: "d", text: "d" });
    expect((await listOf(learner))[0]?.unread).toBe(1);
  });

  it("is one person's and not the other's", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await server.chat.send(learner, scheduleId, { id: "a", text: "a" });
    await server.chat.send(coder, scheduleId, { id: "b", text: "b" });
    await server.chat.send(learner, scheduleId, { id: "c", text: "c" });

    await mark(learner, scheduleId, 3);
    expect((await listOf(learner))[0]?.unread).toBe(0);
    expect((await listOf(coder))[0]?.unread).toBe(1);
  });

  it("[CHAT-5] is refused to strangers, and a position must be one", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const stranger = await server.aPerson("user");
    expect((await mark(stranger, scheduleId, 1)).body.reason).toBe("chat/unknown");
    expect((await mark(null, scheduleId, 1)).status).toBe(401);
    for (const seq of [-1, 1.5, "1", null]) {
      expect((await mark(learner, scheduleId, seq)).body).toMatchObject({
        reason: "request/invalid",
        errors: [{ path: "seq" }],
      });
    }
  });
});

describe("closing", () => {
  it("keeps the moment of the first time", async () => {
    const { scheduleId } = await server.openRoom();
    await closeChat(server.database.db, scheduleId, 5);
    await closeChat(server.database.db, scheduleId, 9);
    expect(await chatsOf(scheduleId)).toMatchObject([{ closedAt: 5 }]);
  });
});

async function aSchedule(facts: Partial<typeof schedules.$inferInsert> = {}) {
  const [learner, coder] = [await server.aPerson("user"), await server.aPerson("coder")];
  const { db } = server.database;
  const { id: scheduleId } = await insertSchedule(db, {
    learnerId: learner.uid,
    coderId: coder.uid,
    startsAt: at("10:00"),
    endsAt: at("11:00"),
  });
  if (Object.keys(facts).length > 0) {
    await db.update(schedules).set(facts).where(eq(schedules.id, scheduleId));
  }
  return { scheduleId, learner, coder };
}

function initialize(as: Actor | null, scheduleId: string) {
  return server.call(as, initializeChat, { json: { scheduleId } });
}

async function listOf(as: Actor): Promise<Conversation[]> {
  const { body } = await server.call<{ chats: Conversation[] }>(as, listConversations);
  return body.chats;
}

function read(as: Actor | null, scheduleId: string) {
  return server.call(as, readChat, { params: { scheduleId } });
}

function mark(as: Actor | null, scheduleId: string, seq: unknown) {
  return server.call(as, markRead, { params: { scheduleId }, json: { seq } });
}

function chatsOf(scheduleId: string) {
  return server.database.db.select().from(chats).where(eq(chats.scheduleId, scheduleId));
}
