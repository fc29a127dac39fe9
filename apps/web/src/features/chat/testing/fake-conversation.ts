import type { Message, NewMessage } from "@codetale/contract/chat";
import { failures, type FailureReason } from "@codetale/contract/errors";
import type { SendResult } from "@codetale/contract/events";
import type { MessagePage } from "../sync/catch-up.ts";
import { aMessage, ada, grace } from "./chat.ts";
import type { FakeLive } from "#testing/fake-live";

/** What becomes of the next message on its way to the server and of the answer on its way back. */
export type Fate = "answered" | "lost on the way" | "answer lost" | FailureReason;

const PAGE = 3;

/** How long the way to the server takes, and the way back. */
const WAY_MS = 20;

/** The server's side of session `s1`: stores each id once and tells whoever is connected. */
export class FakeConversation {
  readonly stored: Message[] = [];
  fate: Fate = "answered";
  /** How long a refusal asks to wait. */
  retryAfterMs: number | undefined;
  /** Reading fails while set. */
  readFailure: Error | null = null;
  readonly #live: FakeLive;
  #changes = 0;

  constructor(live: FakeLive) {
    this.#live = live;
    live.answer = (message) => this.#receive(message);
  }

  /** The other participant says something. */
  say(text: string): Message {
    const message = aMessage(this.stored.length + 1, { text, senderId: grace.uid });
    this.#store(message);
    return message;
  }

  readMessages = async (after: number): Promise<MessagePage> => {
    await way();
    const page = this.#pageAfter(after);
    await way();
    if (this.readFailure) throw this.readFailure;
    return page;
  };

  /** A message is edited or deleted. */
  change(id: string, state: Partial<Message>): void {
    const index = this.stored.findIndex((message) => message.id === id);
    this.#changes += 1;
    const changed = { ...aMessage(0), ...this.stored[index], ...state, change: this.#changes };
    this.stored[index] = changed;
    if (this.#live.isConnected.get()) this.#live.notify("message:changed", changed);
  }

  /** Says all changes each time; a screen takes them once. */
  #changedUpTo(after: number): Message[] {
    return this.stored.filter(({ seq, change }) => seq <= after && change > 0);
  }

  #pageAfter(after: number): MessagePage {
    const rest = this.stored.filter(({ seq }) => seq > after);
    const page = { messages: rest.slice(0, PAGE), hasMore: rest.length > PAGE };
    return { ...page, changed: this.#changedUpTo(after), changedUpTo: this.#changes };
  }

  async #receive(sent: NewMessage): Promise<SendResult> {
    await way();
    const { fate } = this;
    if (fate === "lost on the way") throw new Error("timeout");
    if (fate !== "answered" && fate !== "answer lost") return refusal(fate, this.retryAfterMs);
    const known = this.stored.find((message) => message.id === sent.id);
    const said = saidIn(sent);
    const message = known ?? aMessage(this.stored.length + 1, said);
    if (!known) this.#store(message);
    await way();
    if (fate === "answer lost" || !this.#live.isConnected.get()) throw new Error("disconnected");
    return { success: true, message };
  }

  #store(message: Message): void {
    this.stored.push(message);
    if (this.#live.isConnected.get()) this.#live.notify("message:new", message);
  }
}

function saidIn({ id, text = "", img = null, replyTo = null }: NewMessage): Partial<Message> {
  return { id, text, senderId: ada.uid, img, replyTo };
}

function way(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WAY_MS));
}

function refusal(reason: FailureReason, retryAfterMs: number | undefined): SendResult {
  const { code, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "r1" } as const;
  return retryAfterMs === undefined ? body : { ...body, retryAfterMs };
}
