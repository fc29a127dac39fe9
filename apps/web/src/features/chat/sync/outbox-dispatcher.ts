/**
 * Sends drafts to the server one at a time, in the order of writing. A draft without an answer
 * stays in the outbox and is sent again on reconnection or after a delay; its id prevents
 * duplicates.
 */
import type { Message } from "@codetale/contract/chat";
import type { ErrorBody, FailureReason } from "@codetale/contract/errors";
import type { SendResult } from "@codetale/contract/events";
import { ApiError, type NetworkReason } from "#lib/http/api-client";
import type { ChatDraft } from "./chat-draft.ts";
import { retryDelayMs } from "./retry-delay.ts";

export interface DispatcherPorts {
  isConnected: () => boolean;
  /** The next draft to send; asked again before every attempt. */
  next: () => ChatDraft | null;
  uploadImage: (image: Blob) => Promise<string>;
  /** Rejects when there is no answer. */
  send: (draft: ChatDraft) => Promise<SendResult>;
  /** Runs one attempt while no other tab of the same account runs one. */
  withLock: <T>(attempt: () => Promise<T>) => Promise<T>;
  onUploaded: (draft: ChatDraft) => void;
  onStored: (message: Message) => void;
  /** The refusal's message is shown to the user. */
  onRefused: (draft: ChatDraft, refusal: Refusal) => void;
}

/** Why the server refused a message or its image. */
type Refusal = Pick<ErrorBody | ApiError, "reason" | "message"> & {
  retryAfterMs?: number | null | undefined;
};

/** Whether the server answered; if not, the minimum delay before the next attempt. */
type AttemptResult = "answered" | { retryAfterMs: number };

/** Runs while the conversation is on screen; `wake` starts it, `stop` ends it. */
export class OutboxDispatcher {
  readonly #ports: DispatcherPorts;
  #isRunning = false;
  #isStopped = false;
  #unanswered = 0;
  #endPause: (() => void) | null = null;

  constructor(ports: DispatcherPorts) {
    this.#ports = ports;
  }

  /** Call when a draft was written or the connection is back. */
  wake(): void {
    this.#endPause?.();
    if (!this.#isRunning) void this.#run();
  }

  /** Lets the current attempt finish and starts no other. */
  stop(): void {
    this.#isStopped = true;
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#mayGo() && this.#ports.next()) {
      const outcome = await this.#ports.withLock(() => this.#attempt());
      this.#unanswered = outcome === "answered" ? 0 : this.#unanswered + 1;
      if (outcome !== "answered" && this.#mayGo()) {
        await this.#pause(Math.max(outcome.retryAfterMs, retryDelayMs(this.#unanswered)));
      }
    }
    this.#isRunning = false;
  }

  #mayGo(): boolean {
    return !this.#isStopped && this.#ports.isConnected();
  }

  async #attempt(): Promise<AttemptResult> {
    // Another tab may have sent the draft while this one waited for the lock.
    const draft = this.#ports.next();
    if (!draft) return "answered";
    try {
      if (draft.image && draft.img === null) {
        // The draft then has an address, and may be discarded before its next attempt.
        const img = await this.#ports.uploadImage(draft.image.blob);
        this.#ports.onUploaded({ ...draft, img });
        return "answered";
      }
      const result = await this.#ports.send(draft);
      if (!result.success) return this.#refused(draft, result);
      this.#ports.onStored(result.message);
      return "answered";
    } catch (error) {
      const isAnswer = error instanceof ApiError && !unanswered.has(error.reason);
      return isAnswer ? this.#refused(draft, error) : { retryAfterMs: 0 };
    }
  }

  #refused(draft: ChatDraft, refusal: Refusal): AttemptResult {
    if (busy.has(refusal.reason)) return { retryAfterMs: refusal.retryAfterMs ?? 0 };
    this.#ports.onRefused(draft, refusal);
    return "answered";
  }

  #pause(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endPause?.(), pauseMs);
      this.#endPause = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
    });
  }
}

/**
 * Refusals that only ask to wait: sending many messages in a row must not make any of them fail.
 */
const busy: ReadonlySet<string> = new Set<FailureReason>(["server/busy", "request/too-many"]);

/** Failures of an upload without an answer of the server. */
const unanswered: ReadonlySet<string> = new Set<NetworkReason>([
  "network-request-failed",
  "bad-answer",
]);
