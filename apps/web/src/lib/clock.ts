/**
 * The app's only source of the present time. The device's clock may be wrong, so it is corrected by
 * the server's time, which every answer carries; tests replace the clock through the context.
 */
import type { Clock, EpochMs } from "@codetale/domain/time";
import { createContext, useContext } from "react";
import { ObservedValue, useObserved } from "./observed-value.ts";

/** Smaller differences are attributed to the network. */
const TOLERANCE_MS = 1_000;

const skewMs = new ObservedValue(0);

export const serverClock: Clock = { now: () => Date.now() + skewMs.get() };

export const ClockContext = createContext<Clock>(serverClock);

/** The clock; a component that uses it is rendered again when the clock is corrected. */
export function useClock(): Clock {
  useObserved(skewMs);
  return useContext(ClockContext);
}

/**
 * Corrects the clock by the `x-server-time` of an answer.
 *
 * @param askedAt device time when the call was sent
 * @param answeredAt device time when its answer arrived
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
  if (Math.abs(measuredMs - skewMs.get()) <= uncertainMs) return;
  skewMs.set(Math.abs(measuredMs) <= uncertainMs ? 0 : Math.round(measuredMs));
}
