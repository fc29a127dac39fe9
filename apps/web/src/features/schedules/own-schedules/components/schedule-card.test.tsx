// @vitest-environment jsdom
import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp, type AccountRole } from "@codetale/contract/values";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { ada, aSchedule, linus } from "../../testing/schedules.ts";
import type { ScheduleActions } from "./schedule-action.tsx";
import { ScheduleCard } from "./schedule-card.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Viewer extends Partial<ScheduleActions> {
  person?: AccountRole;
  timeZone?: string;
}

function show(schedule: Schedule, { person = "user", timeZone = "UTC", ...actions }: Viewer = {}) {
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

function pass(durationMs: number): void {
  act(() => void vi.advanceTimersByTime(durationMs));
}

/** The card's words, as one line. */
function text(): string {
  return screen.getByRole("article").textContent;
}

function buttons(): string[] {
  return screen.queryAllByRole("button").map(({ textContent }) => textContent);
}

function links(): string[] {
  return screen.queryAllByRole("link").map(({ textContent }) => textContent);
}

/** On the day after. */
const later = { startsAt: at("10:00") + DAY_MS, endsAt: at("11:00") + DAY_MS };

const noCoderCame = {
  at: toTimestamp(at("09:00")),
  by: "no-coder",
  reason: "",
  refund: "money",
  refunded: false,
} as const;

describe("[SCHED-2] what it shows", () => {
  it("says when, what, for whom and with whom", () => {
    vi.setSystemTime(Date.parse("2024-01-01T09:00Z"));
    show(
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

  it("shows a coder who the learner is", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule(), { person: "coder" });

    expect(screen.getByText(ada.name)).toBeTruthy();
    expect(screen.queryByText(linus.name)).toBeNull();
  });

  it("is pending without a coder, and counts one question as one", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule({ coder_assigned: null, numberOfQuestions: 1 }));

    expect(screen.getByText("Pending")).toBeTruthy();
    expect(screen.queryByText("Assigned")).toBeNull();
    expect(screen.getByText("1 question")).toBeTruthy();
  });

  it("shows the viewer's time, and names both zones where they differ", () => {
    vi.setSystemTime(at("09:00"));
    const late = { startsAt: at("19:00"), endsAt: at("21:00"), timeZone: "Asia/Kolkata" };
    show(aSchedule(late), { timeZone: "Europe/Moscow" });

    expect(screen.getByText("10:00 PM")).toBeTruthy();
    expect(screen.getByText("to 12:00 AM, Tuesday 3rd March 2026")).toBeTruthy();
    expect(screen.getByText("Monday 2nd March 2026")).toBeTruthy();
    expect(screen.getByText("Your time, Europe/Moscow")).toBeTruthy();
    expect(screen.getByText("Booked for 12:30 AM, Asia/Kolkata")).toBeTruthy();
  });

  it("names no zone where both read the same", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule({ timeZone: "Asia/Calcutta" }), { timeZone: "Asia/Kolkata" });

    expect(text()).not.toContain("Asia");
  });

  it("folds long requests until they are asked for", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule({ requests: { otherRequests: "Graphs. ".repeat(40).trim() } }));

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
    show(aSchedule(facts));

    expect(text()).toContain(state);
    expect(buttons()).toEqual(offered);
  });

  it("[SCHED-4] changes by itself when the moments come", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule());

    pass(HOUR_MS - 1);
    expect(buttons()).toEqual(["Cancel"]);
    pass(1);
    expect(buttons()).toEqual(["Start Test"]);
    pass(HOUR_MS - 1);
    expect(buttons()).toEqual(["Start Test"]);
    pass(1);
    expect(text()).toContain("Missed Test");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[SCHED-4] changes when the other person acts", () => {
    vi.setSystemTime(at("10:10"));
    const view = show(aSchedule());

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
    show(aSchedule());

    vi.setSystemTime(at("10:30"));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));

    expect(text()).toContain("Open now");
  });
});

describe("[SCHED-10] without a coder", () => {
  it("it waits for one, and says at its start that none came and what comes back", () => {
    vi.setSystemTime(at("10:00") - 1);
    show(aSchedule({ coder_assigned: null }));

    expect(text()).toContain("Waiting for a coder");
    expect(screen.getByText("Pending")).toBeTruthy();
    expect(buttons()).toEqual(["Move", "Cancel"]);
    pass(1);
    expect(text()).toContain("No coder came");
    expect(text()).toContain("The money is on its way back to you.");
    expect(screen.queryByText("Pending")).toBeNull();
    expect(buttons()).toEqual([]);
    expect(links()).toEqual(["Book again"]);
  });

  test.each([
    [{ refund: "money", refunded: false }, "The money is on its way back to you."],
    [{ refund: "money", refunded: true }, "The money went back to you."],
    [{ refund: "credit", refunded: false }, "You have a free session for it"],
  ] as const)("%o: %s", (what, words) => {
    vi.setSystemTime(at("12:00"));
    show(aSchedule({ coder_assigned: null, cancelled: { ...noCoderCame, ...what } }));

    expect(text()).toContain("No coder came");
    expect(text()).toContain(words);
  });
});

