import { deleteMessage, editMessage, type Message } from "@codetale/contract/chat";
import { MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { closeChat } from "./conversations.repository.ts";
import { startChatServer, type ChatServer, type Room } from "./testing/chat-server.ts";
import { untilHeard } from "./testing/live-client.ts";
import { read, sendOverHttp } from "./testing/message-calls.ts";
import { storedMessages } from "./testing/stored-messages.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

/** A room in which the learner has said `m1`. */
async function aRoomWithMessage(text = "Hello"): Promise<Room> {
  const room = await server.openRoom();
  await server.chat.send(room.learner, room.scheduleId, { id: "m1", text });
  return room;
}

function edit(as: Actor, scheduleId: string, text: string, messageId = "m1") {
  return server.call<{ message: Message; reason?: string }>(as, editMessage, {
    params: { scheduleId, messageId },
    json: { text },
  });
}

function remove(as: Actor, scheduleId: string, messageId = "m1") {
  return server.call<{ message: Message; reason?: string }>(as, deleteMessage, {
    params: { scheduleId, messageId },
  });
}

describe("[CHAT-1] editing", () => {
  it("replaces the text, leaves a trace, and reaches both live", async () => {
    const { scheduleId, learner, coder } = await aRoomWithMessage();
    const heard: Message[] = [];
    for (const actor of [learner, coder]) {
      (await server.connect(actor)).on("message:changed", (message) => heard.push(message));
    }
    const { body } = await edit(learner, scheduleId, "Hello, Cody");
    expect(body.message).toMatchObject({
      text: "Hello, Cody",
      seq: 1,
      editedAt: server.clock.now(),
      deletedAt: null,
      change: 1,
    });
    await untilHeard(heard, 2);
    expect(heard).toEqual([body.message, body.message]);
    expect((await read(server, coder, scheduleId)).body.messages).toEqual([body.message]);
  });

  it("[CHAT-7] is seen in the list where it was the last message", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    await edit(learner, scheduleId, "changed");
    const lastText = async () =>
      (await server.chat.listConversations(learner)).chats[0]?.lastMessage?.text;
    expect(await lastText()).toBe("changed");
    await server.chat.send(learner, scheduleId, { id: "m2", text: "newer" });
    await edit(learner, scheduleId, "changed again");
    expect(await lastText()).toBe("newer");
  });

  it("[CHAT-6] does not make a message sent again another one", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    await edit(learner, scheduleId, "changed");
    const again = await server.chat.send(learner, scheduleId, { id: "m1", text: "Hello" });
    expect(again).toMatchObject({ seq: 1, text: "changed" });
    expect(await storedMessages(server.database.db, scheduleId)).toHaveLength(1);
  });

  it("needs words", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    expect((await edit(learner, scheduleId, "  ")).body.reason).toBe("request/invalid");
  });
});

describe("[CHAT-1] deleting", () => {
  it("leaves neither text nor image, and a trace", async () => {
    const { scheduleId, learner, coder } = await aRoomWithMessage("a secret");
    const { body } = await remove(learner, scheduleId);
    expect(body.message).toMatchObject({ text: "", img: null, deletedAt: server.clock.now() });
    expect((await read(server, coder, scheduleId)).body.messages).toEqual([body.message]);
    const {
      chats: [conversation],
    } = await server.chat.listConversations(coder);
    expect(conversation?.lastMessage?.text).toBe("Message deleted");
    expect(JSON.stringify(await storedMessages(server.database.db, scheduleId))).not.toContain(
      "secret",
    );
  });

  it("again changes nothing", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    const first = await remove(learner, scheduleId);
    server.clock.advance(1_000);
    expect((await remove(learner, scheduleId)).body.message).toEqual(first.body.message);
  });

  it("is not undone by an edit", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    await remove(learner, scheduleId);
    expect((await edit(learner, scheduleId, "back")).body.reason).toBe("chat/message-deleted");
  });

  it("and editing at once leaves it deleted, in either order", async () => {
    const { scheduleId, learner } = await aRoomWithMessage();
    await Promise.all([edit(learner, scheduleId, "changed"), remove(learner, scheduleId)]);
    const [stored] = await storedMessages(server.database.db, scheduleId);
    expect(stored).toMatchObject({ text: "", deletedAt: server.clock.now() });
  });
});

