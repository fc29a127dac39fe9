// @vitest-environment jsdom
import { toTimestamp } from "@codetale/contract/values";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import {
  buttons,
  cardText,
  holdTimers,
  noActions,
  pass,
  showCard,
} from "../../testing/schedule-card.tsx";
import { ada, aSchedule, linus } from "../../testing/schedules.ts";
import { ScheduleCard } from "./schedule-card.tsx";

holdTimers();

type Facts = Parameters<typeof aSchedule>[0];

const discarded = {
  at: toTimestamp(at("08:00")),
  by: "learner",
  reason: "",
  refund: "none",
  refunded: false,
} as const;
const unpaid: Facts = { isPaid: false, coder_assigned: null };

describe("[SCHED-2] what it shows", () => {
  it("says when, what, for whom and with whom", () => {
    vi.setSystemTime(Date.parse("2024-01-01T09:00Z"));
    showCard(
      aSchedule({
        startsAt: Date.parse("2024-01-01T14:05Z"),
        endsAt: Date.parse("2024-01-01T15:30Z"),
        requests: { otherRequests: "Graphs, please." },
      }),
    );

    expect(screen.getByText("Monday 1st January 2024")).toBeTruthy();
    expect(screen.getByText("2:05 PM")).toBeTruthy();
    expect(screen.getByText("to 3:30 PM")).toBeTruthy();
    expect(screen.getByRole("heading").textContent).toBe("Python, Medium");
    for (const words of ["3 questions", "Acme", "On Campus", "Paid", "Graphs, please."]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(screen.getByText("Assigned")).toBeTruthy();
    expect(screen.getByText(linus.name)).toBeTruthy();
  });

  it.each<[string, Facts, payment: string | undefined]>([
    ["discarded without payment", { ...unpaid, cancelled: discarded }, "Not paid"],
    ["not paid in time", { ...unpaid, startsAt: at("08:00"), endsAt: at("08:30") }, "Not paid"],
    ["unpaid and still to come", unpaid, undefined],
    ["paid and still to come", {}, "Paid"],
    ["paid and cancelled", { cancelled: { ...discarded, refund: "money" } }, "Paid"],
    ["paid and over", { completed: true, started: true }, "Paid"],
  ])("says of a session that is %s whether it was paid", (_, facts, payment) => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule(facts));

    const term = screen.queryByText("Payment");
    expect(term?.nextElementSibling?.textContent).toBe(payment);
    expect(screen.queryAllByText("Unpaid")).toHaveLength(payment === undefined ? 1 : 0);
  });

  it("shows a coder who the learner is", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule(), { person: "coder" });

    expect(screen.getByText(ada.name)).toBeTruthy();
    expect(screen.queryByText(linus.name)).toBeNull();
  });

  it("is pending without a coder, and counts one question as one", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule({ coder_assigned: null, numberOfQuestions: 1 }));

    expect(screen.getByText("Pending")).toBeTruthy();
    expect(screen.queryByText("Assigned")).toBeNull();
    expect(screen.getByText("1 question")).toBeTruthy();
  });

  it("shows the viewer's time, and names both zones where they differ", () => {
    vi.setSystemTime(at("09:00"));
    const late = { startsAt: at("19:00"), endsAt: at("21:00"), timeZone: "Asia/Kolkata" };
    showCard(aSchedule(late), { timeZone: "Europe/Moscow" });

    expect(screen.getByText("10:00 PM")).toBeTruthy();
    expect(screen.getByText("to 12:00 AM, Tuesday 3rd March 2026")).toBeTruthy();
    expect(screen.getByText("Monday 2nd March 2026")).toBeTruthy();
    expect(screen.getByText("Your time, Europe/Moscow")).toBeTruthy();
    expect(screen.getByText("Booked for 12:30 AM, Asia/Kolkata")).toBeTruthy();
  });

  it("names no zone where both read the same", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule({ timeZone: "Asia/Calcutta" }), { timeZone: "Asia/Kolkata" });

    expect(cardText()).not.toContain("Asia");
  });

  it("folds long requests until they are asked for", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule({ requests: { otherRequests: "Graphs. ".repeat(40).trim() } }));

    const more = screen.getByRole("button", { name: "Show all" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(more);

    const less = screen.getByRole("button", { name: "Show less" });
    expect(less.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("its state", () => {
  test.each([
    ["1 ms before the start", at("10:00") - 1, {}, "Starts in 0d 0h 0m 1s", ["Cancel"]],
    ["at the start", at("10:00"), {}, "Open now", ["Start Test"]],
    ["1 ms before the end", at("11:00") - 1, {}, "Open now", ["Start Test"]],
    ["at the end", at("11:00"), {}, "Missed Test", []],
    ["once started", at("10:30"), { started: true }, "Going on", ["Continue Test"]],
    ["past its end once started", at("12:00"), { started: true }, "Going on", ["Continue Test"]],
    [
      "once completed",
      at("10:30"),
      { started: true, completed: true },
      "Test Completed",
      ["Review"],
    ],
  ] as const)("[SCHED-4] %s", (_, now, facts, state, offered) => {
    vi.setSystemTime(now);
    showCard(aSchedule(facts));

    expect(cardText()).toContain(state);
    expect(buttons()).toEqual(offered);
  });

  it("[SCHED-4] changes by itself when the moments come", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule());

    pass(HOUR_MS - 1);
    expect(buttons()).toEqual(["Cancel"]);
    pass(1);
    expect(buttons()).toEqual(["Start Test"]);
    pass(HOUR_MS - 1);
    expect(buttons()).toEqual(["Start Test"]);
    pass(1);
    expect(cardText()).toContain("Missed Test");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[SCHED-4] changes when the other person acts", () => {
    vi.setSystemTime(at("10:10"));
    const view = showCard(aSchedule());

    view.rerender(
      <ScheduleCard
        schedule={aSchedule({ started: true })}
        person="user"
        timeZone="UTC"
        headingLevel="h2"
        actions={noActions}
      />,
    );

    expect(buttons()).toEqual(["Continue Test"]);
  });

  it("catches up at once when the computer was asleep", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule());

    vi.setSystemTime(at("10:30"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));

    expect(cardText()).toContain("Open now");
  });
});

describe("[SCHED-3] the countdown", () => {
  it("goes down each second, at the second", () => {
    const startsAt = at("10:00") + DAY_MS;
    vi.setSystemTime(startsAt - (DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS + 9 * SECOND_MS));
    showCard(aSchedule({ startsAt, endsAt: startsAt + HOUR_MS }));

    expect(screen.getByRole("timer").textContent).toBe("Starts in 1d 4h 12m 9s");
    pass(SECOND_MS - 1);
    expect(screen.getByRole("timer").textContent).toBe("Starts in 1d 4h 12m 9s");
    pass(1);
    expect(screen.getByRole("timer").textContent).toBe("Starts in 1d 4h 12m 8s");
    pass(9 * SECOND_MS);
    expect(screen.getByRole("timer").textContent).toBe("Starts in 1d 4h 11m 59s");
  });

  it("ticks only while it counts down", () => {
    vi.setSystemTime(at("10:30"));
    showCard(aSchedule({ started: true }));

    expect(vi.getTimerCount()).toBe(0);
  });
});
