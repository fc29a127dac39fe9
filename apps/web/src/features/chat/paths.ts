/** The addresses that the chat screens link to. */
import type { AccountRole } from "@codetale/contract/values";

export const ownSchedules: Record<AccountRole, { path: string; label: string }> = {
  user: { path: "/my_schedule", label: "My Schedules" },
  coder: { path: "/coders_home", label: "Home" },
};

export function chatPath(scheduleId: string): string {
  return `/schedule_chat?${new URLSearchParams({ scheduleId })}`;
}

export function reviewPath(scheduleId: string): string {
  return `/review_chat?${new URLSearchParams({ scheduleId })}`;
}
