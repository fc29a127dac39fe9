/**
 * The outbox, stored in the browser so that a reload or a closed tab loses no message, and shared
 * with the account's other tabs so that all show the same.
 */
import type { Message } from "@codetale/contract/chat";
import type { ConversationEvent } from "@codetale/domain/chat/conversation";
import type { ChatDraft } from "./chat-draft.ts";
import { openDeviceTable, type DeviceTable } from "./device-table.ts";

/**
 * What another tab may do to a draft. Stored messages are excluded: every tab is notified of them
 * by the server.
 */
export type OtherTabEvent = Exclude<ConversationEvent<Message, ChatDraft>, { type: "heard" }>;

/** The last task of each outbox, where the browser has no locks. */
const lastTasks = new Map<string, Promise<unknown>>();

export type Outbox = ReturnType<typeof createOutbox>;

/** @param owner key of the account and the conversation; other drafts are never read */
export function createOutbox(owner: string, table: DeviceTable = openDeviceTable()) {
  const name = `codetale-outbox/${owner}`;
  let channel: BroadcastChannel | null = null;
  const tell = (event: OtherTabEvent) => channel?.postMessage(event);

  return {
    /** In the order of writing. */
    load: async (): Promise<readonly ChatDraft[]> =>
      (await table.load<ChatDraft>(owner)).sort((one, other) => one.date - other.date),
    /** Stores the present state of a draft; of a revised one that is gone meanwhile, nothing. */
    keep: (what: "written" | "revised", draft: ChatDraft): void => {
      void (what === "written" ? table.put(owner, draft) : table.replace(owner, draft));
      tell(what === "written" ? { type: what, drafts: [draft] } : { type: what, draft });
    },
    /** Removes a draft that the server has stored. */
    forget: (id: string): void => void table.remove(owner, id),
    /** Removes a draft that the user does not want to send any more. */
    discard: (id: string): void => {
      void table.remove(owner, id);
      tell({ type: "discarded", id });
    },
    /** Receives the changes of other tabs. @returns a function that stops it */
    onOtherTabs: (handler: (event: OtherTabEvent) => void) => {
      const opened = new BroadcastChannel(name);
      opened.onmessage = ({ data }: MessageEvent<OtherTabEvent>) => handler(data);
      channel = opened;
      return () => {
        channel = null;
        opened.close();
      };
    },
    /** Runs `task` while none runs for the same conversation, here or in another tab. */
    withLock: async <T>(task: () => Promise<T>): Promise<T> => {
      if ("locks" in navigator) return navigator.locks.request(name, task);
      // Missing on http origins other than localhost. Two tabs may then send the same draft, which
      // its id makes harmless; one tab still runs one task at a time.
      const turn = (lastTasks.get(name) ?? Promise.resolve()).then(task, task);
      lastTasks.set(name, turn);
      return turn;
    },
  };
}
