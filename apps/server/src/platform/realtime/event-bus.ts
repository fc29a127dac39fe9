/** Carries live events from one server process to the others. */
import type { Server } from "socket.io";

export interface EventBus {
  /** What an operator calls it. */
  name: string;
  /** Socket.IO's adapter for it. */
  adapter: NonNullable<Parameters<Server["adapter"]>[0]>;
  /**
   * Sends a number the way that events take, which comes back by `onPulse`.
   *
   * @throws what the driver throws
   */
  pulse(number: number): Promise<unknown>;
  /** Gives up connections on which nothing comes, so that others are opened. */
  reconnect(): void;
  close(): Promise<void>;
}

export interface BusSignals {
  /** A number of this process that has come back. */
  onPulse(number: number): void;
  /** Events may have been missed here, or could not be sent to the others. */
  onBroken(error: Error): void;
}

export type OpenEventBus = (signals: BusSignals) => EventBus;
