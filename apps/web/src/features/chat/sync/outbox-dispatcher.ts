/**
 * Sends drafts to the server one at a time, in the order of writing. A draft without an answer
 * stays in the outbox and is sent again on reconnection or after a delay; its id prevents
 * duplicates.
 */
import type { Message } from "@codetale/contract/chat";
import type { ErrorBody } from "@codetale/contract/error-body";
import type { FailureReason } from "@codetale/contract/errors";
import type { SendResult } from "@codetale/contract/events";
import { ApiError, type NetworkReason } from "#lib/http/api-client";
import type { LiveConnection } from "#lib/live-connection";
import { isOfEndedSession } from "#lib/session/ended-session";
import type { ChatDraft } from "./chat-draft.ts";
import { RetryLoop, type AttemptResult } from "./retry-loop.ts";

export interface DispatcherPorts {
  scheduleId: string;
  live: Pick<LiveConnection, "isConnected" | "send">;
  /** The next draft to send; asked again before every attempt. */
  next: () => ChatDraft | null;
  /** Resolves with the image's address; rejects with an `ApiError`. */
  uploadImage: (image: Blob) => Promise<string>;
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

/** To be woken when a draft was written, and after every connect. */
export class OutboxDispatcher extends RetryLoop {
  readonly #ports: DispatcherPorts;
  #unreadableAnswers = 0;

  constructor(ports: DispatcherPorts) {
    super(
      () => ports.live.isConnected.get() && ports.next() !== null,
      (signal) => ports.withLock(() => this.#attempt(signal)),
    );
    this.#ports = ports;
  }

  async #attempt(signal: AbortSignal): Promise<AttemptResult> {
    // While this waited for the lock, another tab may have sent the draft, or the account left.
    const draft = signal.aborted ? null : this.#ports.next();
    if (!draft) return "done";
    try {
      if (draft.image && draft.img === null) {
        // The draft then has an address, and may be discarded before its next attempt.
        const img = await this.#ports.uploadImage(draft.image.blob);
        this.#ports.onUploaded({ ...draft, img });
        this.#unreadableAnswers = 0;
        return "done";
      }
      const result = await this.#send(draft);
      this.#unreadableAnswers = 0;
      if (!result.success) return this.#refused(draft, result);
      this.#ports.onStored(result.message);
      return "done";
    } catch (error) {
      return this.#failed(draft, error);
    }
  }

  /** Rejects when there is no answer. */
  #send({ id, text, img, replyTo = null }: ChatDraft): Promise<SendResult> {
    const { live, scheduleId } = this.#ports;
    return live.send({ scheduleId, id, text, img, replyTo });
  }

  #failed(draft: ChatDraft, error: unknown): AttemptResult {
    if (!(error instanceof ApiError) || error.reason === lost) return { retryAfterMs: 0 };
    if (error.reason === unreadable && this.#mayPass(error)) return { retryAfterMs: 0 };
    this.#unreadableAnswers = 0;
    return this.#refused(draft, error);
  }

  /** A proxy answers 5xx while the server starts anew, and 4xx to what it never lets through. */
  #mayPass({ status }: ApiError): boolean {
    this.#unreadableAnswers += 1;
    return status >= 500 && this.#unreadableAnswers < MOST_UNREADABLE_ANSWERS;
  }

  #refused(draft: ChatDraft, refusal: Refusal): AttemptResult {
    if (isToBeRepeated(refusal)) return { retryAfterMs: refusal.retryAfterMs ?? 0 };
    this.#ports.onRefused(draft, refusal);
    return "done";
  }
}

/** Whether it says nothing against the message: it waits for its turn, or for the next session. */
function isToBeRepeated({ reason }: Refusal): boolean {
  return busy.has(reason) || isOfEndedSession(reason);
}

/**
 * Refusals that only ask to wait: sending many messages in a row must not make any of them fail.
 */
const busy: ReadonlySet<string> = new Set<FailureReason>(["server/busy", "request/too-many"]);

const lost: NetworkReason = "network-request-failed";
const unreadable: NetworkReason = "bad-answer";

/** In a row: with the delays between them, about half a minute. */
const MOST_UNREADABLE_ANSWERS = 6;
