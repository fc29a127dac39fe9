import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#platform/db/database";
import { chats } from "#platform/db/schema/chat";
import { closeChat } from "./conversations.repository.ts";
import type { Chat } from "./create-chat.ts";
import { anotherProcess } from "./testing/another-process.ts";
import { startChatServer, type ChatServer, type Room } from "./testing/chat-server.ts";
import { hear, messageOf, say, untilHeard } from "./testing/live-client.ts";
import { read, sendOverHttp } from "./testing/message-calls.ts";
import { lastSeqOf, storedMessages } from "./testing/stored-messages.ts";

/** Why a test is skipped on the embedded database. */
const NO_LOCKS = "It has one connection, so that nothing ever waits for a lock.";

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

describe("processes at the same moment", () => {
  it("[CHAT-6] many times at once, on two processes, stores it once and gaplessly", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const processes = [server.chat, oneMore()];
    const ids = upTo(10).map((n) => `m${n}`);
    const sent = await Promise.all(
      processes.flatMap((chat) =>
        ids.flatMap((id) => [1, 2, 3].map(() => chat.send(learner, scheduleId, { id, text: id }))),
      ),
    );

    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(10);
    expect((await stored(scheduleId)).map(({ seq }) => seq)).toEqual(upTo(10));
    expect(await lastSeqOf(server.database.db, scheduleId)).toBe(10);
  });

  it("[CHAT-6] store once what several were sent, and the rest of either batch", async (test) => {
    test.skip(server.database.kind === "embedded", NO_LOCKS);
    const { scheduleId, learner } = await server.openRoom();
    const [one, two, three] = [oneMore(), oneMore(), oneMore()];
    const say = (chat: typeof one, id: string) => chat.send(learner, scheduleId, { id, text: id });

    const sent = await whileLocked({ scheduleId, waiting: 3 }, () => [
      ...["same", "a", "b"].map((id) => say(one, id)),
      ...["same", "c", "d"].map((id) => say(two, id)),
      say(three, "same"),
    ]);

    expect([sent[3], sent[6]]).toEqual([sent[0], sent[0]]);
    expect((await stored(scheduleId)).map(({ seq }) => seq)).toEqual(upTo(5));
    expect(await lastSeqOf(server.database.db, scheduleId)).toBe(5);
  });

  it("[CHAT-3] store nothing that waited while the chat was being closed", async (test) => {
    test.skip(server.database.kind === "embedded", NO_LOCKS);
    const { scheduleId, learner } = await server.openRoom();
    const sending = whileLocked(
      { scheduleId, waiting: 1 },
      () => [server.chat.send(learner, scheduleId, { id: "late", text: "late" })],
      (tx) => closeChat(tx, scheduleId, server.clock.now()),
    );

    await expect(sending).rejects.toMatchObject({ reason: "chat/closed" });
    expect(await stored(scheduleId)).toEqual([]);
  });
});

describe("order", () => {
  it("[CHAT-6] 50 at once get positions 1 to 50, and both hear them in that order", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const [hers, his] = [await server.connect(learner), await server.connect(coder)];
    const [heardByHer, heardByHim] = [hear(hers), hear(his)];

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        say(index % 2 ? hers : his, { scheduleId, id: `m${index}`, text: `Line ${index}` }),
      ),
    );
    await untilHeard(heardByHer, 50);
    await untilHeard(heardByHim, 50);

    expect(answers.map((answer) => messageOf(answer).seq).toSorted(byNumber)).toEqual(upTo(50));
    expect(heardByHer.map(({ seq }) => seq)).toEqual(upTo(50));
    expect(heardByHim).toEqual(heardByHer);
    expect((await read(server, coder, scheduleId)).body.messages).toEqual(heardByHer);
  });

  it("has no gaps when several processes store in many rooms at once", async () => {
    const rooms = await Promise.all(Array.from({ length: 6 }, () => server.openRoom()));
    const processes = [server.chat, oneMore(), oneMore()];

    const sendSome = (chat: Chat, by: string, { scheduleId, learner, coder }: Room) =>
      upTo(16).map((n) =>
        chat.send(n % 2 ? learner : coder, scheduleId, { id: `${by}-${n}`, text: "x" }),
      );

    await Promise.all(
      rooms.flatMap((room) =>
        processes.flatMap((chat, process) => sendSome(chat, `p${process}`, room)),
      ),
    );

    for (const { scheduleId } of rooms) {
      expect((await stored(scheduleId)).map(({ seq }) => seq)).toEqual(upTo(48));
    }
  });

  it("leaves no gap where a message of the same batch is refused", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const stranger = await server.aPerson("user");
    await server.chat.send(learner, scheduleId, { id: "old", text: "Old" });

    const results = await Promise.allSettled([
      server.chat.send(learner, scheduleId, { id: "a", text: "A" }),
      server.chat.send(stranger, scheduleId, { id: "b", text: "B" }),
      server.chat.send(learner, scheduleId, { id: "old", text: "Old" }),
      server.chat.send(learner, scheduleId, { id: "c", text: "C" }),
    ]);

    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect((await stored(scheduleId)).map(({ id }) => id)).toEqual(["old", "a", "c"]);
    expect(await lastSeqOf(server.database.db, scheduleId)).toBe(3);
  });
});

