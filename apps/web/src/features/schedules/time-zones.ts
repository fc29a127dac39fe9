/** IANA time zones by their current names, also where the browser uses an outdated one. */

/** The time zone of this device. `Intl` reads the words of a whole language first, 20 ms of a processor of 2024. */
export function browserTimeZone(): string {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } };
  return presentName(
    Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
}

/** All time zones to choose from. UTC is added, since browsers leave it out. */
export function allTimeZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone").map(presentName)])].sort();
}

/** The city that an IANA zone is named after: `Buenos Aires`; `UTC` as it is. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

function presentName(zone: string): string {
  return presentNames[zone] ?? zone;
}

/** Browsers keep the name that a zone had in the first version of their locale data. */
const presentNames: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};
