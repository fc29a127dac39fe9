import type { Message } from "@codetale/contract/chat";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import { RetryLoop, type AttemptResult } from "./retry-loop.ts";

export interface MessagePage {
  messages: readonly Message[];
  /** Those up to the position asked for that were edited or deleted since. */
  changed: readonly Message[];
  changedUpTo: number;
  hasMore: boolean;
}

/** @param changedAfter `changedUpTo` of the page before */
export type ReadMessages = (
  after: number,
  changedAfter: number,
  signal: AbortSignal,
) => Promise<MessagePage>;

interface CatchUpPorts {
  readMessages: ReadMessages;
  onPage: (messages: readonly Message[]) => void;
  /** All messages so far are read. */
  onDone: () => void;
  /** Reading failed; it is retried after a delay. */
  onFailed: (error: Error) => void;
}

/**
 * Reads the messages of a conversation after the last position read, page by page.
 *
 * Live events never move that position: they may arrive out of order, and a message that one of
 * them overtook before the connection broke would be lost.
 */
export class CatchUp extends RetryLoop {
  readonly #ports: CatchUpPorts;
  #readUpTo = 0;
  #changedUpTo = 0;
  #hasMore = false;

  constructor(ports: CatchUpPorts) {
    super(
      () => this.#hasMore,
      (signal) => this.#readPage(signal),
    );
    this.#ports = ports;
  }

  /** When called while reading, reads once more: the page under way may be older than the call. */
  ask(): void {
    this.#hasMore = true;
    this.wake();
  }

  async #readPage(signal: AbortSignal): Promise<AttemptResult> {
    this.#hasMore = false;
    try {
      const { messages, changed, changedUpTo, hasMore } = await this.#ports.readMessages(
        this.#readUpTo,
        this.#changedUpTo,
        signal,
      );
      signal.throwIfAborted();
      this.#ports.onPage([...messages, ...changed]);
      this.#readUpTo = Math.max(this.#readUpTo, newestSeq(messages));
      this.#changedUpTo = changedUpTo;
      this.#hasMore ||= hasMore && messages.length + changed.length > 0;
      if (!this.#hasMore) this.#ports.onDone();
      return "done";
    } catch (error) {
      this.#hasMore = true;
      if (!signal.aborted) this.#ports.onFailed(error as Error);
      return { retryAfterMs: 0 };
    }
  }
}
