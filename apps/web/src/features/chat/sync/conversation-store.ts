/**
 * The state of one conversation, outside React: subscribes to live events, then reads, and merges
 * both; keeps the outbox and dispatches it.
 */
import type { Message } from "@codetale/contract/chat";
import {
  applyEvent,
  emptyConversation,
  nextToSend,
  writtenAfter,
  type ConversationEvent,
} from "@codetale/domain/chat/conversation";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import type { Clock } from "@codetale/domain/time";
import type { LiveConnection } from "#lib/live-connection";
import { ObservedValue } from "#lib/observed-value";
import { randomId } from "#lib/random-id";
import { CatchUp, type ReadMessages } from "./catch-up.ts";
import type { ChatDraft, ChatState, DraftImage } from "./chat-draft.ts";
import { OutboxDispatcher } from "./outbox-dispatcher.ts";
import type { Outbox } from "./outbox.ts";

export interface ConversationPorts {
  scheduleId: string;
  /** The account that writes. */
  uid: string;
  clock: Clock;
  live: Pick<LiveConnection, "isConnected" | "on" | "send">;
  readMessages: ReadMessages;
  /** Resolves with the image's address; rejects with an `ApiError`. */
  uploadImage: (image: Blob) => Promise<string>;
  outbox: Outbox;
}

export interface ConversationSnapshot extends ChatState {
  /** Whether all messages were read once; later ones are merged without showing a loading state. */
  isRead: boolean;
  /** Why reading failed so far; null otherwise. */
  error: Error | null;
}

type Event = ConversationEvent<Message, ChatDraft>;

export class ConversationStore {
  readonly #ports: ConversationPorts;
  readonly state = new ObservedValue<ConversationSnapshot>({
    ...emptyConversation,
    isRead: false,
    error: null,
  });
  #dispatcher: OutboxDispatcher | null = null;
  #catchUp: CatchUp | null = null;
  /** Until then nothing is sent: drafts written before a reload go first. */
  #isRestored = false;

  constructor(ports: ConversationPorts) {
    this.#ports = ports;
  }

  /**
   * Starts to listen, read and send.
   *
   * @param onClosed called when the server accepts no more messages because the test was exited
   * @returns a function that stops it
   */
  start(onClosed: () => void = () => {}): () => void {
    const { live, outbox } = this.#ports;
    const catchUp = (this.#catchUp = this.#createCatchUp());
    const dispatcher = (this.#dispatcher = this.#createDispatcher(onClosed));
    const endings = [
      live.on("message:new", (message) => this.#receive(message)),
      live.on("message:changed", (message) => this.#receive(message)),
      live.on("connect", () => {
        catchUp.ask();
        dispatcher.wake();
      }),
      outbox.onOtherTabs((event) => this.#apply(event)),
      () => catchUp.stop(),
      () => dispatcher.stop(),
    ];
    catchUp.ask();
    void this.#restore();
    return () => endings.forEach((end) => end());
  }

  /** Retries reading at once. */
  readAgain = (): void => {
    this.#catchUp?.ask();
  };

  /** The answer to an edit or a deletion, which the live event may bring as well. */
  hear = (message: Message): void => this.#receive(message);

  /** @param replyTo id of the message that it answers */
  write = (text: string, image: DraftImage | null, replyTo: string | null = null): void => {
    const { clock, outbox, uid } = this.#ports;
    const date = writtenAfter(this.state.get().outbox, clock.now());
    const sending = { img: null, failure: null };
    const draft = { id: randomId(), senderId: uid, date, text, image, replyTo, ...sending };
    outbox.keep("written", draft);
    this.#apply({ type: "written", drafts: [draft] });
  };

  retry = (id: string): void => {
    this.#revise(id, { failure: null });
  };

  discard = (id: string): void => {
    this.#ports.outbox.discard(id);
    this.#apply({ type: "discarded", id });
  };

  #createCatchUp(): CatchUp {
    return new CatchUp({
      readMessages: this.#ports.readMessages,
      onPage: (messages) => this.#apply({ type: "heard", messages }),
      onDone: () => this.#show({ isRead: true, error: null }),
      onFailed: (error) => this.#show({ error }),
    });
  }

  #createDispatcher(onClosed: () => void): OutboxDispatcher {
    const { live, outbox, scheduleId, uploadImage } = this.#ports;
    return new OutboxDispatcher({
      scheduleId,
      live,
      next: () => (this.#isRestored ? nextToSend(this.state.get().outbox) : null),
      uploadImage,
      withLock: (attempt) => outbox.withLock(attempt),
      onUploaded: ({ id, img }) => this.#revise(id, { img }),
      onStored: (message) => this.#apply({ type: "heard", messages: [message] }),
      onRefused: ({ id }, { reason, message }) => {
        this.#revise(id, { failure: message });
        if (reason === "chat/closed") onClosed();
      },
    });
  }

  async #restore(): Promise<void> {
    const { outbox } = this.#ports;
    const drafts = await outbox.load();
    this.#isRestored = true;
    this.#apply({ type: "written", drafts });
    const stored = new Set(this.state.get().messages.map(({ id }) => id));
    for (const { id } of drafts) if (stored.has(id)) outbox.forget(id);
    this.#dispatcher?.wake();
  }

  #receive(message: Message): void {
    if (message.scheduleId !== this.#ports.scheduleId) return;
    const isGap = message.seq > newestSeq(this.state.get().messages) + 1;
    this.#apply({ type: "heard", messages: [message] });
    if (isGap) this.#catchUp?.ask();
  }

  /** Does nothing when the draft was discarded or stored in the meantime. */
  #revise(id: string, change: Partial<ChatDraft>): void {
    const current = this.state.get().outbox.find((draft) => draft.id === id);
    if (!current) return;
    const draft = { ...current, ...change };
    this.#ports.outbox.keep("revised", draft);
    this.#apply({ type: "revised", draft });
  }

  #apply(event: Event): void {
    const before = this.state.get();
    const { messages, outbox } = applyEvent<Message, ChatDraft>(before, event);
    if (messages === before.messages && outbox === before.outbox) return;
    if (event.type === "heard") this.#forgetArrived(before.outbox, outbox);
    this.#show({ messages, outbox });
    if (event.type !== "heard") this.#dispatcher?.wake();
  }

  #forgetArrived(before: readonly ChatDraft[], after: readonly ChatDraft[]): void {
    if (before === after) return;
    const waiting = new Set(after.map(({ id }) => id));
    for (const { id } of before) if (!waiting.has(id)) this.#ports.outbox.forget(id);
  }

  #show(change: Partial<ConversationSnapshot>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
