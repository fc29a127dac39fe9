/** What a client that means no good, or is broken, may send. */
import { sendMessage } from "@codetale/contract/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatServer, type ChatServer, type Room } from "./testing/chat-server.ts";
import { say } from "./testing/live-client.ts";
import { storedMessages } from "./testing/stored-messages.ts";

let server: ChatServer;
let room: Room;
beforeAll(async () => {
  server = await startChatServer();
  room = await server.openRoom();
});
afterAll(() => server.close());

const tooLong = "x".repeat(8_001);
const bad: [what: string, message: Record<string, unknown>, field: string][] = [
  ["a NUL character", { id: "m1", text: "a\u0000b" }, "text"],
  ["half a character", { id: "m1", text: "a\ud800b" }, "text"],
  ["8001 characters", { id: "m1", text: tooLong }, "text"],
  ["only white space", { id: "m1", text: " \n\t " }, "text"],
  ["no text and no image", { id: "m1" }, "text"],
  ["a number for text", { id: "m1", text: 5 }, "text"],
  ["a list for text", { id: "m1", text: ["a"] }, "text"],
  ["no id", { text: "a" }, "id"],
  ["an id with a quote", { id: "m1'--", text: "a" }, "id"],
  ["an id of 65 characters", { id: "x".repeat(65), text: "a" }, "id"],
  ["an object for an id", { id: { $ne: "" }, text: "a" }, "id"],
  ["a number for an image", { id: "m1", text: "a", img: 1 }, "img"],
  ["an image address without end", { id: "m1", text: "a", img: "/".repeat(301) }, "img"],
];

describe("a message with", () => {
  it.each(bad)("[API-2] %s is refused over HTTP, the field named", async (_, json, path) => {
    const { status, body } = await send(json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect(await stored()).toEqual([]);
  });

  it.each(bad)("[API-2] %s is refused over the socket, the field named", async (_, json, path) => {
    const socket = await server.connect(room.learner);
    expect(await say(socket, { ...json, scheduleId: room.scheduleId })).toMatchObject({
      success: false,
      reason: "request/invalid",
      errors: [{ path }],
    });
    expect(await stored()).toEqual([]);
    socket.disconnect();
  });

  it("[API-2] everything wrong is told everything at once", async () => {
    const { body } = await send({ id: "'", text: 5, img: 5 });
    expect(body.errors?.map(({ path }) => path).toSorted()).toEqual(["id", "img", "text"]);
  });
});

describe("a body that is", () => {
  it.each([
    ["not JSON", '{"id":', 400, "request/invalid"],
    ["null", "null", 400, "request/invalid"],
    ["a list", "[]", 400, "request/invalid"],
    ["10 MB", JSON.stringify({ id: "m1", text: "x".repeat(10_000_000) }), 413, "request/too-large"],
  ])("%s is refused", async (_, raw, status, reason) => {
    const params = { scheduleId: room.scheduleId };
    const answer = await server.call(room.learner, sendMessage, { params, raw });
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
    expect(await stored()).toEqual([]);
  });
});

describe("the socket", () => {
  it.each([null, undefined, 5, "text", [], { scheduleId: null }])(
    "answers a payload of %j with what is wrong",
    async (payload) => {
      const socket = await server.connect(room.learner);
      expect(await say(socket, payload)).toMatchObject({ reason: "request/invalid" });
      socket.disconnect();
    },
  );

  it("survives a message without a payload or somewhere to answer, and events nobody knows", async () => {
    const socket = await server.connect(room.learner);
    const anything = socket as unknown as { emit(...args: unknown[]): void };
    anything.emit("message:send");
    anything.emit("message:send", { id: "m" });
    anything.emit("message:send", { id: "m" }, "no function", 3);
    anything.emit("constructor", {});
    anything.emit("schedule:changed", { scheduleId: room.scheduleId });

    expect(await say(socket, {})).toMatchObject({ reason: "request/invalid" });
    expect(await stored()).toEqual([]);
    socket.disconnect();
  });

  it("closes a connection that sends more than a message can be, and serves the others on", async () => {
    const [loud, quiet] = [await server.connect(room.learner), await server.connect(room.coder)];
    const isClosed = new Promise((resolve) => loud.once("disconnect", resolve));
    loud.emit("message:send", { ...message(1), text: "x".repeat(100_000) }, () => {});

    await isClosed;
    expect(await say(quiet, {})).toMatchObject({ reason: "request/invalid" });
    quiet.disconnect();
  });

  it("takes the longest text of the widest characters", async () => {
    const own = await server.openRoom();
    const socket = await server.connect(own.learner);
    const text = "漢".repeat(8_000);
    expect(await say(socket, { id: "m1", scheduleId: own.scheduleId, text })).toMatchObject({
      success: true,
      message: { text },
    });
  });

  it("takes 40 at once and then says how long to wait", async () => {
    const own = await server.openRoom();
    const socket = await server.connect(own.learner);
    const sent = await Promise.all(
      Array.from({ length: 45 }, (_, n) =>
        say(socket, { ...message(n), scheduleId: own.scheduleId }),
      ),
    );
    const refused = sent.filter((answer) => !answer.success);

    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: "request/too-many", retryAfterMs: 50 });
    server.clock.advance(50);
    expect((await say(socket, { ...message(100), scheduleId: own.scheduleId })).success).toBe(true);
  });

  it("[OPEN-2] takes no more of an account that has several, nor by HTTP", async () => {
    const { scheduleId, learner, coder } = await server.openRoom();
    const sockets = await Promise.all([server.connect(learner), server.connect(learner)]);
    const sent = await Promise.all(
      Array.from({ length: 42 }, (_, n) => say(sockets[n % 2]!, { ...message(n), scheduleId })),
    );
    expect(sent.filter((answer) => !answer.success)).toHaveLength(2);

    const params = { scheduleId };
    const refused = await server.call(learner, sendMessage, { params, json: message(50) });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ reason: "request/too-many", retryAfterMs: 50 });
    expect((await server.call(coder, sendMessage, { params, json: message(51) })).status).toBe(200);
    server.clock.advance(50);
    expect((await server.call(learner, sendMessage, { params, json: message(52) })).status).toBe(
      200,
    );
  });
});

function message(n: number) {
  return { id: `m${n}`, scheduleId: room.scheduleId, text: `Line ${n}` };
}

function send(json: unknown) {
  return server.call(room.learner, sendMessage, { params: { scheduleId: room.scheduleId }, json });
}

function stored() {
  return storedMessages(server.database.db, room.scheduleId);
}
