/** Live events through a stream of Redis. */
import { randomUUID } from "node:crypto";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { SECOND_MS } from "@codetale/domain/time";
import { Redis, type RedisOptions } from "ioredis";
import type { BusSignals, OpenEventBus } from "./event-bus.ts";
import { pulseText, readPulse } from "./pulse-text.ts";

const STREAM = "codetale:live";

/** Events are kept for processes that read them a moment later: about so many, and so long. */
const KEPT_EVENTS = 10_000;
const KEPT_MS = 60 * SECOND_MS;

/** A reader asks again after so long without an event. */
const READ_MS = 5 * SECOND_MS;
const WAIT_MS = 5 * SECOND_MS;

const connection: RedisOptions = {
  connectTimeout: WAIT_MS,
  keepAlive: 10 * SECOND_MS,
  retryStrategy: (tries) => Math.min(tries * 100, SECOND_MS),
};

/**
 * Fails at once while Redis is away, so that the break is noticed: clients are told to read anew
 * afterwards.
 */
const writing: RedisOptions = {
  ...connection,
  enableOfflineQueue: false,
  commandTimeout: WAIT_MS,
};

/** Waits until Redis is back: the adapter asks again at once when a read fails. */
const reading: RedisOptions = {
  ...connection,
  maxRetriesPerRequest: null,
  autoResendUnfulfilledCommands: true,
};

/** The namespace and data of an entry, as the adapter writes them. */
type Entry = [id: string, fields: string[]];

export function redisBus(url: string): OpenEventBus {
  return (signals) => {
    const { onBroken } = signals;
    const processId = randomUUID();
    const writer = new Redis(url, writing);
    const readers: Redis[] = [];
    writer.on("error", onBroken);
    reportFailures(writer, onBroken);
    // The adapter makes its readers in this way.
    writer.duplicate = () => {
      const reader = new Redis(url, reading);
      reader.on("error", onBroken);
      reader.on("close", () => onBroken(new Error("the reading connection was lost")));
      hearPulses(reader, processId, signals);
      readers.push(reader);
      return reader;
    };
    return {
      name: "Redis",
      adapter: createAdapter(writer, {
        streamName: STREAM,
        channelPrefix: STREAM,
        maxLen: KEPT_EVENTS,
        blockTimeInMs: READ_MS,
      }),
      async pulse(number) {
        const id = await writer.xadd(
          STREAM,
          "*",
          "nsp",
          "pulse",
          "data",
          pulseText(processId, number),
        );
        // An id begins with the time at which Redis made it.
        const now = Number(id?.split("-")[0]);
        await writer.xtrim(STREAM, "MINID", now - KEPT_MS);
      },
      reconnect() {
        for (const reader of readers) reader.disconnect(true);
      },
      async close() {
        for (const reader of readers) reader.disconnect();
        // Waits until what was written is answered; there may be no connection to wait for.
        await writer.quit().catch(() => {});
        writer.disconnect();
      },
    };
  };
}

/** The adapter says nothing about events that it could not write. */
function reportFailures(writer: Redis, onBroken: BusSignals["onBroken"]): void {
  const xadd = writer.xadd.bind(writer) as (...args: unknown[]) => Promise<string>;
  Object.assign(writer, {
    xadd: (...args: unknown[]) =>
      xadd(...args).catch((error: Error) => {
        onBroken(error);
        throw error;
      }),
  });
}

/** Looks through what the adapter reads. */
function hearPulses(reader: Redis, processId: string, { onPulse }: BusSignals): void {
  const xread = reader.xread.bind(reader) as (
    ...args: unknown[]
  ) => Promise<[stream: string, entries: Entry[]][] | null>;
  Object.assign(reader, {
    async xread(...args: unknown[]) {
      const streams = await xread(...args);
      for (const [, fields] of streams?.flatMap(([, entries]) => entries) ?? []) {
        const number = readPulse(fields.at(-1) ?? "", processId);
        if (number !== null) onPulse(number);
      }
      return streams;
    },
  });
}
