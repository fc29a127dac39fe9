import { markReceived, markRead, type Attendance } from "@codetale/contract/chat";
import type { ChatReceipt } from "@codetale/contract/events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeChat } from "./conversations.repository.ts";
import { startChatServer, type ChatServer } from "./testing/chat-server.ts";
import { untilHeard, type ClientSocket } from "./testing/live-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());

function attend(socket: ClientSocket, attendance: Attendance) {
  return socket.timeout(60_000).emitWithAck("chat:attend", attendance);
}

describe("[CHAT-1] what a participant does in a conversation", () => {
  it("is told to the other one alone", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const [hers, his] = [await server.connect(learner), await server.connect(coder)];
    const heard: [string, unknown][] = [];
    hers.on("chat:attendance", (attendance) => heard.push(["learner", attendance]));
    his.on("chat:attendance", (attendance) => heard.push(["coder", attendance]));

    const attendance = { scheduleId, isHere: true, isTyping: true };
    expect(await attend(hers, attendance)).toEqual({ success: true });
    await untilHeard(heard, 1);
    expect(await attend(his, { ...attendance, isTyping: false })).toEqual({ success: true });
    await untilHeard(heard, 2);
    expect(heard).toEqual([
      ["coder", { ...attendance, uid: learner.uid }],
      ["learner", { ...attendance, isTyping: false, uid: coder.uid }],
    ]);
  });

  it("[NOTE-1] is told outside of it, too, once they are there", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const hers = await server.connect(learner);
    server.noted.length = 0;
    await attend(hers, { scheduleId, isHere: false, isTyping: false });
    expect(server.noted).toEqual([]);
    for (const isTyping of [false, true])
      await attend(hers, { scheduleId, isHere: true, isTyping });

    const arrival = { kind: "entered", scheduleId, by: learner.uid, at: server.clock.now() };
    expect(server.noted).toEqual([arrival]);
  });

  it("[NOTE-1] is told nowhere else once the test is completed", async () => {
    const { scheduleId, learner } = await server.openRoom();
    await closeChat(server.database.db, scheduleId, server.clock.now());
    server.noted.length = 0;
    await attend(await server.connect(learner), { scheduleId, isHere: true, isTyping: false });

    expect(server.noted).toEqual([]);
  });

  it("[CHAT-5] is not told to or by strangers", async () => {
    const { scheduleId } = await server.openRoom();
    const stranger = await server.connect(await server.aPerson("coder"));
    expect(await attend(stranger, { scheduleId, isHere: true, isTyping: true })).toMatchObject({
      reason: "chat/unknown",
    });
  });

  it("[OPEN-2] is bounded, and nonsense refused", async () => {
    const { scheduleId, learner } = await server.openRoom();
    const socket = await server.connect(learner);
    expect(await attend(socket, { scheduleId } as Attendance)).toMatchObject({
      reason: "request/invalid",
    });
    const attendance = { scheduleId, isHere: true, isTyping: false };
    const answers = await Promise.all(Array.from({ length: 50 }, () => attend(socket, attendance)));
    expect(answers.filter(({ success }) => success)).toHaveLength(39);
    expect(answers.at(-1)).toMatchObject({ reason: "request/too-many" });
  });
});

describe("[CHAT-1] how far a message has come", () => {
  it("is told when it is received and when it is read, and stays known", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const hers = await server.connect(learner);
    const heard: ChatReceipt[] = [];
    hers.on("chat:receipt", (receipt) => heard.push(receipt));
    for (const id of ["m1", "m2"]) await server.chat.send(learner, scheduleId, { id, text: id });
    const seen = async () => {
      const {
        chats: [conversation],
      } = await server.chat.listConversations(learner);
      return [conversation?.otherReceivedSeq, conversation?.otherReadSeq];
    };
    expect(await seen()).toEqual([0, 0]);

    await server.call(coder, markReceived);
    expect(await seen()).toEqual([2, 0]);
    await server.call(coder, markRead, { params: { scheduleId }, json: { seq: 1 } });
    expect(await seen()).toEqual([2, 1]);
    await untilHeard(heard, 2);
    expect(heard).toEqual([
      { scheduleId, uid: coder.uid, receivedSeq: 2, readSeq: 0 },
      { scheduleId, uid: coder.uid, receivedSeq: 2, readSeq: 1 },
    ]);
  });

  it("is told once", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const heard: ChatReceipt[] = [];
    (await server.connect(learner)).on("chat:receipt", (receipt) => heard.push(receipt));
    await server.chat.send(learner, scheduleId, { id: "m1", text: "one" });
    for (let again = 0; again < 2; again += 1) {
      await server.call(coder, markReceived);
      await server.call(coder, markRead, { params: { scheduleId }, json: { seq: 9 } });
    }
    await server.chat.send(learner, scheduleId, { id: "m2", text: "two" });
    await server.call(coder, markReceived);
    await untilHeard(heard, 3);
    expect(heard.map(({ receivedSeq, readSeq }) => [receivedSeq, readSeq])).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it("[CHAT-5] is moved in the caller's own conversations alone", async () => {
    const { scheduleId, learner } = await server.openRoom();
    await server.chat.send(learner, scheduleId, { id: "m1", text: "one" });
    await server.call(await server.aPerson("coder"), markReceived);
    const {
      chats: [conversation],
    } = await server.chat.listConversations(learner);
    expect(conversation?.otherReceivedSeq).toBe(0);
  });
});
