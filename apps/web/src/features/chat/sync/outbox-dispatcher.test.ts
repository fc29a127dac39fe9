/** How drafts are sent, seen from the screen that holds them. */
import { failures } from "@codetale/contract/errors";
import { at } from "@codetale/domain/testing/at";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { aConversationStore, settle, shown, waiting } from "../testing/a-conversation-store.ts";
import { FakeOutbox } from "../testing/fake-outbox.ts";
import type { Fate } from "../testing/fake-conversation.ts";

beforeEach(() => void vi.useFakeTimers({ now: at("10:00") }));
afterEach(() => void vi.useRealTimers());

describe("writing", () => {
  it("[CHAT-1] shows a message as being sent until the server has stored it", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    await settle();
    store.write("hello", null);
    expect(waiting(store)).toEqual(["hello"]);
    expect(store.state.get().outbox[0]).toMatchObject({ failure: null, date: Date.now() });
    await settle();
    expect(waiting(store)).toEqual([]);
    expect(store.state.get().messages).toEqual(room.stored);
  });

  it("[CHAT-6] keeps what is written while the connection is away and sends it in order", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    for (const text of ["a", "b", "c"]) store.write(text, null);
    await settle();
    expect(waiting(store)).toEqual(["a", "b", "c"]);
    live.connect();
    await settle();
    expect(room.stored.map(({ text }) => text)).toEqual(["a", "b", "c"]);
    expect(shown(store)).toEqual(["a", "b", "c"]);
  });

  it("has one message under way at a time", async () => {
    const { live, store } = await aConversationStore();
    const send = vi.spyOn(live, "answer");
    store.start();
    live.connect();
    store.write("a", null);
    store.write("b", null);
    await settle();
    expect(send).toHaveBeenCalledTimes(2);

    send.mockReturnValue(new Promise(() => {}));
    store.write("c", null);
    store.write("d", null);
    await settle();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each<Fate>(["lost on the way", "answer lost"])(
    "[CHAT-6] sends again under the same id what was %s, without a reconnect",
    async (fate) => {
      const { live, room, store } = await aConversationStore();
      store.start();
      live.connect();
      await settle();
      room.fate = fate;
      store.write("hello", null);
      await settle();
      room.fate = "answered";
      await vi.advanceTimersByTimeAsync(1_000);
      expect(room.stored.map(({ text }) => text)).toEqual(["hello"]);
      expect(shown(store)).toEqual(["hello"]);
      expect(waiting(store)).toEqual([]);
    },
  );

  it("[CHAT-1] shows a refusal in its words, and sends again when asked to", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    room.fate = "server/failed";
    store.write("first", null);
    await settle();
    const [refused] = store.state.get().outbox;
    expect(refused?.failure).toBe(failures["server/failed"].message);

    room.fate = "answered";
    store.write("second", null);
    await settle();
    expect(shown(store)).toEqual(["second"]);

    store.retry(refused?.id ?? "");
    await settle();
    expect(shown(store)).toEqual(["second", "first"]);
    expect(waiting(store)).toEqual([]);
  });

  it("[CHAT-6] sends at once after a reconnect, however long it was waiting to try again", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    room.fate = "lost on the way";
    store.write("hello", null);
    await vi.advanceTimersByTimeAsync(10_000);
    room.fate = "answered";
    live.disconnect();
    live.connect();
    await settle();
    expect(shown(store)).toEqual(["hello"]);
  });

  it.each<Fate>(["request/too-many", "server/busy"])(
    "[CHAT-6] waits, and fails nothing, when the server answers %s",
    async (fate) => {
      const { live, room, store } = await aConversationStore();
      store.start();
      live.connect();
      room.fate = fate;
      store.write("patient", null);
      await settle();
      expect(store.state.get().outbox[0]?.failure).toBeNull();
      room.fate = "answered";
      await vi.advanceTimersByTimeAsync(1_000);
      expect(shown(store)).toEqual(["patient"]);
    },
  );

  it("[GUARD-5] keeps for the next session what is refused because this one has ended", async () => {
    const { live, room, store, outbox } = await aConversationStore();
    const end = store.start();
    live.connect();
    room.fate = "session/expired";
    store.write("patient", null);
    await settle();
    end();
    expect([...outbox.kept.values()].map(({ failure }) => failure)).toEqual([null]);
  });

  it("[GUARD-5] sends nothing once it has ended, also where it was waiting for another tab", async () => {
    const outbox = new FakeOutbox();
    const { live, room, store } = await aConversationStore({ outbox });
    let giveTurn = () => {};
    outbox.withLock = async (task) => {
      await new Promise<void>((resolve) => (giveTurn = resolve));
      return task();
    };
    const end = store.start();
    live.connect();
    store.write("too late", null);
    await settle();
    end();
    giveTurn();
    await settle();
    expect(room.stored).toEqual([]);
  });

  it("waits as long as the server asks", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    room.retryAfterMs = 5_000;
    room.fate = "request/too-many";
    store.write("patient", null);
    await settle();
    room.fate = "answered";
    await vi.advanceTimersByTimeAsync(4_000);
    expect(waiting(store)).toEqual(["patient"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting(store)).toEqual([]);
  });

  it("forgets a refused message that is discarded", async () => {
    const { live, room, store, outbox } = await aConversationStore();
    store.start();
    live.connect();
    room.fate = "server/failed";
    store.write("hello", null);
    await settle();
    store.discard(store.state.get().outbox[0]?.id ?? "");
    expect(waiting(store)).toEqual([]);
    expect(outbox.kept.size).toBe(0);
  });

  it("[CHAT-3] tells when the server takes nothing more because the test is over", async () => {
    const { live, room, store } = await aConversationStore();
    const onClosed = vi.fn();
    store.start(onClosed);
    live.connect();
    room.fate = "chat/closed";
    store.write("too late", null);
    await settle();
    expect(onClosed).toHaveBeenCalledOnce();
    expect(store.state.get().outbox[0]?.failure).toBe(failures["chat/closed"].message);
  });
});

