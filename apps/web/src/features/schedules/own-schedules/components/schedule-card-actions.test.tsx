// @vitest-environment jsdom
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import {
  buttons,
  cardText,
  holdTimers,
  later,
  links,
  noCoderCame,
  pass,
  showCard,
} from "../../testing/schedule-card.tsx";
import { aSchedule } from "../../testing/schedules.ts";

holdTimers();

describe("[SCHED-10] without a coder", () => {
  it("it waits for one, and says at its start that none came and what comes back", () => {
    vi.setSystemTime(at("10:00") - 1);
    showCard(aSchedule({ coder_assigned: null }));

    expect(cardText()).toContain("Waiting for a coder");
    expect(screen.getByText("Pending")).toBeTruthy();
    expect(buttons()).toEqual(["Move", "Cancel"]);
    pass(1);
    expect(cardText()).toContain("No coder came");
    expect(cardText()).toContain("The money is on its way back to you.");
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
    showCard(aSchedule({ coder_assigned: null, cancelled: { ...noCoderCame, ...what } }));

    expect(cardText()).toContain("No coder came");
    expect(cardText()).toContain(words);
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
    showCard(aSchedule(later), { person });

    expect(buttons()).toEqual(offered);
  });

  it("a cancelled session says what came back to the learner, and why to the coder", () => {
    vi.setSystemTime(at("09:00"));
    const cancelled = { ...noCoderCame, by: "learner", reason: "I am ill" } as const;
    showCard(aSchedule({ cancelled }));
    expect(cardText()).toContain("Cancelled");
    expect(cardText()).toContain("The money is on its way back to you.");
    expect(cardText()).not.toContain("I am ill");
    expect(links()).toEqual(["Linus", "Book again"]);

    cleanup();
    showCard(aSchedule({ cancelled }), { person: "coder" });
    expect(cardText()).toContain("“I am ill”");
    expect(cardText()).not.toContain("money");
    expect(links()).toEqual([]);
  });

  it("one that was handed back says so while it waits", () => {
    vi.setSystemTime(at("09:00"));
    showCard(aSchedule({ coder_assigned: null, handedBack: { reason: "I am ill" } }));

    expect(cardText()).toMatch(/Your coder handed this session back\..* “I am ill”/);
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
    showCard(aSchedule(facts), {
      [report]: pressed,
      person: report === "onHandBack" ? "coder" : "user",
    });

    fireEvent.click(screen.getByRole("button", { name }));

    expect(pressed).toHaveBeenCalledOnce();
  });

  it("announces why starting was refused", () => {
    vi.setSystemTime(at("10:30"));
    showCard(aSchedule(), { refusal: "You have not been assigned a coder yet" });

    expect(screen.getByRole("alert").textContent).toBe("You have not been assigned a coder yet");
  });

  it("ignores presses while starting", () => {
    vi.setSystemTime(at("10:30"));
    const onStart = vi.fn();
    showCard(aSchedule(), { isStarting: true, onStart });

    fireEvent.click(screen.getByRole("button", { name: "Start Test" }));

    expect(onStart).not.toHaveBeenCalled();
  });

  it("[BOOK-7] offers to pay only to the learner, and only before it is over", () => {
    vi.setSystemTime(at("10:00") - 1);
    const unpaid = aSchedule({ isPaid: false, coder_assigned: null });
    showCard(unpaid);

    expect(screen.getByText("Unpaid")).toBeTruthy();
    expect(screen.queryByText("Paid")).toBeNull();
    expect(buttons()).toEqual(["Pay now", "Move", "Discard"]);
    pass(1);
    expect(cardText()).toContain("Not paid in time");
    expect(buttons()).toEqual([]);
    expect(links()).toEqual(["Book again"]);

    cleanup();
    vi.setSystemTime(at("09:00"));
    showCard(unpaid, { person: "coder" });
    expect(buttons()).toEqual([]);
  });
});
