import type { ChatDraft } from "../sync/chat-draft.ts";
import type { Outbox } from "../sync/outbox.ts";

/** The browser's outbox in memory; `kept` is what a reload would find. */
export class FakeOutbox implements Outbox {
  readonly kept = new Map<string, ChatDraft>();
  #tellThisTab: Parameters<Outbox["onOtherTabs"]>[0] | null = null;

  /** How long reading takes. */
  loadMs = 0;

  load = async () => {
    const rows = [...this.kept.values()].sort((one, other) => one.date - other.date);
    if (this.loadMs > 0) await new Promise((resolve) => setTimeout(resolve, this.loadMs));
    return rows;
  };

  keep = (_what: "written" | "revised", draft: ChatDraft) => void this.kept.set(draft.id, draft);

  forget = (id: string) => void this.kept.delete(id);

  discard = (id: string) => void this.kept.delete(id);

  /** Another tab does something. */
  elsewhere(event: Parameters<Parameters<Outbox["onOtherTabs"]>[0]>[0]): void {
    this.#tellThisTab?.(event);
  }

  onOtherTabs: Outbox["onOtherTabs"] = (handler) => {
    this.#tellThisTab = handler;
    return () => (this.#tellThisTab = null);
  };

  withLock: Outbox["withLock"] = (task) => task();
}
