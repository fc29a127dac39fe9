import type { BookedTimes } from "./booking.ts";

/** Whether two sessions share a moment; one that ends as the other starts does not. */
export function overlap(a: BookedTimes, b: BookedTimes): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}
