// @vitest-environment jsdom
import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import { addSchedule, listLearnerSchedules } from "@codetale/contract/schedules";
import { bookAgainPath } from "@codetale/contract/screens";
import { at } from "@codetale/domain/testing/at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { codeOffered, fillIn, openBooking, valueOf } from "../../testing/booking-screen.tsx";
import { endTest, fill, renderScreen, wordsBeneath } from "../../testing/render-screen.tsx";
import { bookingAttempt } from "../booking-attempt.ts";
import { aSchedule } from "../../testing/schedules.ts";
import { answerWillingly, listing } from "../../testing/schedules-server.ts";
import { on, requestsTo } from "#testing/server";

beforeEach(answerWillingly);
afterEach(() => {
  endTest();
  vi.unstubAllEnvs();
});

const choice = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const times = () => [valueOf("Day"), valueOf("Start Time"), valueOf("End Time")];

describe("[BOOK-2] days, lengths and starts to press", () => {
  it("fill in the day and both times", async () => {
    await openBooking();

    fireEvent.click(choice("Wednesday 4th March 2026"));
    fireEvent.click(choice("90 min"));
    fireEvent.click(choice("Afternoon, noon to 6 PM"));
    fireEvent.click(choice("2:30 PM"));
    expect(times()).toEqual(["2026-03-04", "14:30", "16:00"]);
    expect(screen.getByText("Duration: 90 minutes")).toBeTruthy();

    fireEvent.click(choice("30 min"));
    expect(times()).toEqual(["2026-03-04", "14:30", "15:00"]);
    fireEvent.click(choice("3:00 PM"));
    expect(times()).toEqual(["2026-03-04", "15:00", "15:30"]);
  });

  it("show what was typed, and no length where it is another", async () => {
    await openBooking();
    expect(choice("60 min").checked).toBe(true);
    fill("Day", "2026-03-17");
    fill("Start Time", "19:00");
    fill("End Time", "19:30");

    expect(choice("Tuesday 17th March 2026").checked).toBe(true);
    expect(choice("7:00 PM").checked).toBe(true);
    expect(choice("30 min").checked).toBe(true);
    fill("End Time", "19:45");
    expect(choice("30 min").checked).toBe(false);
  });

  it("[BOOK-3] leave out what is past", async () => {
    renderScreen("/schedule", { clock: { now: () => at("09:30") + 1 } });
    await codeOffered();
    fireEvent.click(choice("Monday 2nd March 2026"));

    expect(choice("9:30 AM").disabled).toBe(true);
    expect(choice("10:00 AM").disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Earlier days" }).disabled).toBe(
      true,
    );
  });

  it("[BOOK-3] mark what overlaps a session of one's own", async () => {
    listing([aSchedule({ coder_assigned: null })]);
    await openBooking();
    fireEvent.click(choice("Monday 2nd March 2026"));
    const held = await screen.findByLabelText<HTMLInputElement>(
      "10:00 AM, you have a session then",
    );

    expect(held.disabled).toBe(true);
    expect(choice("9:30 AM, you have a session then").disabled).toBe(true);
    expect(choice("9:00 AM").disabled).toBe(false);
    expect(choice("11:00 AM").disabled).toBe(false);
    fireEvent.click(choice("30 min"));
    expect(choice("9:30 AM").disabled).toBe(false);
  });

  it("[BOOK-5] leave out what the repeated hour would end elsewhere", async () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    renderScreen("/schedule", { clock: { now: () => Date.parse("2026-10-20T09:00Z") } });
    await codeOffered();
    fireEvent.click(choice("Sunday 25th October 2026"));
    fireEvent.click(choice("Night, midnight to 6 AM"));
    expect(choice("2:00 AM").disabled).toBe(true);

    fireEvent.click(choice("1:30 AM"));
    expect(screen.getByText("Duration: 60 minutes")).toBeTruthy();
    expect(choice("90 min").disabled).toBe(true);
    expect(choice("30 min").disabled).toBe(false);
  });

  it("go on week by week", async () => {
    await openBooking();
    fireEvent.click(screen.getByRole("button", { name: "Later days" }));
    fireEvent.click(choice("Monday 9th March 2026"));
    expect(valueOf("Day")).toBe("2026-03-09");

    fireEvent.click(screen.getByRole("button", { name: "Earlier days" }));
    expect(choice("Monday 2nd March 2026").checked).toBe(false);
  });
});

