/** What waits in conversations that are not on screen. */
import { uploadChatImage } from "@codetale/contract/chat";
import { failures } from "@codetale/contract/errors";
import { at } from "@codetale/domain/testing/at";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeLive } from "#testing/fake-live";
import { on, requestsTo } from "#testing/server";
import { aConversationStore, settle, shown, waiting } from "../testing/a-conversation-store.ts";
import { aChatDraft, ada, aMessage } from "../testing/chat.ts";
import { FakeConversation } from "../testing/fake-conversation.ts";
import { FakeOutbox } from "../testing/fake-outbox.ts";
import type { ChatDraft } from "./chat-draft.ts";
import { dispatchInBackground, pauseInBackground } from "./background-dispatch.ts";

let live: FakeLive;
let room: FakeConversation;
let outbox: FakeOutbox;

beforeEach(async () => {
  vi.useFakeTimers({ now: at("10:00") });
  live = new FakeLive();
  room = new FakeConversation(live);
  outbox = new FakeOutbox();
  live.connect();
  await live.open();
  await settle();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const conversation = () => ({ uid: ada.uid, scheduleId: "s1", live });

const dispatch = () => dispatchInBackground(conversation(), () => outbox);

function keep(...drafts: Partial<ChatDraft>[]): void {
  for (const [index, draft] of drafts.entries()) {
    const kept = aChatDraft({ id: `d${index}`, date: at("09:00") + index, ...draft });
    outbox.kept.set(kept.id, kept);
  }
}

const sent = () => room.stored.map(({ text }) => text);

describe("dispatching in the background", () => {
  it("[CHAT-6] sends what waits in the order of writing, and forgets it", async () => {
    keep({ text: "b", date: at("09:02") }, { text: "a", date: at("09:01") });
    dispatch();
    await settle();
    expect(sent()).toEqual(["a", "b"]);
    expect(outbox.kept.size).toBe(0);
  });

  it("[CHAT-1] is seen as sent once the conversation is opened", async () => {
    keep({ text: "from the tunnel" });
    dispatch();
    await settle();
    const { readMessages } = room;
    const { store } = await aConversationStore({ live, outbox, readMessages });
    store.start();
    await settle();
    expect(shown(store)).toEqual(["from the tunnel"]);
    expect(waiting(store)).toEqual([]);
  });

  it("[CHAT-6] keeps a refusal with its reason, sends what follows, and repeats nothing refused", async () => {
    keep({ text: "refused" });
    room.fate = "chat/closed";
    dispatch();
    await settle();
    const { message } = failures["chat/closed"];
    expect([...outbox.kept.values()].map(({ failure }) => failure)).toEqual([message]);

    room.fate = "answered";
    outbox.kept.set("later", aChatDraft({ id: "later", text: "later" }));
    dispatch();
    await settle();
    expect(sent()).toEqual(["later"]);
    expect([...outbox.kept.keys()]).toEqual(["d0"]);
  });

  it("[CHAT-6] sends under the same id again what got no answer", async () => {
    keep({ text: "hello" });
    room.fate = "answer lost";
    dispatch();
    await settle();
    room.fate = "answered";
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent()).toEqual(["hello"]);
    expect(outbox.kept.size).toBe(0);
  });

  it("[CHAT-6] has one under way for a conversation, however often it is asked for", async () => {
    const send = vi.spyOn(live, "answer");
    keep({ text: "hello" });
    for (let times = 0; times < 3; times += 1) dispatch();
    await settle();
    expect(send).toHaveBeenCalledOnce();
  });

  it("[CHAT-6] sends nothing that another tab sent while this one waited for its turn", async () => {
    const send = vi.spyOn(live, "answer");
    keep({ text: "hello" });
    outbox.withLock = async (task) => {
      outbox.kept.clear();
      return task();
    };
    dispatch();
    await settle();
    expect(send).not.toHaveBeenCalled();
  });

  it("[CHAT-6] sends once what the browser cannot forget, and uploads its image once", async () => {
    vi.useRealTimers();
    on(uploadChatImage, {
      success: true,
      img: "/chats/s1/images/i1",
      imgWidth: 40,
      imgHeight: 30,
    });
    const send = vi.spyOn(live, "answer");
    outbox.keep = () => {};
    outbox.forget = () => {};
    const close = vi.fn();
    outbox.onOtherTabs = () => close;
    keep({ text: "look", image: { blob: new Blob(["png"]), width: 40, height: 30 } });
    keep({ id: "last", text: "last", date: at("10:00") });
    outbox.kept.set("d0", aChatDraft({ ...outbox.kept.get("d0"), id: "d0", date: at("09:00") }));
    dispatch();
    await expect.poll(() => close).toHaveBeenCalled();
    expect(sent()).toEqual(["look", "last"]);
    expect(room.stored[0]?.img).toBe("/chats/s1/images/i1");
    expect(requestsTo(uploadChatImage)).toHaveLength(1);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe("[GUARD-5] of an account that leaves", () => {
  it("nothing is sent, also of what waits for another tab at that moment", async () => {
    const send = vi.spyOn(live, "answer");
    keep({ text: "too late" });
    let giveTurn = () => {};
    outbox.withLock = async (task) => {
      await new Promise<void>((resolve) => (giveTurn = resolve));
      return task();
    };
    dispatch();
    await settle();
    live.close();
    await live.open();
    await settle();
    giveTurn();
    await settle();
    expect(live.isConnected.get()).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(outbox.kept.size).toBe(1);
  });

  it("nothing is repeated once the next account is connected", async () => {
    keep({ text: "too late" });
    room.fate = "lost on the way";
    dispatch();
    await settle();
    live.close();
    room.fate = "answered";
    await live.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
  });
});

it("[CHAT-6] goes on after the connection is back, once it is asked to", async () => {
  keep({ text: "a" });
  live.disconnect();
  dispatch();
  await settle();
  expect(sent()).toEqual([]);

  live.connect();
  dispatch();
  await settle();
  expect(sent()).toEqual(["a"]);
});

it("[CHAT-6] has one under way where an attempt has outlasted its connection", async () => {
  let answerLate = () => {};
  const answer = vi.fn<FakeLive["answer"]>(async ({ id }) => {
    await new Promise<void>((resolve) => (answerLate = resolve));
    return { success: true, message: aMessage(1, { id }) };
  });
  live.answer = answer;
  keep({ text: "a" });
  dispatch();
  await settle();
  live.disconnect();
  live.connect();
  const answerFirst = answerLate;
  dispatch();
  await settle();
  expect(answer).toHaveBeenCalledTimes(2);

  answerFirst();
  await settle();
  keep({ text: "a" });
  dispatch();
  await settle();

  expect(answer).toHaveBeenCalledTimes(2);
});

describe("a conversation on screen", () => {
  it("[CHAT-6] is left to its own dispatcher, and what waits when it is left is sent", async () => {
    keep({ text: "a" });
    const leave = pauseInBackground(conversation(), () => outbox);
    dispatch();
    await settle();
    expect(sent()).toEqual([]);

    leave();
    await settle();
    expect(sent()).toEqual(["a"]);
  });

  it("[CHAT-6] ends what is under way in the background", async () => {
    keep({ text: "a" });
    room.fate = "server/busy";
    dispatch();
    await settle();
    const leave = pauseInBackground(conversation(), () => outbox);
    room.fate = "answered";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
    leave();
  });
});
