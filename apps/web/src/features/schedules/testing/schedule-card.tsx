/** The card of a schedule, drawn alone while time is held. */
import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp, type AccountRole } from "@codetale/contract/values";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ScheduleActions } from "../own-schedules/components/schedule-action.tsx";
import { ScheduleCard } from "../own-schedules/components/schedule-card.tsx";

/** Holds the time for each test of a file: it passes when a test says so. */
export function holdTimers(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

interface Viewer extends Partial<ScheduleActions> {
  person?: AccountRole;
  timeZone?: string;
}

export function showCard(
  schedule: Schedule,
  { person = "user", timeZone = "UTC", ...actions }: Viewer = {},
) {
  return render(
    <ScheduleCard
      schedule={schedule}
      person={person}
      timeZone={timeZone}
      headingLevel="h2"
      actions={{ ...noActions, ...actions }}
    />,
  );
}

export function pass(durationMs: number): void {
  act(() => void vi.advanceTimersByTime(durationMs));
}

/** The card's words, as one line. */
export function cardText(): string {
  return screen.getByRole("article").textContent;
}

export function buttons(): string[] {
  return screen.queryAllByRole("button").map(({ textContent }) => textContent);
}

export function links(): string[] {
  return screen.queryAllByRole("link").map(({ textContent }) => textContent);
}

/** On the day after. */
export const later = { startsAt: at("10:00") + DAY_MS, endsAt: at("11:00") + DAY_MS };

export const noCoderCame = {
  at: toTimestamp(at("09:00")),
  by: "no-coder",
  reason: "",
  refund: "money",
  refunded: false,
} as const;

export const noActions: ScheduleActions = {
  onStart: () => undefined,
  onContinue: () => undefined,
  onReview: () => undefined,
  onPay: () => undefined,
  onMove: () => undefined,
  onCancel: () => undefined,
  onHandBack: () => undefined,
  ...{ bookAgainHref: "/schedule?again=1", rating: null },
  isStarting: false,
  refusal: null,
};
