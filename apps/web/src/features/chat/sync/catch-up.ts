/**
 * Reads the messages of a conversation after the last position read, page by page.
 *
 * Live events never move that position: they may arrive out of order, and a message that one of
 * them overtook before the connection broke would be lost.
 */
import type { Message } from "@codetale/contract/chat";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import { retryDelayMs } from "./retry-delay.ts";

export interface MessagePage {
  messages: readonly Message[];
  hasMore: boolean;
}

export interface CatchUpPorts {
  readMessages: (after: number, signal: AbortSignal) => Promise<MessagePage>;
  onPage: (messages: readonly Message[]) => void;
  /** All messages so far are read. */
  onDone: () => void;
  /** Reading failed; it is retried after a delay. */
  onFailed: (error: Error) => void;
}

export class CatchUp {
  readonly #ports: CatchUpPorts;
  readonly #stopped = new AbortController();
  #readUpTo = 0;
  #isReading = false;
  #isAskedAgain = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: CatchUpPorts) {
    this.#ports = ports;
  }

  /** When called while reading, reads once more: the page under way may be older than the call. */
  ask(): void {
    clearTimeout(this.#timer);
    if (this.#isReading) this.#isAskedAgain = true;
    else void this.#read();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    try {
      await this.#readPages();
      this.#failures = 0;
      this.#ports.onDone();
    } catch (error) {
      if (!this.#stopped.signal.aborted) this.#fail(error as Error);
    } finally {
      this.#isReading = false;
    }
  }

  async #readPages(): Promise<void> {
    let hasMore = true;
    while (hasMore || this.#isAskedAgain) {
      this.#isAskedAgain = false;
      const page = await this.#ports.readMessages(this.#readUpTo, this.#stopped.signal);
      this.#stopped.signal.throwIfAborted();
      this.#ports.onPage(page.messages);
      this.#readUpTo = Math.max(this.#readUpTo, newestSeq(page.messages));
      hasMore = page.hasMore && page.messages.length > 0;
    }
  }

  #fail(error: Error): void {
    this.#isAskedAgain = false;
    this.#failures += 1;
    this.#timer = setTimeout(() => this.ask(), retryDelayMs(this.#failures));
    this.#ports.onFailed(error);
  }
}
