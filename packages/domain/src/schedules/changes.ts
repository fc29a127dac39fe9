/** What can happen to a schedule, in the order in which it usually does. */
export const scheduleChangeKinds = [
  "booked",
  "paid",
  "coder-joined",
  /** The coder handed it back, or their account is gone: it is open again. */
  "coder-left",
  "moved",
  "cancelled",
  /** Its start came, or its end, without a coder. */
  "no-coder-came",
  "started",
  /** A participant came into the test that the other one had started. */
  "entered",
  "completed",
] as const;

export type ScheduleChangeKind = (typeof scheduleChangeKinds)[number];
