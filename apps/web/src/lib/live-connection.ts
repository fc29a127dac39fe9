/**
 * The live connection: one socket while a user is signed in. It only carries notifications; after
 * every (re)connect its users read again what they may have missed.
 */
import type {
  ClientToServerEvents,
  SendResult,
  ServerToClientEvents,
} from "@codetale/contract/events";
import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { ObservedValue, useObserved } from "./observed-value.ts";

export type OutgoingMessage = Parameters<ClientToServerEvents["message:send"]>[0];

/** What the connection needs of a socket of socket.io. */
export interface LiveSocket {
  readonly connected: boolean;
  on: (event: "connect" | "disconnect", listener: () => void) => unknown;
  onAny: (listener: (event: keyof ServerToClientEvents, ...payload: unknown[]) => void) => unknown;
  timeout: (ms: number) => {
    emitWithAck: (event: "message:send", message: OutgoingMessage) => Promise<SendResult>;
  };
  disconnect: () => unknown;
}

/** `connect`: after every connect, the first included. */
type Events = ServerToClientEvents & { connect: () => void };

type Event = keyof Events;

/** A handler, typed without its event's name; it is stored under that name. */
type Handler = (...payload: unknown[]) => void;

const ANSWER_TIMEOUT_MS = 10_000;

export class LiveConnection {
  readonly #loadOpener: () => Promise<() => LiveSocket>;
  #socket: LiveSocket | null = null;
  #isClosed = false;
  readonly #handlers = new Map<Event, Set<Handler>>();
  readonly isConnected = new ObservedValue(false);

  /** @param loadOpener loads the code that opens a socket */
  constructor(loadOpener = loadSocketClient) {
    this.#loadOpener = loadOpener;
  }

  /** Loads the socket library on first use, so that visitors do not download it. */
  async open(): Promise<void> {
    this.#isClosed = false;
    const openSocket = await this.#loadOpener();
    if (this.#isClosed || this.#socket) return;
    const socket = openSocket();
    this.#socket = socket;
    socket.on("connect", () => {
      this.isConnected.set(true);
      this.#emit("connect");
    });
    socket.on("disconnect", () => this.isConnected.set(false));
    socket.onAny((event, ...payload) => this.#emit(event, ...payload));
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.disconnect();
    this.#socket = null;
    this.isConnected.set(false);
  }

  /**
   * Sends a message. Rejects when there is no answer; sending again with the same id is harmless.
   */
  async send(message: OutgoingMessage): Promise<SendResult> {
    if (!this.#socket?.connected) throw new Error("The live connection is away.");
    return this.#socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck("message:send", message);
  }

  /** Returns a function that removes the handler. */
  on<E extends Event>(event: E, handler: Events[E]): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }

  #emit(event: Event, ...payload: unknown[]): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(...payload);
  }
}

async function loadSocketClient(): Promise<() => LiveSocket> {
  const { io } = await import("socket.io-client");
  return () =>
    io({
      transports: ["websocket", "polling"],
      // Some networks let no websocket through; polling is then better than nothing.
      tryAllTransports: true,
      withCredentials: true,
    });
}

export const LiveContext = createContext<LiveConnection>(new LiveConnection());

export function useLive(): LiveConnection {
  return useContext(LiveContext);
}

/** Whether the socket is connected at present. */
export function useIsConnected(): boolean {
  return useObserved(useLive().isConnected);
}

/** Handles `event` while the component is mounted. */
export function useLiveEvent<E extends Event>(event: E, handler: Events[E]): void {
  const live = useLive();
  const handle = useEffectEvent(handler as Handler);
  useEffect(() => {
    const listener: Handler = (...payload) => handle(...payload);
    return live.on(event, listener);
  }, [live, event]);
}
