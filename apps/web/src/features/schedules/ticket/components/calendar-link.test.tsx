// @vitest-environment jsdom
import { aSession } from "@codetale/domain/testing/schedules";
import { at } from "@codetale/domain/testing/at";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ClockContext } from "#lib/clock";
import { CalendarLink } from "./calendar-link.tsx";

afterEach(() => {
  cleanup();
});

test.each([
  ["before it", at("09:00"), {}, true],
  ["just before its end", at("11:00") - 1, {}, true],
  ["once it was missed", at("11:00"), {}, false],
  [
    "once it is completed",
    at("10:30"),
    { startedAt: at("10:00"), completedAt: at("10:20") },
    false,
  ],
])("[NOTE-2] a session is offered for the calendar %s", (_, now, facts, isOffered) => {
  render(
    <ClockContext value={{ now: () => now }}>
      <CalendarLink scheduleId="one" facts={aSession(facts)} />
    </ClockContext>,
  );

  const link = screen.queryByRole("link", { name: "Add to calendar" });
  expect(link?.getAttribute("href") ?? null).toBe(isOffered ? "/schedule/one.ics" : null);
});