describe("[BOOK-5] the time zone", () => {
  it("is the device's own at first, by its city, and named beside the times", async () => {
    vi.stubEnv("TZ", "Asia/Kolkata");
    await openBooking();

    expect(valueOf("Time zone")).toBe("Kolkata");
    expect(wordsBeneath("Time zone")).toContain("in your time, GMT+5:30");
  });

  it("is found by a country and booked in", async () => {
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    // Nine in the morning in Greenwich is later there.
    fill("Day", "2026-03-03");
    const field = screen.getByLabelText("Time zone");
    fireEvent.focus(field);
    fill("Time zone", "India");
    const cities = await screen.findByRole("listbox", { name: "Cities" });
    fireEvent.click(within(cities).getByText("Kolkata, India"));

    expect(valueOf("Time zone")).toBe("Kolkata, India");
    expect(wordsBeneath("Time zone")).toContain("in the time of Kolkata, GMT+5:30");
    press();
    await screen.findByText("Payment successful!");
    expect(requestsTo(addSchedule)[0]?.body.timeZone).toBe("Asia/Kolkata");
  });

  it("is the best match of what was typed once the field is left", async () => {
    await openBooking();
    const field = screen.getByLabelText("Time zone");
    fireEvent.focus(field);
    fill("Time zone", "mumb");
    await screen.findByRole("listbox", { name: "Cities" });
    fireEvent.blur(field);

    expect(valueOf("Time zone")).toBe("Mumbai, India");
    fill("Time zone", "");
    fireEvent.blur(field);
    expect(valueOf("Time zone")).toBe("UTC");
  });
});

describe("booking again", () => {
  it("fills the form in with the earlier session, a week on, and books in one press", async () => {
    const requests = { otherRequests: "Graphs, please." };
    listing([], [aSchedule({ timeZone: "Asia/Kolkata", requests })]);
    const view = renderScreen(bookAgainPath("schedule-1"), { clock: { now: () => at("12:00") } });
    await codeOffered();
    await waitFor(() => expect(view.address()).toBe("/schedule"));

    expect(times()).toEqual(["2026-03-09", "15:30", "16:30"]);
    expect(valueOf("Company")).toBe("Acme");
    fireEvent.click(screen.getByRole("button", { name: "Pay & Book" }));
    await screen.findByText("Payment successful!");
    expect(requestsTo(addSchedule)[0]?.body).toMatchObject({
      day: "2026-03-09",
      startTime: "15:30",
      endTime: "16:30",
      timeZone: "Asia/Kolkata",
      questions: 3,
      onCampus: "On Campus",
      difficulty: "Medium",
      language: "Python",
      otherRequests: "Graphs, please.",
    });
  });

  it("[BOOK-6] books what it shows, and pays for no earlier booking that was left unpaid", async () => {
    bookingAttempt.set({
      uid: "learner-1",
      key: "key-1",
      booked: { scheduleId: "schedule-unpaid", message: "" },
      isPaid: false,
    });
    listing([], [aSchedule()]);
    const view = renderScreen(bookAgainPath("schedule-1"), { clock: { now: () => at("12:00") } });
    await codeOffered();
    await waitFor(() => expect(view.address()).toBe("/schedule"));
    on(addSchedule, { success: true, scheduleId: "schedule-2", message: "" });

    expect(screen.queryByText(/booked but not paid yet/)).toBeNull();
    expect(times()).toEqual(["2026-03-09", "10:00", "11:00"]);
    fireEvent.click(screen.getByRole("button", { name: "Pay & Book" }));
    await screen.findByText("Payment successful!");
    expect(requestsTo(payWithCode).map(({ body }) => body.scheduleId)).toEqual(["schedule-2"]);
  });

  it("says so where the session is not found", async () => {
    on(listLearnerSchedules, { success: true, userSchedule: [] });
    renderScreen(bookAgainPath("schedule-9"));

    expect(await screen.findByText(/was not found/)).toBeTruthy();
    expect(valueOf("Company")).toBe("");
  });
});

it("[BOOK-4] names the price, and what happens where no coder comes, before one pays", async () => {
  on(readPaymentMethod, {
    kind: "code",
    sampleCode: "sample-code",
    price: "₹499 a session",
    credits: 0,
  });
  await openBooking();
  await codeOffered();

  expect(screen.getAllByText("₹499 a session").length).toBeGreaterThan(0);
  expect(screen.getByText(/the money goes back to you/)).toBeTruthy();
});

it("[BOOK-3] blames a past day itself", async () => {
  const { press } = await openBooking();
  await codeOffered();
  fillIn();
  fill("Day", "2026-03-01");
  press();

  expect(wordsBeneath("Day")).toContain("This day is over");
  expect(document.activeElement).toBe(screen.getByLabelText("Day"));
});
