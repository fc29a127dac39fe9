/** The layout of a conversation: a divider per day, consecutive messages of one sender grouped. */
import { MINUTE_MS, type EpochMs } from "../time.ts";

/** A longer pause begins a new group, with the sender's name and the time anew. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;

export interface ChatEntry {
  id: string;
  senderId: string;
  date: EpochMs;
}

export interface EntryGroup<S extends ChatEntry> {
  /** Of the first entry, and so the same while the group grows. */
  id: string;
  senderId: string;
  entries: S[];
}

export interface EntryDay<S extends ChatEntry> {
  /** ISO day. */
  day: string;
  groups: EntryGroup<S>[];
}

/**
 * Groups entries, in their order, by day and sender. Two stretches of one day may follow each other
 * out of order when a draft waits from yesterday: the divider then says so again.
 *
 * @param dayOf the ISO day of an instant where the reader is, as `dayIn` gives it
 */
export function groupByDay<S extends ChatEntry>(
  entries: readonly S[],
  dayOf: (instant: EpochMs) => string,
): EntryDay<S>[] {
  const days: EntryDay<S>[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.date);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, groups: [] };
      days.push(last);
    }
    addTo(last.groups, entry);
  }
  return days;
}

/** A function from instants to ISO days in an IANA zone; made once per zone, because that is slow. */
export function dayIn(timeZone: string): (instant: EpochMs) => string {
  // Sweden writes dates the ISO way.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return (instant) => format.format(instant);
}

function addTo<S extends ChatEntry>(groups: EntryGroup<S>[], entry: S): void {
  const group = groups.at(-1);
  const last = group?.entries.at(-1);
  const isSameGo = last?.senderId === entry.senderId && entry.date - last.date <= LONGEST_PAUSE_MS;
  if (group && isSameGo) group.entries.push(entry);
  else groups.push({ id: entry.id, senderId: entry.senderId, entries: [entry] });
}
