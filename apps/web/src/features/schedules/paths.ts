/** The addresses that the schedules screens link to. */
import type { AccountRole } from "@codetale/contract/values";

export const BOOKING_PATH = "/schedule";

export const ownSchedulesPath: Record<AccountRole, string> = {
  user: "/my_schedule",
  coder: "/coders_home",
};

export const loginPath: Record<AccountRole, string> = { user: "/login", coder: "/coders_login" };

export function chatPath(scheduleId: string): string {
  return `/schedule_chat?${new URLSearchParams({ scheduleId })}`;
}

export function reviewPath(scheduleId: string): string {
  return `/review_chat?${new URLSearchParams({ scheduleId })}`;
}
