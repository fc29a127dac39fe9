/**
 * Finds out whether live events pass between the processes, and when some may have been missed. A
 * connection can be lost without a word, so each process sends itself a number every second.
 */
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import { rootCauseOf } from "#core/errors/root-cause";
import type { OpenEventBus } from "./event-bus.ts";

const PULSE_MS = SECOND_MS;

/** So many may be under way; beyond, the connection is silent. */
const MOST_UNANSWERED = 5;

/** While events do not pass, clients read anew after each so many pulses. */
const PULSES_BETWEEN_READINGS = 10;

interface BusListener {
  /** Clients of this process may have missed events, and will miss more. */
  onMissing(): void;
  /** Events pass again; clients of all processes may have missed some. */
  onRestored(): void;
  logger: Pick<FastifyBaseLogger, "warn">;
}

export function watchBus(open: OpenEventBus, { onMissing, onRestored, logger }: BusListener) {
  let sent = 0;
  let heard = 0;
  /** The last pulse that was sent before events stopped to pass; null while they pass. */
  let brokenAfter: number | null = null;
  let pulsesSinceReading = 0;
  let isClosed = false;

  const bus = open({
    onPulse(number) {
      heard = Math.max(heard, number);
      if (brokenAfter === null || number <= brokenAfter) return;
      brokenAfter = null;
      logger.warn({}, `live events pass between processes again, by ${bus.name}`);
      onRestored();
    },
    onBroken,
  });

  function onBroken(error: Error): void {
    if (isClosed) return;
    if (brokenAfter === null) {
      const reason = rootCauseOf(error);
      logger.warn({ reason }, `live events do not pass between processes, by ${bus.name}`);
      pulsesSinceReading = 0;
    }
    // What was sent before proves nothing about what comes now.
    brokenAfter = sent;
  }

  function beat(): void {
    if (sent - heard > MOST_UNANSWERED) {
      onBroken(new Error("what was sent did not come back"));
      bus.reconnect();
      heard = sent;
    }
    if (brokenAfter !== null) {
      pulsesSinceReading = (pulsesSinceReading + 1) % PULSES_BETWEEN_READINGS;
      if (pulsesSinceReading === 0) onMissing();
    }
    sent += 1;
    // Its failure is reported by `onBroken`.
    bus.pulse(sent).catch(() => {});
  }

  beat();
  const timer = setInterval(beat, PULSE_MS).unref();

  return {
    adapter: bus.adapter,
    isPassing: () => brokenAfter === null && heard > 0,
    close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      return bus.close();
    },
  };
}
