// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { readPaymentMethod, payWithCode } from "@codetale/contract/payments";
import {
  cancelSchedule,
  leaveSchedule,
  listCoderSchedules,
  moveSchedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { on, refuse, requestsTo } from "#testing/server";
import { bookingAttempt } from "../../booking/booking-attempt.ts";
import { alerts, endTest, fill, renderScreen, wordsBeneath } from "../../testing/render-screen.tsx";
import { aSchedule } from "../../testing/schedules.ts";
import { answerWillingly, coder, listing } from "../../testing/schedules-server.ts";

beforeEach(answerWillingly);
afterEach(endTest);

const START = at("10:00") + DAY_MS;
const later = aSchedule({ startsAt: START, endsAt: START + HOUR_MS });
const waiting = { ...later, coder_assigned: null };
const unpaid = aSchedule({
  ...{ startsAt: START, endsAt: START + HOUR_MS },
  ...{ isPaid: false, coder_assigned: null },
});

describe("[SCHED-9] cancelling", () => {
  test.each([
    [later, 13, "At least 12 hours are left", "money"],
    [later, 12, "You get one free session", "credit"],
    [waiting, 1, "No coder has joined yet", "money"],
    [{ ...later, paidWithCredit: true }, 20, "A free session paid for it", "credit"],
  ] as const)("tells the rule and sends what it told", async (schedule, hours, words, refund) => {
    on(cancelSchedule, { success: true, message: "It is cancelled.", refund });
    const dialog = await open(schedule, hours, "Cancel");
    expect(dialog.getByText(new RegExp(words))).toBeTruthy();
    await dialog.user.click(dialog.getByText("Cancel session"));

    expect(await screen.findByText("It is cancelled.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement?.tagName).toBe("H1");
    expect(requestsTo(cancelSchedule).map(({ body }) => body)).toEqual([
      { scheduleId: "schedule-1", reason: "", refund },
    ]);
  });

  it("asks for a reason where a coder reads it, and says why it was refused", async () => {
    refuse(cancelSchedule, "schedule/begun");
    const dialog = await open(later, 13, "Cancel");
    fill("Reason", "I am ill");
    await dialog.user.click(dialog.getByText("Cancel session"));

    await waitFor(() => expect(alerts().join(" ")).toContain("This session has begun"));
    expect(requestsTo(cancelSchedule)[0]?.body).toMatchObject({ reason: "I am ill" });
  });

  it("discards what is not paid", async () => {
    on(cancelSchedule, { success: true, message: "It is discarded.", refund: "none" });
    const dialog = await open(unpaid, 1, "Discard");

    expect(dialog.getByText("It is not paid, so nothing comes back.")).toBeTruthy();
    expect(dialog.queryByLabelText("Reason")).toBeNull();
  });

  it("ends what the booking screen had left to pay, of this session alone", async () => {
    on(cancelSchedule, { success: true, message: "It is discarded.", refund: "none" });
    const ofSession = (scheduleId: string) => ({
      ...{ uid: "learner-1", key: "key-1", isPaid: false },
      booked: { scheduleId, message: "" },
    });
    for (const [booked, left] of [
      ["schedule-1", undefined],
      ["schedule-2", "schedule-2"],
    ] as const) {
      bookingAttempt.set(ofSession(booked));
      const dialog = await open(unpaid, 1, "Discard");
      await dialog.user.click(dialog.getByText("Discard"));

      await screen.findByText("It is discarded.");
      expect(bookingAttempt.get()?.booked?.scheduleId).toBe(left);
      cleanup();
    }
  });
});

describe("[SCHED-9] moving", () => {
  it("starts from the present times and sends the new ones, over midnight too", async () => {
    on(moveSchedule, { success: true, message: "It is moved.", schedule: waiting });
    const dialog = await open(later, 13, "Move");
    expect(dialog.getByText(/they are free again/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("Day").value).toBe("2026-03-03");
    fill("Start Time", "23:00");
    fill("End Time", "00:30");
    expect(wordsBeneath("End Time")).toContain("On the next day.");
    await dialog.user.click(dialog.getByText("Move session"));

    expect(await screen.findByText("It is moved.")).toBeTruthy();
    expect(requestsTo(moveSchedule).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ scheduleId: "schedule-1", day: "2026-03-03" },
        ...{ startTime: "23:00", endTime: "00:30" },
      }),
    ]);
  });

  it("says what is wrong at its field, before anything is sent", async () => {
    const dialog = await open(later, 13, "Move");
    fill("Day", "2027-03-03");
    await dialog.user.click(dialog.getByText("Move session"));

    expect(wordsBeneath("Day")).toContain("A session can be booked at most 180 days ahead");
    expect(document.activeElement).toBe(dialog.getByLabelText("Day"));
    expect(requestsTo(moveSchedule)).toEqual([]);
  });

  it("says that another session is at that time", async () => {
    refuse(moveSchedule, "booking/overlaps");
    const dialog = await open(waiting, 13, "Move");
    await dialog.user.click(dialog.getByText("Move session"));

    await waitFor(() => expect(alerts().join()).toContain("You already have a session at that"));
  });
});