describe("is refused", () => {
  const acts = [
    ["editing", (as: Actor, id: string, message?: string) => edit(as, id, "changed", message)],
    ["deleting", remove],
  ] as const;

  test.each(acts)("[CHAT-5] %s what the other said", async (_, act) => {
    const { scheduleId, coder } = await aRoomWithMessage();
    expect((await act(coder, scheduleId)).body.reason).toBe("chat/message-of-other");
  });

  test.each(acts)("%s after 15 minutes", async (_, act) => {
    const { scheduleId, learner } = await aRoomWithMessage();
    server.clock.advance(15 * MINUTE_MS - 1);
    expect((await act(learner, scheduleId)).status).toBe(200);
    await server.chat.send(learner, scheduleId, { id: "m2", text: "old" });
    server.clock.advance(15 * MINUTE_MS);
    expect((await act(learner, scheduleId, "m2")).body.reason).toBe("chat/message-too-old");
  });

  test.each(acts)("[CHAT-3] %s after the exit", async (_, act) => {
    const { scheduleId, learner } = await aRoomWithMessage();
    await closeChat(server.database.db, scheduleId, server.clock.now());
    expect((await act(learner, scheduleId)).body.reason).toBe("chat/closed");
  });

  test.each(acts)("%s what was never said", async (_, act) => {
    const { scheduleId, learner } = await server.openRoom();
    expect((await act(learner, scheduleId, "m9")).body.reason).toBe("chat/message-unknown");
  });

  test.each(acts)("[CHAT-5] %s in a conversation of others", async (_, act) => {
    const { scheduleId } = await aRoomWithMessage();
    const stranger = await server.aPerson("user");
    expect((await act(stranger, scheduleId)).body.reason).toBe("chat/unknown");
  });
});

describe("[CHAT-6] who was away", () => {
  it("reads what was changed since, once", async () => {
    const { scheduleId, learner, coder } = await aRoomWithMessage();
    await server.chat.send(learner, scheduleId, { id: "m2", text: "two" });
    expect(await server.chat.listMessages(coder, scheduleId, 0, 0)).toMatchObject({
      changed: [],
      changedUpTo: 0,
    });
    await edit(learner, scheduleId, "changed");
    await remove(learner, scheduleId, "m2");
    await server.chat.send(learner, scheduleId, { id: "m3", text: "three" });
    const missed = await server.chat.listMessages(coder, scheduleId, 2, 0);
    expect(missed.messages.map(({ id }) => id)).toEqual(["m3"]);
    expect(missed.changed.map(({ id, change }) => [id, change])).toEqual([
      ["m1", 1],
      ["m2", 2],
    ]);
    const after = await server.chat.listMessages(coder, scheduleId, 3, missed.changedUpTo);
    expect(after).toEqual({ messages: [], changed: [], changedUpTo: 2, hasMore: false });
  });
});

describe("[CHAT-1] a reply", () => {
  it("names the message that it answers", async () => {
    const { scheduleId, coder } = await aRoomWithMessage();
    const sent = await sendOverHttp(server, coder, scheduleId, {
      id: "m2",
      text: "Hi",
      replyTo: "m1",
    });
    expect(sent.body["message"]).toMatchObject({ replyTo: "m1" });
  });

  it("[CHAT-5] names none of another conversation", async () => {
    await aRoomWithMessage();
    const { scheduleId, coder } = await server.openRoom();
    const sent = await sendOverHttp(server, coder, scheduleId, {
      id: "m2",
      text: "Hi",
      replyTo: "m1",
    });
    expect(sent.body.reason).toBe("chat/message-unknown");
    expect(await storedMessages(server.database.db, scheduleId)).toEqual([]);
  });
});