describe("[SCHED-9] the ways out", () => {
  test.each([
    ["user", 13, ["Move", "Cancel"]],
    ["user", 12, ["Cancel"]],
    ["coder", 13, ["Hand back"]],
    ["coder", 1, ["Hand back"]],
  ] as const)("for a %s %i hours before the start: %o", (person, hours, offered) => {
    vi.setSystemTime(at("10:00") + DAY_MS - hours * HOUR_MS);
    show(aSchedule(later), { person });

    expect(buttons()).toEqual(offered);
  });

  it("a cancelled session says what came back to the learner, and why to the coder", () => {
    vi.setSystemTime(at("09:00"));
    const cancelled = { ...noCoderCame, by: "learner", reason: "I am ill" } as const;
    show(aSchedule({ cancelled }));
    expect(text()).toContain("Cancelled");
    expect(text()).toContain("The money is on its way back to you.");
    expect(text()).not.toContain("I am ill");
    expect(links()).toEqual(["Linus", "Book again"]);

    cleanup();
    show(aSchedule({ cancelled }), { person: "coder" });
    expect(text()).toContain("“I am ill”");
    expect(text()).not.toContain("money");
    expect(links()).toEqual([]);
  });

  it("one that was handed back says so while it waits", () => {
    vi.setSystemTime(at("09:00"));
    show(aSchedule({ coder_assigned: null, handedBack: { reason: "I am ill" } }));

    expect(text()).toMatch(/Your coder handed this session back\..* “I am ill”/);
  });
});

describe("[SCHED-3] the countdown", () => {
  it("goes down each second, at the second", () => {
    const startsAt = at("10:00") + DAY_MS;
    vi.setSystemTime(startsAt - (DAY_MS + 4 * HOUR_MS + 12 * MINUTE_MS + 9 * SECOND_MS));
    show(aSchedule({ startsAt, endsAt: startsAt + HOUR_MS }));

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
    show(aSchedule({ started: true }));

    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("its actions", () => {
  test.each([
    ["Start Test", {}, "onStart"],
    ["Continue Test", { started: true }, "onContinue"],
    ["Review", { started: true, completed: true }, "onReview"],
    ["Pay now", { isPaid: false, coder_assigned: null, ...later }, "onPay"],
    ["Move", later, "onMove"],
    ["Cancel", later, "onCancel"],
    ["Discard", { isPaid: false, coder_assigned: null, ...later }, "onCancel"],
    ["Hand back", later, "onHandBack"],
  ] as const)("%s reports that it was pressed", (name, facts, report) => {
    vi.setSystemTime(at("10:30"));
    const pressed = vi.fn();
    show(aSchedule(facts), {
      [report]: pressed,
      person: report === "onHandBack" ? "coder" : "user",
    });

    fireEvent.click(screen.getByRole("button", { name }));

    expect(pressed).toHaveBeenCalledOnce();
  });

  it("announces why starting was refused", () => {
    vi.setSystemTime(at("10:30"));
    show(aSchedule(), { refusal: "You have not been assigned a coder yet" });

    expect(screen.getByRole("alert").textContent).toBe("You have not been assigned a coder yet");
  });

  it("ignores presses while starting", () => {
    vi.setSystemTime(at("10:30"));
    const onStart = vi.fn();
    show(aSchedule(), { isStarting: true, onStart });

    fireEvent.click(screen.getByRole("button", { name: "Start Test" }));

    expect(onStart).not.toHaveBeenCalled();
  });

  it("[BOOK-7] offers to pay only to the learner, and only before it is over", () => {
    vi.setSystemTime(at("10:00") - 1);
    const unpaid = aSchedule({ isPaid: false, coder_assigned: null });
    show(unpaid);

    expect(screen.getByText("Unpaid")).toBeTruthy();
    expect(screen.queryByText("Paid")).toBeNull();
    expect(buttons()).toEqual(["Pay now", "Move", "Discard"]);
    pass(1);
    expect(text()).toContain("Not paid in time");
    expect(buttons()).toEqual([]);
    expect(links()).toEqual(["Book again"]);

    cleanup();
    vi.setSystemTime(at("09:00"));
    show(unpaid, { person: "coder" });
    expect(buttons()).toEqual([]);
  });
});

const noActions: ScheduleActions = {
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
