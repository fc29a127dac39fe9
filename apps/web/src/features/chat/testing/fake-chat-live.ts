import type { NewMessage } from "@codetale/contract/chat";
import type { SendResult } from "@codetale/contract/events";
import { FakeLive } from "#testing/fake-live";

/** The live connection without a network that tests connect, break and answer on. */
export class FakeChatLive extends FakeLive {
  #isUp = false;
  readonly #connectHandlers = new Set<() => void>();
  readonly #listeners = new Set<() => void>();
  /** What the server does with a message; never answers unless a test says otherwise. */
  answer: (message: NewMessage & { scheduleId: string }) => Promise<SendResult> = () =>
    new Promise(() => {});

  connect(): void {
    this.#isUp = true;
    this.#changed();
    for (const handler of [...this.#connectHandlers]) handler();
  }

  disconnect(): void {
    this.#isUp = false;
    this.#changed();
  }

  override isConnected = () => this.#isUp;

  override subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  override async send(message: NewMessage & { scheduleId: string }): Promise<SendResult> {
    if (!this.#isUp) throw new Error("The live connection is away.");
    return this.answer(message);
  }

  override onConnect(handler: () => void): () => void {
    this.#connectHandlers.add(handler);
    return () => this.#connectHandlers.delete(handler);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
