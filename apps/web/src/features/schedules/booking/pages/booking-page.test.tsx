// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { readPaymentMethod } from "@codetale/contract/payments";
import { addSchedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import {
  codeOffered,
  currentStep,
  fillIn,
  openBooking,
  valueOf,
} from "../../testing/booking-screen.tsx";
import {
  alerts,
  button,
  endTest,
  fill,
  renderScreen,
  wordsBeneath,
} from "../../testing/render-screen.tsx";
import { on, refuse, requestsTo } from "#testing/server";
import { answerWillingly, coder } from "../../testing/schedules-server.ts";
beforeEach(answerWillingly);
afterEach(endTest);

describe("the screen", () => {
  it("[BOOK-1] has its heading, its three steps and its two buttons", async () => {
    await openBooking();

    expect(screen.getByText("Booking a Session is fast and easy").tagName).toBe("H1");
    for (const step of ["Fill Details", "Make Payment", "Session Booked"]) {
      expect(screen.getByText(step)).toBeTruthy();
    }
    expect(currentStep()).toContain("Fill Details");
    expect(button("Pay & Book")).toBeTruthy();
    expect(screen.getByText("My Schedule").getAttribute("href")).toBe("/my_schedule");
  });

  test.each([
    ["Mode", ["Other", "Practice", "On Campus", "Off Campus"]],
    ["Difficulty", ["Easy", "Medium", "Hard"]],
    ["Language", ["Python", "Java", "C++", "Others", "Any"]],
  ])("[BOOK-2] %s offers its choices and none at first", async (label, choices) => {
    await openBooking();
    const offered = within(screen.getByLabelText(label)).getAllByRole("option");

    expect(valueOf(label)).toBe("");
    expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(choices);
  });

  it("[BOOK-2] shows the duration once both times are there, across a clock change too", async () => {
    await openBooking();

    fill("Start Time", "01:30");
    expect(screen.queryByText(/minutes/)).toBeNull();
    fill("End Time", "03:30");
    expect(screen.getByText("Duration: 120 minutes")).toBeTruthy();
    fill("Day", "2026-03-29");
    fill("Time zone", "Europe/Berlin");
    expect(screen.getByText("Duration: 60 minutes")).toBeTruthy();
  });

  it("shows the ticket as it is filled in", async () => {
    await openBooking();
    fillIn();
    const ticket = within(screen.getByRole("complementary"));

    for (const words of ["10:00 AM", "Monday 2nd March 2026", "3 questions", "Acme"]) {
      expect(ticket.getByText(words)).toBeTruthy();
    }
    expect(ticket.getByRole("heading", { name: "Python, Medium" })).toBeTruthy();
  });
});

it("[BOOK-5] offers days from today on, as it is in the chosen zone", async () => {
  await openBooking();
  const firstDay = () => screen.getByLabelText<HTMLInputElement>("Day").min;

  expect(firstDay()).toBe("2026-03-02");
  fill("Time zone", "Pacific/Honolulu");
  expect(firstDay()).toBe("2026-03-01");
  fill("Time zone", "Pacific/Hon");
  expect(firstDay()).toBe("2026-03-02");
});

describe("a form that cannot be sent", () => {
  it("[BOOK-3] says what is missing, marks each field and leads to the first", async () => {
    const { press } = await openBooking();
    await codeOffered();
    press();

    expect(alerts()).toEqual(["Please fill in the date and time"]);
    const marked = screen.getAllByText("Please fill this in");
    expect(marked).toHaveLength(8);
    expect(wordsBeneath("Company")).toBe("Please fill this in");
    expect(document.activeElement).toBe(screen.getByLabelText("Day"));
    expect(requestsTo(addSchedule)).toEqual([]);
  });

  it("[BOOK-3] takes the words back as each field is filled in", async () => {
    const { press } = await openBooking();
    fillIn();
    fill("Company", "");
    fill("Language", "");
    press();

    fill("Company", "Acme");
    expect(screen.getAllByText("Please fill this in")).toHaveLength(1);
    expect(alerts()).toEqual(["Please fill in the date and time"]);
    fill("Language", "Java");
    expect(alerts()).toEqual([]);
  });

  test.each([
    ["End Time", { "End Time": "09:30" }, "End time cannot be less than start time"],
    ["Start Time", { "Start Time": "08:59" }, "Start time cannot be in the past"],
    ["Time zone", { "Time zone": "Nowhere" }, "This time zone is not known"],
    ["Number of Questions", { "Number of Questions": "51" }, "Please enter a number from 1 to 50"],
  ])("[BOOK-3] blames %s in words and leads there", async (label, typed, words) => {
    const { press } = await openBooking();
    fillIn();
    for (const [field, value] of Object.entries(typed)) fill(field, value);
    press();

    expect(wordsBeneath(label)).toContain(words);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(requestsTo(addSchedule)).toEqual([]);
  });

  it("[BOOK-3] lets a wrong end be put right at the start", async () => {
    const { press } = await openBooking();
    fillIn();
    fill("End Time", "09:30");
    press();
    fill("Start Time", "09:00");

    expect(screen.queryByText("End time cannot be less than start time")).toBeNull();
  });

  it("asks for the payment code where none is offered", async () => {
    on(readPaymentMethod, { kind: "code", sampleCode: null, price: null, credits: 0 });
    const { press } = await openBooking();
    fillIn();
    press();

    expect(wordsBeneath("Payment Code")).toContain("Please enter the payment code");
    expect(document.activeElement).toBe(screen.getByLabelText("Payment Code"));
    expect(requestsTo(addSchedule)).toEqual([]);
  });

  it("marks the fields that only the server found wrong", async () => {
    const message = "Start time cannot be in the past";
    refuse(addSchedule, "request/invalid", { errors: [{ path: "startTime", message }] });
    const { press } = await openBooking();
    await codeOffered();
    fillIn();
    press();

    await waitFor(() => expect(wordsBeneath("Start Time")).toBe(message));
    expect(alerts()).toEqual([]);
  });
});

it("[BOOK-3] goes by the corrected clock, not by this computer's", async () => {
  renderScreen("/schedule", { clock: { now: () => at("10:00") + 1 } });
  await codeOffered();
  fillIn();
  fireEvent.click(button("Pay & Book"));

  expect(wordsBeneath("Start Time")).toBe("Start time cannot be in the past");
});

it("[BOOK-4] draws the rest of the form no second time when the price arrives", async () => {
  let draws = 0;
  const clock = {
    now: () => {
      draws += 1;
      return at("09:00");
    },
  };
  let sendPrice = () => {};
  const isAsked = new Promise<void>((resolve) => (sendPrice = resolve));
  on(readSession, coder);
  on(readPaymentMethod, async () => {
    await isAsked;
    return { kind: "code", sampleCode: "sample-code", price: "$20", credits: 0 } as const;
  });
  renderScreen("/schedule", { clock });
  await screen.findByText("Log in as a learner");

  const before = draws;
  sendPrice();
  await codeOffered();
  expect(screen.getByText("$20")).toBeTruthy();
  expect(before).toBeGreaterThan(0);
  expect(draws).toBe(before);
});
