/** All places that a time zone can be chosen by. A few kilobytes: loaded when a learner looks for one. */
import { gmtOffsetText } from "@codetale/domain/wall-clock";
import type { EpochMs } from "@codetale/domain/time";
import { allTimeZones, cityOf } from "../time-zones.ts";
import { knownCities } from "./known-cities.ts";
import type { Place } from "./place-search.ts";
import { zonesOfCountries } from "./zones-of-countries.ts";

/** @param now for the distance from Greenwich, which differs over the year */
export function allPlaces(now: EpochMs): Place[] {
  return allTimeZones().flatMap((timeZone) => {
    const country = countryOf(timeZone);
    const offset = gmtOffsetText(now, timeZone);
    const zoneNames = [timeZone, offset, ...longNames(timeZone, now)];
    const cities = [cityOf(timeZone), ...(knownCities[timeZone] ?? [])];
    return cities.map((city, index) => ({
      timeZone,
      city,
      country,
      offset,
      zoneNames,
      isNamesake: index === 0,
    }));
  });
}

/** Of the standard and the summer time: `India Standard Time` and `IST`, `Central European Summer Time` … */
function longNames(timeZone: string, now: EpochMs): string[] {
  const year = new Date(now).getUTCFullYear();
  const names = [0, 6].map((month) => longName(timeZone, Date.UTC(year, month, 15)));
  const words = [...new Set(names)].filter((name) => /^[\p{L} ]+$/u.test(name));
  return words.flatMap((name) => [name, ...abbreviationsOf(name)]);
}

function longName(timeZone: string, instant: EpochMs): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "long" });
  const parts = format.formatToParts(instant);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** `IST` of `India Standard Time`; also without "Standard", as in `CET`. */
function abbreviationsOf(name: string): string[] {
  const initials = (text: string) => text.replaceAll(/\B\p{L}+| /gu, "").toUpperCase();
  return [initials(name), initials(name.replace(" Standard", ""))];
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

const codesOfZones = new Map(
  Object.entries(zonesOfCountries).flatMap(([code, zones]) =>
    zones.split(" ").map((zone) => [zone, code] as const),
  ),
);

/** Empty for zones without one, such as UTC. */
function countryOf(timeZone: string): string {
  const code = codesOfZones.get(timeZone);
  return code === undefined ? "" : (countryNames.of(code) ?? "");
}
