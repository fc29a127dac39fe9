/**
 * What was written and is not known to be stored, kept in the browser so that a reload or a closed
 * tab loses none of it, and told to the person's other tabs, so that all show the same.
 */
import type { Message } from "@codetale/contract/chat";
import type { ConversationEvent } from "@codetale/domain/chat/conversation";
import type { ChatDraft } from "./chat-draft.ts";
import { openOutboxTable, type OutboxTable } from "./outbox-table.ts";

/** What another tab may do to a draft; what is stored, every tab hears by itself. */
export type OtherTabEvent = Exclude<ConversationEvent<Message, ChatDraft>, { type: "heard" }>;

export interface Outbox {
  /** In the order of writing. */
  load: () => Promise<readonly ChatDraft[]>;
  /** Keeps a draft as it is now. */
  keep: (what: "written" | "revised", draft: ChatDraft) => void;
  /** It is stored on the server. */
  forget: (id: string) => void;
  /** Nobody wants it sent any more. */
  discard: (id: string) => void;
  /** Hears what other tabs do. @returns what ends it */
  onOtherTabs: (handler: (event: OtherTabEvent) => void) => () => void;
  /** Runs `task` while no other tab runs one for the same conversation. */
  withLock: <T>(task: () => Promise<T>) => Promise<T>;
}

/** @param owner who writes in which conversation; nobody else's drafts are ever read */
export function createOutbox(owner: string, table: OutboxTable = openOutboxTable()): Outbox {
  const name = `codetale-outbox/${owner}`;
  let channel: BroadcastChannel | null = null;
  const tell = (event: OtherTabEvent) => channel?.postMessage(event);

  return {
    load: () => table.load(owner),
    keep: (what, draft) => {
      table.put(owner, draft);
      tell(what === "written" ? { type: what, drafts: [draft] } : { type: what, draft });
    },
    forget: (id) => table.remove(owner, id),
    discard: (id) => {
      table.remove(owner, id);
      tell({ type: "discarded", id });
    },
    onOtherTabs: (handler) => {
      const opened = new BroadcastChannel(name);
      opened.onmessage = ({ data }: MessageEvent<OtherTabEvent>) => handler(data);
      channel = opened;
      return () => {
        channel = null;
        opened.close();
      };
    },
    withLock: (task) => inTurn(name, task),
  };
}

async function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Missing on plain http addresses. Two tabs may then send the same, which is harmless.
  if (!("locks" in navigator)) return task();
  return navigator.locks.request(name, task);
}
