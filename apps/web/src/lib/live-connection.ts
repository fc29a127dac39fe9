/**
 * The live connection: one socket while a user is signed in. It only carries notifications; after
 * every (re)connect its users read again what they may have missed.
 */
import type {
  ClientToServerEvents,
  SendResult,
  ServerToClientEvents,
} from "@codetale/contract/events";
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Socket } from "socket.io-client";

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
type Event = keyof ServerToClientEvents;

/** A handler, typed without its event's name; it is stored under that name. */
type Handler = (...payload: unknown[]) => void;

const ANSWER_TIMEOUT_MS = 10_000;

export class LiveConnection {
  #socket: LiveSocket | null = null;
  #isConnected = false;
  #isClosed = false;
  readonly #listeners = new Set<() => void>();
  readonly #handlers = new Map<Event, Set<Handler>>();
  readonly #connectHandlers = new Set<() => void>();

  /** Loads the socket library on first use, so that visitors do not download it. */
  async open(): Promise<void> {
    this.#isClosed = false;
    const { io } = await import("socket.io-client");
    if (this.#isClosed || this.#socket) return;
    const socket: LiveSocket = io({
      transports: ["websocket", "polling"],
      // Some networks block websockets; polling is the fallback.
      tryAllTransports: true,
      withCredentials: true,
    });
    this.#socket = socket;
    socket.on("connect", () => {
      this.#setConnected(true);
      for (const handler of this.#connectHandlers) handler();
    });
    socket.on("disconnect", () => this.#setConnected(false));
    socket.onAny((event: Event, ...payload: unknown[]) => {
      for (const handler of this.#handlers.get(event) ?? []) handler(...payload);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.disconnect();
    this.#socket = null;
    this.#setConnected(false);
  }

  /**
   * Sends a message. Rejects when there is no answer; sending again with the same id is harmless.
   */
  async send(message: Parameters<ClientToServerEvents["message:send"]>[0]): Promise<SendResult> {
    if (!this.#socket?.connected) throw new Error("The live connection is away.");
    const answer: unknown = await this.#socket
      .timeout(ANSWER_TIMEOUT_MS)
      .emitWithAck("message:send", message);
    return answer as SendResult;
  }

  on<E extends Event>(event: E, handler: ServerToClientEvents[E]): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }

  /**
   * Calls `handler` after every connect, the first included. Returns a function that removes it.
   */
  onConnect(handler: () => void): () => void {
    this.#connectHandlers.add(handler);
    return () => this.#connectHandlers.delete(handler);
  }

  isConnected = (): boolean => this.#isConnected;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #setConnected(isConnected: boolean): void {
    if (this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    for (const listener of this.#listeners) listener();
  }
}

export const LiveContext = createContext<LiveConnection>(new LiveConnection());

export function useLive(): LiveConnection {
  return useContext(LiveContext);
}

/** Whether the socket is connected at present. */
export function useIsConnected(): boolean {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.isConnected);
}

/** Handles `event` while the component is mounted. */
export function useLiveEvent<E extends Event>(event: E, handler: ServerToClientEvents[E]): void {
  const live = useLive();
  const handle = useEffectEvent(handler as Handler);
  useEffect(() => {
    const listener: Handler = (...payload) => handle(...payload);
    return live.on(event, listener);
  }, [live, event]);
}

/** Calls `handler` after every (re)connect while the component is mounted. */
export function useOnConnect(handler: () => void): void {
  const live = useLive();
  const handle = useEffectEvent(handler);
  useEffect(() => live.onConnect(() => handle()), [live]);
}
