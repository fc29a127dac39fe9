import type { EpochMs } from "@codetale/domain/time";

/** `1 January 2024` in the viewer's time zone. */
export function dayText(instant: EpochMs): string {
  return days.format(instant);
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
