/** The countdown to a start: `1d 4h 12m 9s`, refreshed every second. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, type EpochMs } from "../time.ts";

/** Time left until `startsAt`; a begun second counts, so zero shows only at the start itself. */
export function countdownText(startsAt: EpochMs, now: EpochMs): string {
  const leftMs = Math.ceil(Math.max(startsAt - now, 0) / SECOND_MS) * SECOND_MS;
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((leftMs % MINUTE_MS) / SECOND_MS);
  return `${days}d ${hours}h ${minutes}m ${seconds}s`;
}