describe("[SCHED-9] handing back", () => {
  beforeEach(() => {
    on(readSession, coder);
    on(listCoderSchedules, ({ body }) => ({
      success: true as const,
      userSchedule: body.completed ? [] : [later],
    }));
    on(leaveSchedule, { success: true, message: "It is handed back." });
  });

  it("needs no reason early", async () => {
    const dialog = await open(later, 25, "Hand back", "/coders_home");
    await dialog.user.click(dialog.getByText("Hand back"));

    expect(await screen.findByText("It is handed back.")).toBeTruthy();
  });

  it("wants one later", async () => {
    const dialog = await open(later, 24, "Hand back", "/coders_home");
    await dialog.user.click(dialog.getByText("Hand back"));
    expect(wordsBeneath("Reason")).toContain("Please say why.");
    expect(requestsTo(leaveSchedule)).toEqual([]);
    fill("Reason", "I am ill");
    await dialog.user.click(dialog.getByText("Hand back"));

    expect(await screen.findByText("It is handed back.")).toBeTruthy();
    expect(requestsTo(leaveSchedule)[0]?.body).toEqual({
      scheduleId: "schedule-1",
      reason: "I am ill",
    });
  });
});

it("[SCHED-9] a free session pays without a code", async () => {
  on(readPaymentMethod, { kind: "code", sampleCode: null, price: null, credits: 1 });
  const dialog = await open(unpaid, 30, "Pay now");
  expect(await dialog.findByText(/You have a free session/)).toBeTruthy();
  expect(dialog.queryByLabelText("Payment Code")).toBeNull();
  await dialog.user.click(dialog.getByText("Pay"));

  expect(await screen.findByText("Payment successful!")).toBeTruthy();
  expect(requestsTo(payWithCode)).toHaveLength(1);
});

it("[SCHED-1] current sessions stand under their day", async () => {
  const inDays = (id: string, days: number) =>
    aSchedule({ id, startsAt: at("10:00") + days * DAY_MS, endsAt: at("11:00") + days * DAY_MS });
  listing([inDays("a", 0), inDays("b", 1), inDays("c", 2), inDays("d", 9)]);
  renderScreen("/my_schedule");
  await screen.findByText("Today");

  expect(screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent)).toEqual([
    "Today",
    "Tomorrow",
    "Later",
  ]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
});

/** Opens the list so many hours before the start and presses a button of its only ticket. */
async function open(
  schedule: typeof later,
  hoursBefore: number,
  name: string,
  path = "/my_schedule",
) {
  listing([schedule]);
  const now = START - hoursBefore * HOUR_MS;
  const { user } = renderScreen(path, { clock: { now: () => now } });
  await user.click(await screen.findByText(name));
  return { ...within(await screen.findByRole("dialog")), user };
}
