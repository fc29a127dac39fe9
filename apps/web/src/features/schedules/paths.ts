/** Addresses that the schedules screens lead to. */
import type { Person } from "@codetale/contract/values";

export const BOOKING_PATH = "/schedule";

export const ownSchedulesPath: Record<Person, string> = {
  user: "/my_schedule",
  coder: "/coders_home",
};

export const loginPath: Record<Person, string> = { user: "/login", coder: "/coders_login" };

export function chatPath(scheduleId: string): string {
  return `/schedule_chat?${new URLSearchParams({ scheduleId })}`;
}

export function reviewPath(scheduleId: string): string {
  return `/review_chat?${new URLSearchParams({ scheduleId })}`;
}
