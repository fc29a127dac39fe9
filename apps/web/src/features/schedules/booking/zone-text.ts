import type { EpochMs } from "@codetale/domain/time";
import { gmtOffsetText, isTimeZone } from "@codetale/domain/wall-clock";
import { browserTimeZone } from "#lib/browser-time-zone";
import { cityOf } from "../time-zones.ts";
import type { BookingForm } from "./booking-form.ts";

/** The form's time zone; the device's while another is being typed. */
export function knownTimeZone({ timeZone }: BookingForm): string {
  return isTimeZone(timeZone) ? timeZone : browserTimeZone();
}

/** `in your time, GMT+5:30`, or `in the time of Berlin, GMT+1` where that is another zone's. */
export function zoneText(timeZone: string, instant: EpochMs): string {
  const offset = gmtOffsetText(instant, timeZone);
  const whose = timeZone === browserTimeZone() ? "your time" : `the time of ${cityOf(timeZone)}`;
  return timeZone === "UTC" ? "in GMT (UTC)" : `in ${whose}, ${offset}`;
}
