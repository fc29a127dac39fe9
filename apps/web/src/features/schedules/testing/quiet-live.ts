import type { ServerToClientEvents } from "@codetale/contract/events";
import { LiveConnection } from "#lib/live-connection";

type Event = keyof ServerToClientEvents;
type Handler = (...payload: unknown[]) => void;

/** The live connection without a network: tests connect it and speak for the server. */
export class QuietLive extends LiveConnection {
  readonly #handlers = new Map<Event, Set<Handler>>();
  readonly #connectHandlers = new Set<() => void>();

  connect(): void {
    for (const handler of this.#connectHandlers) handler();
  }

  tell<E extends Event>(event: E, ...payload: Parameters<ServerToClientEvents[E]>): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(...payload);
  }

  override on<E extends Event>(event: E, handler: ServerToClientEvents[E]): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }

  override onConnect(handler: () => void): () => void {
    this.#connectHandlers.add(handler);
    return () => this.#connectHandlers.delete(handler);
  }
}