describe("catching up", () => {
  it("[CHAT-6] a person who was away reads on from the last position they have", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const away = await server.connect(learner);
    const before = hear(away);
    await sendOverHttp(server, coder, scheduleId, { id: "m1", text: "One" });
    await untilHeard(before, 1);
    away.disconnect();
    await sendOverHttp(server, coder, scheduleId, { id: "m2", text: "Two" });
    await sendOverHttp(server, coder, scheduleId, { id: "m3", text: "Three" });

    const { body } = await read(server, learner, scheduleId, 1);

    expect(body.messages?.map(({ id }) => id)).toEqual(["m2", "m3"]);
    expect(body.hasMore).toBe(false);
  });

  it("[CHAT-6] whoever listens first and reads then misses nothing of what is said meanwhile", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const his = await server.connect(coder);
    const isSaying = Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 3));
        return say(his, { scheduleId, id: `m${index}`, text: `Line ${index}` });
      }),
    );

    const seen = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const hers = await server.connect(learner);
      hers.on("message:new", ({ seq }) => seen.add(seq));
      const { body } = await read(server, learner, scheduleId, 0);
      for (const { seq } of body.messages ?? []) seen.add(seq);
      // Whatever the moment, what is known has no hole.
      expect([...seen].toSorted(byNumber)).toEqual(upTo(seen.size));
      // The last connection stays, and hears the rest.
      if (round < 4) hers.disconnect();
    }
    await isSaying;
    await expect.poll(() => [...seen].toSorted(byNumber)).toEqual(upTo(30));
  });

  it("comes in pages of 200", async () => {
    const { scheduleId, learner } = await server.openRoom();
    await Promise.all(
      upTo(201).map((n) => server.chat.send(learner, scheduleId, { id: `m${n}`, text: "x" })),
    );

    const first = await read(server, learner, scheduleId, 0);
    const second = await read(server, learner, scheduleId, 200);
    const exact = await read(server, learner, scheduleId, 1);

    expect([first.body.messages?.length, first.body.hasMore]).toEqual([200, true]);
    expect([second.body.messages?.length, second.body.hasMore]).toEqual([1, false]);
    expect([exact.body.messages?.length, exact.body.hasMore]).toEqual([200, false]);
    expect((await read(server, learner, scheduleId, 9_999_999_999)).body.messages).toEqual([]);
  });
});

/** Goes on only when all batches that `start` begins wait for the conversation's row. */
async function whileLocked<T>(
  { scheduleId, waiting: batches }: { scheduleId: string; waiting: number },
  start: () => Promise<T>[],
  change: (tx: Database) => Promise<void> = async () => {},
): Promise<T[]> {
  const waiting = await server.database.db.transaction(async (tx) => {
    await tx.select().from(chats).where(eq(chats.scheduleId, scheduleId)).for("update");
    const started = Promise.all(start());
    started.catch(() => {});
    await expect.poll(waitingForLocks).toBe(batches);
    await change(tx);
    return { started };
  });
  return waiting.started;
}

/** As PostgreSQL tells it, on a connection that is not of the transaction. */
async function waitingForLocks(): Promise<number | undefined> {
  const [row] = await server.database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return row?.count;
}

/** Chat as one more process would run it. */
function oneMore() {
  return anotherProcess(server.database.db, server.clock);
}

function stored(scheduleId: string) {
  return storedMessages(server.database.db, scheduleId);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
