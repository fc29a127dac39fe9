/**
 * The live connection: one socket while a user is signed in. It only carries notifications; after
 * every (re)connect its users read again what they may have missed. Where the network lets no
 * websocket through, calls stand in for the socket, and its users read again every few seconds.
 */
import type { Attendance } from "@codetale/contract/chat";
import type { ErrorBody } from "@codetale/contract/error-body";
import type {
  ClientToServerEvents,
  SendResult,
  ServerToClientEvents,
} from "@codetale/contract/events";
import { createContext, useContext, useEffect, useEffectEvent } from "react";
import type { LiveCalls } from "./live-calls.ts";
import { ObservedValue, useObserved } from "./observed-value.ts";
import { isOfEndedSession } from "./session/ended-session.ts";

export type OutgoingMessage = Parameters<ClientToServerEvents["message:send"]>[0];

/** What the connection needs of a socket of socket.io. */
export interface LiveSocket {
  readonly connected: boolean;
  /** Whether it is connected, or will try to be by itself. */
  readonly active: boolean;
  on: (
    event: "connect" | "disconnect" | "connect_error",
    listener: (detail?: unknown) => void,
  ) => unknown;
  onAny: (listener: (event: keyof ServerToClientEvents, ...payload: unknown[]) => void) => unknown;
  timeout: (ms: number) => {
    emitWithAck: (event: "message:send", message: OutgoingMessage) => Promise<SendResult>;
  };
  emit: (event: "chat:attend", attendance: Attendance) => unknown;
  connect: () => unknown;
  disconnect: () => unknown;
}

/** `connect`: after every connect, the first included, and whenever events may have been missed. */
type Events = ServerToClientEvents & { connect: () => void };

type Event = keyof Events;

/** A handler, typed without its event's name; it is stored under that name. */
type Handler = (...payload: unknown[]) => void;

const ANSWER_TIMEOUT_MS = 10_000;

/** After so many tries without a connection, calls stand in for it. */
const FEW_TRIES = 3;

const CALLS_EVERY_MS = 5_000;

/** After a try that nothing repeats by itself. */
const AGAIN_AFTER_MS = 5_000;

/** Clients that are told the same at the same time read anew one after the other. */
const SPREAD_MS = 1_000;

export class LiveConnection {
  readonly #loadOpener: () => Promise<() => LiveSocket>;
  #socket: LiveSocket | null = null;
  #isClosed = false;
  readonly #loadCalls: () => Promise<LiveCalls>;
  /** Tries in a row in which the socket did not connect. */
  #failures = 0;
  /** What stands in for the socket at present. */
  #calls: LiveCalls | null = null;
  readonly #timers = new Map<"calls" | "missed" | "again", ReturnType<typeof setTimeout>>();
  readonly #handlers = new Map<Event, Set<Handler>>();
  readonly isConnected = new ObservedValue(false);

  /** @param loadOpener loads the code that opens a socket @param loadCalls what stands in for one */
  constructor(loadOpener = loadSocketClient, loadCalls = loadLiveCalls) {
    this.#loadOpener = loadOpener;
    this.#loadCalls = loadCalls;
  }

  /**
   * Loads the socket library on first use, so that visitors do not download it. Where that fails, it
   * is tried again.
   */
  async open(): Promise<void> {
    this.#isClosed = false;
    const openSocket = await this.#loadOpener().catch(() => null);
    if (this.#isClosed || this.#socket) return;
    if (!openSocket) {
      this.#countFailure();
      return this.#later("again", AGAIN_AFTER_MS, () => void this.open());
    }
    const socket = openSocket();
    this.#socket = socket;
    socket.on("connect", () => {
      this.#standDown();
      this.isConnected.set(true);
      this.#emit("connect");
    });
    socket.on("disconnect", () => this.isConnected.set(false));
    socket.on("connect_error", (failure) => this.#failed(socket, failure));
    socket.onAny((event, ...payload) => {
      if (event === "events:missed") this.#missed();
      this.#emit(event, ...payload);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.disconnect();
    this.#socket = null;
    this.#standDown();
    this.isConnected.set(false);
  }

  /**
   * Sends a message. Rejects when there is no answer; sending again with the same id is harmless.
   */
  async send(message: OutgoingMessage): Promise<SendResult> {
    if (this.#calls) return this.#calls.send(message);
    if (!this.#socket?.connected) throw new Error("The live connection is away.");
    return this.#socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck("message:send", message);
  }

  /** Tells the other participant where this one is; lost where no socket is connected. */
  attend(attendance: Attendance): void {
    if (this.#socket?.connected) this.#socket.emit("chat:attend", attendance);
  }

  /** Returns a function that removes the handler. */
  on<E extends Event>(event: E, handler: Events[E]): () => void {
    const handlers = this.#handlers.get(event) ?? new Set();
    this.#handlers.set(event, handlers.add(handler as Handler));
    return () => handlers.delete(handler as Handler);
  }

  /** The server refused the connection, or could not be reached and is tried again. */
  #failed(socket: LiveSocket, failure: unknown): void {
    if (socket.active) this.#countFailure();
    else this.#refused(socket, failure);
  }

  #countFailure(): void {
    this.#failures += 1;
    if (this.#failures === FEW_TRIES) void this.#standIn();
  }

  #refused(socket: LiveSocket, failure: unknown): void {
    const { reason, retryAfterMs = AGAIN_AFTER_MS } = refusalOf(failure);
    if (isOfEndedSession(reason)) this.#emit("session:ended");
    else this.#later("again", retryAfterMs + spreadMs(), () => socket.connect());
  }

  async #standIn(): Promise<void> {
    const calls = await this.#servedCalls();
    if (this.#isClosed || this.#failures < FEW_TRIES) return;
    this.#calls = calls;
    this.isConnected.set(calls !== null);
    if (calls) this.#emit("connect");
    this.#later("calls", CALLS_EVERY_MS, () => void this.#standIn());
  }

  /** Null while the server answers no calls, that for their code included. */
  async #servedCalls(): Promise<LiveCalls | null> {
    const calls = await this.#loadCalls().catch(() => null);
    return (await calls?.isServed()) ? calls : null;
  }

  #standDown(): void {
    this.#failures = 0;
    this.#calls = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #missed(): void {
    if (!this.#timers.has("missed")) this.#later("missed", spreadMs(), () => this.#emit("connect"));
  }

  #later(what: "calls" | "missed" | "again", ms: number, act: () => void): void {
    clearTimeout(this.#timers.get(what));
    const timer = setTimeout(() => {
      this.#timers.delete(what);
      act();
    }, ms);
    this.#timers.set(what, timer);
  }

  #emit(event: Event, ...payload: unknown[]): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(...payload);
  }
}

function spreadMs(): number {
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  return (random / 2 ** 16) * SPREAD_MS;
}

function refusalOf(failure: unknown): Partial<ErrorBody> {
  const { data } = (failure ?? {}) as { data?: Partial<ErrorBody> };
  return data ?? {};
}

async function loadLiveCalls(): Promise<LiveCalls> {
  const { liveCalls } = await import("./live-calls.ts");
  return liveCalls;
}

async function loadSocketClient(): Promise<() => LiveSocket> {
  const { io } = await import("socket.io-client");
  return () =>
    io({
      // A client that polls would need the same server process for each of its requests.
      transports: ["websocket"],
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
