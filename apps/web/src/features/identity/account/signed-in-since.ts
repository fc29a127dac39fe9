import type { EpochMs } from "@codetale/domain/time";

/** When a session began, in the viewer's time zone: `1 January 2024, 2:05 PM`. */
export function signedInSinceText(since: EpochMs): string {
  return `${days.format(since)}, ${times.format(since).replace("\u202f", " ")}`;
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const times = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
