/** Finds the place that was typed, by its city, its country or the name of its time. */

export interface Place {
  /** IANA. */
  timeZone: string;
  city: string;
  /** English; empty for a zone without one. */
  country: string;
  /** `GMT+5:30`. */
  offset: string;
  /** Other words for the zone: its IANA name, `India Standard Time`, `IST` … */
  zoneNames: readonly string[];
  /** Whether the zone is named after the city. */
  isNamesake: boolean;
}

const MOST_FOUND = 30;

/** The places that match, the best first; at most 30, and one of each zone unless a city was meant. */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = plain(typed);
  if (wanted === "") return [];
  const ranked = places
    .map((place) => ({ place, rank: rankOf(place, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.place.city.localeCompare(b.place.city));
  return ranked.slice(0, MOST_FOUND).map(({ place }) => place);
}

export function placeText({ city, country }: Place): string {
  return country === "" || country === city ? city : `${city}, ${country}`;
}

/** Lower is better. What names a zone or a country as a whole finds the zone by its own city. */
function rankOf({ city, country, zoneNames, isNamesake }: Place, wanted: string): number {
  const name = plain(city);
  if (name === wanted) return 0;
  if (isNamesake) {
    if (plain(country) === wanted) return 1;
    if (zoneNames.some((text) => plain(text) === wanted)) return 2;
  }
  if (hasWordsFrom(name, wanted)) return 3;
  if (!isNamesake) return Infinity;
  if (hasWordsFrom(plain(country), wanted)) return 4;
  return zoneNames.some((text) => hasWordsFrom(plain(text), wanted)) ? 5 : Infinity;
}

/** Whether `wanted` begins at the beginning of a word. */
function hasWordsFrom(text: string, wanted: string): boolean {
  return ` ${text}`.includes(` ${wanted}`);
}

/** Lower case, without accents and signs: `São Paulo` and `sao_paulo` are the same. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+:]+/gu, " ")
    .trim();
}
