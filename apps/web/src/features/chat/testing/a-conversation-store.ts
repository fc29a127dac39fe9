import { vi } from "vitest";
import { ConversationStore, type ConversationPorts } from "../sync/conversation-store.ts";
import { ada } from "./chat.ts";
import { FakeLive } from "#testing/fake-live";
import { FakeOutbox } from "./fake-outbox.ts";
import { FakeConversation } from "./fake-conversation.ts";

/** A screen with its own connection to a room of its own, unless `ports` bring others. */
export async function aConversationStore(ports: Partial<ConversationPorts> = {}) {
  const live = new FakeLive();
  await live.open();
  const room = new FakeConversation(live);
  const outbox = new FakeOutbox();
  const store = new ConversationStore({
    scheduleId: "s1",
    uid: ada.uid,
    clock: { now: () => Date.now() },
    live,
    readMessages: room.readMessages,
    uploadImage: async () => "/chats/s1/images/i1",
    outbox,
    ...ports,
  });
  return { live, room, outbox, store };
}

/** The texts of what is shown as stored, in order. */
export function shown(store: ConversationStore): string[] {
  return store.state.get().messages.map(({ text }) => text);
}

/** The texts of what is on its way or was refused, in order. */
export function waiting(store: ConversationStore): string[] {
  return store.state.get().outbox.map(({ text }) => text);
}

/** Lets everything under way come to rest, without waiting for another try. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
}
