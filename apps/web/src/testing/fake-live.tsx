import type { SendResult, ServerToClientEvents } from "@codetale/contract/events";
import type { Attendance } from "@codetale/contract/chat";
import type { ErrorBody } from "@codetale/contract/error-body";
import type { LiveCalls } from "#lib/live-calls";
import { LiveConnection, type LiveSocket, type OutgoingMessage } from "#lib/live-connection";

type Event = keyof ServerToClientEvents;
type AnyListener = (event: Event, ...payload: unknown[]) => void;

/** The live connection on a socket without a network: tests connect it and speak for the server. */
export class FakeLive extends LiveConnection {
  readonly #socket: FakeSocket;
  /** What the server does with a message; never answers unless a test says otherwise. */
  answer: (message: OutgoingMessage) => Promise<SendResult> = () => new Promise(() => {});

  /** What was told of this participant. */
  readonly attended: Attendance[] = [];

  /** @param calls what stands in for the socket; nothing does unless a test says otherwise */
  constructor(
    calls: LiveCalls = { isServed: async () => false, send: () => new Promise(() => {}) },
  ) {
    const socket = new FakeSocket();
    super(
      async () => () => socket.open(),
      async () => calls,
    );
    this.#socket = socket;
    socket.answer = (message) => this.answer(message);
    socket.emit = (_, attendance) => void this.attended.push(attendance);
  }

  /** Whether there is a socket, connected or not. */
  get isOpen(): boolean {
    return this.#socket.isOpen;
  }

  /** The network is there, and the socket connects as soon as it is open. */
  connect(): void {
    this.#socket.isReachable = true;
    this.#socket.connect();
  }

  /** The network is there, and the socket does not try by itself. */
  reach(): void {
    this.#socket.isReachable = true;
  }

  /** A try to connect has failed: the network is not there, or the server refused with `body`. */
  fail(body: Partial<ErrorBody> | null = null): void {
    this.#socket.fail(body);
  }

  /** The network is gone. */
  disconnect(): void {
    this.#socket.isReachable = false;
    this.#socket.drop();
  }

  notify<E extends Event>(event: E, ...payload: Parameters<ServerToClientEvents[E]>): void {
    this.#socket.receive(event, ...payload);
  }
}

class FakeSocket implements LiveSocket {
  isOpen = false;
  isReachable = false;
  connected = false;
  active = true;
  emit: LiveSocket["emit"] = () => {};
  answer!: (message: OutgoingMessage) => Promise<SendResult>;
  #listeners: Record<string, (detail?: unknown) => void> = {};
  receive: AnyListener = () => {};

  /** Connects once its listeners are there. */
  open(): this {
    this.isOpen = true;
    queueMicrotask(() => this.connect());
    return this;
  }

  connect(): void {
    if (!this.isOpen || !this.isReachable || this.connected) return;
    this.connected = true;
    this.#listeners["connect"]?.();
  }

  fail(data: Partial<ErrorBody> | null): void {
    this.active = data === null;
    this.#listeners["connect_error"]?.(Object.assign(new Error("failed"), data && { data }));
  }

  drop(): void {
    if (!this.connected) return;
    this.connected = false;
    this.#listeners["disconnect"]?.();
  }

  disconnect(): void {
    this.isOpen = false;
    this.drop();
  }

  on(event: string, listener: (detail?: unknown) => void): void {
    this.#listeners[event] = listener;
  }

  onAny(listener: AnyListener): void {
    this.receive = listener;
  }

  timeout() {
    return { emitWithAck: (_: string, message: OutgoingMessage) => this.answer(message) };
  }
}
