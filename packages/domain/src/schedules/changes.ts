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
  /** A participant is in the test: the live connection says so, or they pressed Continue Test. */
  "entered",
  "completed",
] as const;

export type ScheduleChangeKind = (typeof scheduleChangeKinds)[number];
