/**
 * The app's only source of "now". A computer's clock may be wrong, so it follows the server's,
 * which every answer carries; tests replace it through the context.
 */
import type { Clock, EpochMs } from "@codetale/domain/time";
import { createContext, useContext, useSyncExternalStore } from "react";

/** Differences below this are the network's, not the clock's. */
const TOLERANCE_MS = 1_000;

let skewMs = 0;
const listeners = new Set<() => void>();

export const serverClock: Clock = { now: () => Date.now() + skewMs };

export const ClockContext = createContext<Clock>(serverClock);

/** The clock; whoever uses it is drawn again when it is corrected. */
export function useClock(): Clock {
  useSyncExternalStore(subscribe, () => skewMs);
  return useContext(ClockContext);
}

/**
 * Corrects the clock by an answer's `x-server-time`.
 *
 * @param askedAt @param answeredAt this computer's time when the call went out and came back
 */
export function syncToServerTime(
  header: string | null,
  askedAt: EpochMs,
  answeredAt: EpochMs,
): void {
  const serverAt = Number(header);
  if (!header || !Number.isFinite(serverAt)) return;
  const measuredMs = serverAt - (askedAt + answeredAt) / 2;
  const uncertainMs = Math.max((answeredAt - askedAt) / 2, TOLERANCE_MS);
  if (Math.abs(measuredMs - skewMs) <= uncertainMs) return;
  skewMs = Math.abs(measuredMs) <= uncertainMs ? 0 : Math.round(measuredMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
