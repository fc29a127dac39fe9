import { isTimeZone } from "@codetale/domain/wall-clock";
import { afterEach, expect, it, vi } from "vitest";
import { browserTimeZone } from "./browser-time-zone.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("[BOOK-5] names the browser's zone as it is called today", () => {
  vi.stubEnv("TZ", "Asia/Kolkata");
  expect(browserTimeZone()).toBe("Asia/Kolkata");
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(browserTimeZone()).toBe("Europe/Berlin");
});

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["UTC", "UTC"],
  [undefined, "UTC"],
  ["", "UTC"],
  ["Etc/Unknown", "UTC"],
  ["Mars/Olympus", "UTC"],
  ["+05:30", "UTC"],
])(
  "[BOOK-5] where the browser says %j, its zone is %s, with Temporal and without",
  (told, zone) => {
    vi.stubGlobal("Temporal", undefined);
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
      ...options,
      timeZone: told as string,
    });
    expect(browserTimeZone()).toBe(zone);

    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => told, zonedDateTimeISO } });
    expect(browserTimeZone()).toBe(zone);
    expect(isTimeZone(browserTimeZone())).toBe(true);
  },
);

/** As the language's own, which knows bare offsets. */
function zonedDateTimeISO(timeZone: string): void {
  if (timeZone !== "+05:30" && !isTimeZone(timeZone)) throw new RangeError(timeZone);
}
