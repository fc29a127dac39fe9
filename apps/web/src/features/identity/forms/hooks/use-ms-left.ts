import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import { useEffect, useState } from "react";
import { useClock } from "#lib/clock";

/**
 * Milliseconds until an instant, updated each second. A component that waits for another instant
 * must be mounted anew: use the instant as its key.
 */
export function useMsLeft(until: EpochMs): number {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  const leftMs = Math.max(until - now, 0);

  useEffect(() => {
    if (leftMs === 0) return;
    const timer = setTimeout(() => setNow(clock.now()), leftMs % SECOND_MS || SECOND_MS);
    return () => clearTimeout(timer);
  }, [leftMs, clock]);

  return leftMs;
}
