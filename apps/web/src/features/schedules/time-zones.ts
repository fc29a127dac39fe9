/** IANA time zones by their current names. */
import { presentName } from "#lib/browser-time-zone";

/** All time zones to choose from. UTC is added, since browsers leave it out. */
export function allTimeZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(presentName)])].sort();
}

/** The city that an IANA zone is named after: `Buenos Aires`; `UTC` as it is. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
