/** The time zone of this device, and zones by their current IANA names where the browser has an outdated one. */

interface NativeTemporal {
  Now: { timeZoneId: () => string; zonedDateTimeISO: (timeZone: string) => unknown };
}

/** `UTC` where the browser tells none, or none that can be booked in. */
export function browserTimeZone(): string {
  try {
    const zone = deviceZone();
    return zone !== undefined && NAME.test(zone) ? presentName(zone) : "UTC";
  } catch {
    return "UTC";
  }
}

export function presentName(zone: string): string {
  return presentNames[zone] ?? zone;
}

/** No bare offset, such as `+05:30`. */
const NAME = /^[A-Z]/i;

/**
 * `Intl` reads the words of a whole language first, 20 ms of a processor of 2024.
 *
 * @throws RangeError where the browser does not know its own zone
 */
function deviceZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: NativeTemporal };
  const zone: string | undefined =
    Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (Temporal) Temporal.Now.zonedDateTimeISO(zone);
  else Intl.DateTimeFormat("en", { timeZone: zone });
  return zone;
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
