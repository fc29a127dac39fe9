/** What the other participant does in a conversation at present, from the last that was heard. */
import { SECOND_MS, type EpochMs } from "../time.ts";

/** A tab says again so often that it is there. */
export const HERE_AGAIN_MS = 20 * SECOND_MS;

/** A tab says so often that its user types. */
export const TYPING_AGAIN_MS = 3 * SECOND_MS;

/** One lost event is forgiven; a tab that was closed without a word is not. */
const HERE_LASTS_MS = 45 * SECOND_MS;
const TYPING_LASTS_MS = 6 * SECOND_MS;

export interface HeardAttendance {
  isHere: boolean;
  isTyping: boolean;
  heardAt: EpochMs;
}

export type AttendanceState = "away" | "here" | "typing";

/** The state at `now`, and when the clock alone changes it; null where it does not. */
export function attendanceAt(
  heard: HeardAttendance | null,
  now: EpochMs,
): { value: AttendanceState; changesAt: EpochMs | null } {
  if (!heard?.isHere) return { value: "away", changesAt: null };
  const typesUntil = heard.heardAt + TYPING_LASTS_MS;
  if (heard.isTyping && now < typesUntil) return { value: "typing", changesAt: typesUntil };
  const hereUntil = heard.heardAt + HERE_LASTS_MS;
  return now < hereUntil
    ? { value: "here", changesAt: hereUntil }
    : { value: "away", changesAt: null };
}
