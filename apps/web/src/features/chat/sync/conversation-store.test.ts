/** A conversation over time; how drafts are sent is in `outbox-dispatcher.test.ts`. */
import { at } from "@codetale/domain/testing/at";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ConversationStore } from "./conversation-store.ts";
import { aConversationStore, settle, shown, waiting } from "../testing/a-conversation-store.ts";
import { aChatDraft, aMessage } from "../testing/chat.ts";
import { FakeOutbox } from "../testing/fake-outbox.ts";
import type { Fate } from "../testing/fake-conversation.ts";

beforeEach(() => void vi.useFakeTimers({ now: at("10:00") }));
afterEach(() => void vi.useRealTimers());

describe("reading", () => {
  it("[CHAT-6] reads everything said so far, page by page, also before the first connect", async () => {
    const { room, store } = await aConversationStore();
    for (const text of ["1", "2", "3", "4", "5", "6", "7"]) room.say(text);
    store.start();
    expect(store.state.get().isRead).toBe(false);
    await settle();
    expect(shown(store)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(store.state.get().isRead).toBe(true);
  });

  it("[CHAT-6] reads what was missed after every reconnect, also what a live event overtook", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    await settle();
    live.disconnect();
    room.say("missed");
    room.say("missed too");
    live.connect();
    live.notify("message:new", room.say("live"));
    await settle();
    expect(shown(store)).toEqual(["missed", "missed too", "live"]);
  });

  it("[CHAT-6] reads again when a live event shows that one was lost", async () => {
    const { live, room, store } = await aConversationStore();
    store.start();
    live.connect();
    await settle();
    room.stored.push(aMessage(1, { text: "lost" }));
    room.say("heard");
    expect(shown(store)).toEqual(["heard"]);
    await settle();
    expect(shown(store)).toEqual(["lost", "heard"]);
  });

  it("hears nothing of other conversations", async () => {
    const { live, store } = await aConversationStore();
    store.start();
    live.connect();
    live.notify("message:new", aMessage(1, { scheduleId: "s2" }));
    await settle();
    expect(shown(store)).toEqual([]);
  });

  it("says that reading failed, and tries again by itself, on demand and after a reconnect", async () => {
    const { live, room, store } = await aConversationStore();
    const failure = new Error("away");
    room.say("1");
    room.readFailure = failure;
    store.start();
    await settle();
    expect(store.state.get()).toMatchObject({ isRead: false, error: failure });

    room.readFailure = null;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.state.get()).toMatchObject({ isRead: true, error: null });

    room.readFailure = failure;
    store.readAgain();
    await settle();
    expect(store.state.get()).toMatchObject({ isRead: true, error: failure });

    room.readFailure = null;
    live.connect();
    await settle();
    expect(store.state.get().error).toBeNull();
  });

  it("neither reads, listens nor sends once it has ended", async () => {
    const { live, room, store } = await aConversationStore();
    const end = store.start();
    end();
    room.say("1");
    store.write("never", null);
    live.connect();
    live.notify("message:new", aMessage(1));
    await settle();
    expect(shown(store)).toEqual([]);
    expect(room.stored.map(({ text }) => text)).toEqual(["1"]);
  });
});

