import type { ServerToClientEvents } from "@codetale/contract/events";
import { LiveConnection } from "#lib/live-connection";

type Event = keyof ServerToClientEvents;
type Handler = (...payload: unknown[]) => void;

/** The live connection without a network: remembers whether it is open, speaks for the server. */
export class FakeLive extends LiveConnection {
  isOpen = false;
  readonly #handlers = new Map<Event, Set<Handler>>();

  notify<E extends Event>(event: E, ...payload: Parameters<ServerToClientEvents[E]>): void {
    for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(...payload);
  }

  override async open(): Promise<void> {
    this.isOpen = true;
  }

  override close(): void {
    this.isOpen = false;
  }

  override on<E extends Event>(event: E, handler: ServerToClientEvents[E]): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }
}