describe("images", () => {
  const image = { blob: new Blob(["png"], { type: "image/png" }), width: 40, height: 30 };

  it("[CHAT-1] are uploaded before their message is sent", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    store.write("look", image);
    await settle();
    expect(room.stored[0]).toMatchObject({ text: "look", img: "/chats/s1/images/i1" });
  });

  it("[CHAT-6] are uploaded once, however often their message has to be sent", async () => {
    const uploadImage = vi.fn(async () => "/chats/s1/images/i1");
    const { live, room, store, outbox } = await aConversationStore({ uploadImage });
    store.start();
    live.connect();
    room.fate = "lost on the way";
    store.write("", image);
    await settle();
    expect([...outbox.kept.values()][0]?.img).toBe("/chats/s1/images/i1");
    room.fate = "answered";
    await vi.advanceTimersByTimeAsync(1_000);
    expect(room.stored).toHaveLength(1);
    expect(uploadImage).toHaveBeenCalledOnce();
  });

  it.each([
    ["wait for the connection when the upload is lost on the way", networkFailure],
    ["[CHAT-6] are sent again while a proxy answers in the server's place", () => proxyPage(502)],
  ])("%s", async (_, failure) => {
    const uploadImage = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure());
    uploadImage.mockResolvedValue("/chats/s1/images/i1");
    const { live, room, store } = await aConversationStore({ uploadImage });
    store.start();
    live.connect();
    store.write("", image);
    await settle();
    expect(store.state.get().outbox[0]?.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(room.stored).toHaveLength(1);
  });

  it("[CHAT-1] are not sent where a proxy keeps answering, and no longer hold up what follows", async () => {
    const uploadImage = vi.fn(() => Promise.reject(proxyPage(502)));
    const { live, store } = await aConversationStore({ uploadImage });
    store.start();
    live.connect();
    store.write("", image);
    store.write("next", null);
    await vi.advanceTimersByTimeAsync(30_999);
    expect(store.state.get().outbox[0]?.failure).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state.get().outbox[0]?.failure).toBe(proxyPage(502).message);
    await settle();
    expect(shown(store)).toEqual(["next"]);

    store.retry(store.state.get().outbox[0]?.id ?? "");
    await vi.advanceTimersByTimeAsync(30_999);
    expect(store.state.get().outbox[0]?.failure).toBeNull();
  });

  it("[CHAT-1] are not sent where a proxy refuses them", async () => {
    const { live, store } = await aConversationStore({
      uploadImage: () => Promise.reject(proxyPage(413)),
    });
    store.start();
    live.connect();
    store.write("", image);
    await settle();
    expect(store.state.get().outbox[0]?.failure).toBe(proxyPage(413).message);
  });

  it("[CHAT-2] are refused in words when the server does not take them", async () => {
    const { code, status, message } = failures["file/not-an-image"];
    const refusal = new ApiError({ code, status, message, reason: "file/not-an-image" });
    const { live, store } = await aConversationStore({
      uploadImage: () => Promise.reject(refusal),
    });
    store.start();
    live.connect();
    store.write("", image);
    await settle();
    expect(store.state.get().outbox[0]?.failure).toBe(message);
  });
});

function networkFailure(): ApiError {
  return new ApiError({
    status: 0,
    code: "auth/network-request-failed",
    reason: "network-request-failed",
    message: "The connection failed.",
  });
}

function proxyPage(status: number): ApiError {
  return new ApiError({
    status,
    code: "internal",
    reason: "bad-answer",
    message: "The server gave an answer that could not be read. Please try again.",
  });
}