describe("the outbox", () => {
  it("[CHAT-6] survives a reload, refusals included", async () => {
    const { live, room, store, outbox } = await aConversationStore();
    outbox.kept.set("d1", aChatDraft({ id: "d1", text: "refused", failure: "no" }));
    outbox.kept.set("d2", aChatDraft({ id: "d2", text: "waiting", date: at("10:31") }));
    store.start();
    await settle();
    expect(waiting(store)).toEqual(["refused", "waiting"]);
    live.connect();
    await settle();
    expect(room.stored.map(({ text }) => text)).toEqual(["waiting"]);
    expect([...outbox.kept.keys()]).toEqual(["d1"]);
  });

  it("[CHAT-6] drops what turns out to be stored already", async () => {
    const { room, store, outbox } = await aConversationStore();
    outbox.kept.set("m1", aChatDraft({ id: "m1" }));
    room.say("was stored, its answer was lost");
    store.start();
    await settle();
    expect(waiting(store)).toEqual([]);
    expect(outbox.kept.size).toBe(0);
  });

  it("[CHAT-6] drops it too when it is read only after the conversation", async () => {
    const { room, store, outbox } = await aConversationStore();
    outbox.kept.set("m1", aChatDraft({ id: "m1" }));
    outbox.loadMs = 200;
    room.say("was stored, its answer was lost");
    store.start();
    await settle();
    expect(waiting(store)).toEqual([]);
    expect(outbox.kept.size).toBe(0);
  });

  it("[CHAT-6] goes out before what is written while it is still being read", async () => {
    const { live, room, store, outbox } = await aConversationStore();
    outbox.kept.set("d1", aChatDraft({ text: "before the reload", date: at("09:59") }));
    outbox.loadMs = 200;
    store.start();
    live.connect();
    store.write("after the reload", null);
    await settle();
    expect(room.stored.map(({ text }) => text)).toEqual(["before the reload", "after the reload"]);
  });

  it("[CHAT-6] is the same in two tabs", async () => {
    const { store, outbox } = await aConversationStore();
    store.start();
    await settle();
    const draft = aChatDraft();
    outbox.elsewhere({ type: "written", drafts: [draft] });
    expect(waiting(store)).toEqual(["on its way"]);
    outbox.elsewhere({ type: "revised", draft: { ...draft, failure: "no" } });
    expect(store.state.get().outbox[0]?.failure).toBe("no");
    outbox.elsewhere({ type: "discarded", id: draft.id });
    expect(waiting(store)).toEqual([]);
  });

  it("sends nothing twice that another tab sent while this one waited for its turn", async () => {
    const outbox = new FakeOutbox();
    const { live, room, store } = await aConversationStore({ outbox });
    const send = vi.spyOn(live, "answer");
    outbox.withLock = async (task) => {
      live.notify("message:new", aMessage(1, { id: store.state.get().outbox[0]?.id ?? "" }));
      return task();
    };
    store.start();
    store.write("hello", null);
    room.stored.push(aMessage(1));
    live.connect();
    await settle();
    expect(send).not.toHaveBeenCalled();
    expect(waiting(store)).toEqual([]);
  });
});

describe("[CHAT-6] whatever the connection does", () => {
  const step = fc.oneof(
    fc.constant("write" as const),
    fc.constant("other says" as const),
    fc.constant("connect" as const),
    fc.constant("disconnect" as const),
    fc.constant("echo" as const),
    fc.constant("reload" as const),
    fc.constantFrom(10, 30, 500).map((waitMs) => ({ waitMs })),
    fc
      .constantFrom<Fate>("answered", "lost on the way", "answer lost", "server/busy")
      .map((fate) => ({ fate })),
  );

  it("every message is there once, in the order all see, and own ones in the order of writing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { live, room, outbox, ...screen } = await aConversationStore();
        let { store } = screen;
        let end = store.start();
        const written: string[] = [];

        for (const one of steps) {
          await vi.advanceTimersByTimeAsync(1);
          if (one === "write") {
            written.push(`own ${written.length}`);
            store.write(written.at(-1) ?? "", null);
          } else if (one === "other says") room.say(`other ${room.stored.length}`);
          else if (one === "connect") live.connect();
          else if (one === "disconnect") live.disconnect();
          else if (one === "echo") room.stored.forEach((m) => live.notify("message:new", m));
          else if (one === "reload") {
            end();
            const ports = { live, outbox, readMessages: room.readMessages };
            ({ store } = await aConversationStore(ports));
            end = store.start();
          } else if ("waitMs" in one) await vi.advanceTimersByTimeAsync(one.waitMs);
          else room.fate = one.fate;
          expectEachOnce(store);
        }

        room.fate = "answered";
        live.disconnect();
        live.connect();
        await vi.advanceTimersByTimeAsync(60_000);
        expect(store.state.get().messages).toEqual(room.stored);
        expect(shown(store).filter((text) => text.startsWith("own"))).toEqual(written);
        expect(waiting(store)).toEqual([]);
        expect(outbox.kept.size).toBe(0);
        end();
      }),
      { numRuns: 150 },
    );
  });

  function expectEachOnce(store: ConversationStore): void {
    const { messages, outbox } = store.state.get();
    const ids = [...messages, ...outbox].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
