import { randomUUID } from "node:crypto";
import type { Message } from "@codetale/contract/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeChat } from "./conversations.repository.ts";
import { anotherProcess } from "./testing/another-process.ts";
import { startChatServer, type ChatServer } from "./testing/chat-server.ts";
import { hear, say, untilHeard, type ClientSocket } from "./testing/live-client.ts";
import { read, sendOverHttp } from "./testing/message-calls.ts";
import { lastSeqOf, storedMessages } from "./testing/stored-messages.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

describe("saying something", () => {
  it("[CHAT-1] reaches both participants live, with sender, time and place", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const [hers, his] = [await server.connect(learner), await server.connect(coder)];
    const [heardByHer, heardByHim] = [hear(hers), hear(his)];

    const answer = await say(hers, { scheduleId, id: "m1", text: " How do I start? " });
    await untilHeard(heardByHim, 1);
    await untilHeard(heardByHer, 1);

    const expected: Message = {
      id: "m1",
      scheduleId,
      seq: 1,
      senderId: learner.uid,
      text: "How do I start?",
      date: server.clock.now(),
      img: null,
      imgWidth: null,
      imgHeight: null,
      replyTo: null,
      editedAt: null,
      deletedAt: null,
      change: 0,
    };
    expect(answer).toEqual({ success: true, message: expected });
    expect(heardByHim).toEqual([expected]);
    expect(heardByHer).toEqual([expected]);
  });

  it("[CHAT-1] over HTTP reaches the other live as well", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const heard = hear(await server.connect(learner));

    const { status, body } = await sendOverHttp(server, coder, scheduleId, {
      id: "m1",
      text: "Read it.",
    });
    await untilHeard(heard, 1);

    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: heard[0] });
  });

  it("[CHAT-5] is heard by nobody else, and refused to nobody-in-particular and to strangers", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const strangers = [await server.aPerson("user"), await server.aPerson("coder")];
    const sockets = await Promise.all(strangers.map((stranger) => server.connect(stranger)));
    const heard = sockets.map(hear);

    for (const [index, stranger] of strangers.entries()) {
      const socket = sockets[index];
      if (!socket) throw new Error("not connected");
      expect(await say(socket, { scheduleId, id: "m", text: "Hi" })).toMatchObject({
        success: false,
        reason: "chat/unknown",
      });
      expect(
        await sendOverHttp(server, stranger, scheduleId, { id: "m", text: "Hi" }),
      ).toMatchObject(refusedWith(404, "chat/unknown"));
      expect(await read(server, stranger, scheduleId)).toMatchObject(
        refusedWith(404, "chat/unknown"),
      );
    }
    expect(await sendOverHttp(server, null, scheduleId, { id: "m", text: "Hi" })).toMatchObject(
      refusedWith(401, "session/required"),
    );
    expect(await read(server, null, scheduleId)).toMatchObject(
      refusedWith(401, "session/required"),
    );

    await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Between us" });
    const [own] = await Promise.all(sockets.map((socket) => roundTrip(socket)));
    expect(own).toBe("request/invalid");
    expect(heard).toEqual([[], []]);
    expect(await stored(scheduleId)).toHaveLength(1);
  });

  it("is refused in a schedule that has no chat, or is none", async () => {
    const learner = await server.aPerson("user");
    for (const scheduleId of [randomUUID(), "not-a-uuid", "0"]) {
      expect(
        await sendOverHttp(server, learner, scheduleId, { id: "m", text: "Hi" }),
      ).toMatchObject(refusedWith(404, "chat/unknown"));
    }
  });

  it("[CHAT-3] is refused once the chat is closed, in both ways", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await closeChat(server.database.db, scheduleId, server.clock.now());

    expect(await sendOverHttp(server, learner, scheduleId, { id: "m", text: "Hi" })).toMatchObject(
      refusedWith(409, "chat/closed"),
    );
    expect(
      await say(await server.connect(coder), { scheduleId, id: "m", text: "Hi" }),
    ).toMatchObject({ success: false, reason: "chat/closed" });
    expect(await stored(scheduleId)).toEqual([]);
  });

  it("[LOGIN-12] ends with the session, in which nothing more is heard or said", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const hers = await server.connect(learner);
    const heard = hear(hers);
    const isClosed = new Promise((resolve) => hers.once("disconnect", resolve));
    server.endSession(learner);
    await isClosed;

    await sendOverHttp(server, coder, scheduleId, { id: "m1", text: "Are you there?" });
    expect(await sendOverHttp(server, learner, scheduleId, { id: "m2", text: "No" })).toMatchObject(
      refusedWith(401, "session/required"),
    );
    await expect(server.connect(learner)).rejects.toThrow("User not authenticated.");
    expect(heard).toEqual([]);
    expect(await stored(scheduleId)).toHaveLength(1);
  });

  it("knows a schedule's id in capitals", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const { body } = await sendOverHttp(server, learner, scheduleId.toUpperCase(), {
      id: "m",
      text: "Hi",
    });
    expect(body).toMatchObject({ message: { scheduleId, seq: 1 } });
  });
});

describe("sending again", () => {
  it("[CHAT-6] with the same id answers what was stored and stores nothing more", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const first = await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Hello" });
    server.clock.advance(1000);
    const again = await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Hello" });

    expect(again.body).toEqual(first.body);
    expect(await stored(scheduleId)).toHaveLength(1);
    expect(await lastSeqOf(server.database.db, scheduleId)).toBe(1);
  });

  it("[CHAT-6] tells the other again, who may never have heard of it", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await anotherProcess(server.database.db, server.clock).send(learner, scheduleId, {
      id: "m1",
      text: "Stored where the process stopped before it could tell",
    });
    const heard = hear(await server.connect(coder));
    const stored = await read(server, coder, scheduleId);

    await sendOverHttp(server, learner, scheduleId, {
      id: "m1",
      text: "Stored where the process stopped before it could tell",
    });
    await untilHeard(heard, 1);
    expect(heard).toEqual(stored.body.messages);
  });

  it("[CHAT-6] after the chat was closed still says that it was stored", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const first = await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Hello" });
    await closeChat(server.database.db, scheduleId, server.clock.now());

    expect(
      (await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Hello" })).body,
    ).toEqual(first.body);
  });

  it("with other words, or by the other person, is refused", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    await sendOverHttp(server, learner, scheduleId, { id: "m1", text: "Hello" });

    for (const [sender, text] of [
      [learner, "Goodbye"],
      [coder, "Hello"],
    ] as const) {
      expect(await sendOverHttp(server, sender, scheduleId, { id: "m1", text })).toMatchObject(
        refusedWith(409, "chat/id-reused"),
      );
    }
    expect(await stored(scheduleId)).toHaveLength(1);
  });

  it("may use the id that another conversation uses", async () => {
    const [one, two] = [await server.openRoom(), await server.openRoom()];
    await sendOverHttp(server, one.learner, one.scheduleId, { id: "m1", text: "Hello" });
    expect(
      (await sendOverHttp(server, two.learner, two.scheduleId, { id: "m1", text: "Hello" })).status,
    ).toBe(200);
  });
});

/** After its answer, everything that was sent to the connection before has arrived. */
async function roundTrip(socket: ClientSocket) {
  const answer = await say(socket, {});
  return answer.success ? null : answer.reason;
}

function stored(scheduleId: string) {
  return storedMessages(server.database.db, scheduleId);
}

function refusedWith(status: number, reason: string) {
  return { status, body: { success: false, reason } };
}
