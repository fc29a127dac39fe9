import { noRequests } from "@codetale/domain/schedules/requests";
import { at } from "@codetale/domain/testing/at";
import { expect, it, test } from "vitest";
import { blankBooking, type BookingForm } from "./booking-form.ts";
import { checkBooking, bookingMinutes } from "./check-booking.ts";

const DAY = "2026-03-02";

function aForm(typed: Partial<BookingForm> = {}): BookingForm {
  return {
    ...blankBooking("UTC"),
    day: DAY,
    startTime: "10:00",
    endTime: "11:30",
    questions: "3",
    company: "Acme",
    onCampus: "On Campus",
    difficulty: "Medium",
    language: "Python",
    ...typed,
  };
}

function refused(typed: Partial<BookingForm>, now = at("09:00")) {
  const checked = checkBooking(aForm(typed), now);
  return "problems" in checked ? checked : null;
}

it("[BOOK-2] sends what was typed, trimmed, with the number as a number", () => {
  const form = aForm({ company: " Acme ", otherRequests: " Graphs, please. \n" });

  expect(checkBooking(form, at("09:00"))).toEqual({
    body: {
      day: DAY,
      startTime: "10:00",
      endTime: "11:30",
      timeZone: "UTC",
      questions: 3,
      company: "Acme",
      onCampus: "On Campus",
      difficulty: "Medium",
      language: "Python",
      ...noRequests,
      otherRequests: "Graphs, please.",
    },
  });
});

it("[BOOK-3] asks for everything required that is missing, all at once", () => {
  const checked = checkBooking(blankBooking("UTC"), at("09:00"));

  expect(checked).toEqual({
    message: "Please fill in the date and time",
    problems: {
      day: "Please fill this in",
      startTime: "Please fill this in",
      endTime: "Please fill this in",
      questions: "Please fill this in",
      company: "Please fill this in",
      onCampus: "Please fill this in",
      difficulty: "Please fill this in",
      language: "Please fill this in",
    },
  });
});

test.each([
  ["blanks", { company: "  " }, "company"],
  ["a choice that is not offered", { language: "Cobol" }, "language"],
  ["no time zone", { timeZone: "" }, "timeZone"],
] as const)("[BOOK-3] takes %s for something missing", (_, typed, field) => {
  expect(refused(typed)).toEqual({
    message: "Please fill in the date and time",
    problems: { [field]: "Please fill this in" },
  });
});

test.each([
  ["an end before the start", { endTime: "09:59" }, "End time cannot be less than start time"],
  ["an end at the start", { endTime: "10:00" }, "End time cannot be less than start time"],
  ["more than 8 hours", { endTime: "18:01" }, "A session can last at most 8 hours"],
] as const)("[BOOK-3] refuses %s", (_, typed, words) => {
  expect(refused(typed)).toEqual({ message: null, problems: { endTime: words } });
});

test.each([
  ["an end right after the start", { endTime: "10:01" }],
  ["8 hours", { endTime: "18:00" }],
  ["1 question", { questions: "1" }],
  ["50 questions", { questions: "50" }],
] as const)("[BOOK-3] accepts %s", (_, typed) => {
  expect(refused(typed)).toBeNull();
});

it("[BOOK-3] refuses a start in the past from the first millisecond on", () => {
  expect(refused({}, at("10:00"))).toBeNull();
  expect(refused({}, at("10:00") + 1)?.problems).toEqual({
    startTime: "Start time cannot be in the past",
  });
});

test.each(["0", "51", "2.5", "-3", "1e1", "many"])(
  "[BOOK-3] refuses %s as the number of questions",
  (questions) => {
    expect(refused({ questions })?.problems).toEqual({
      questions: "Please enter a number from 1 to 50",
    });
  },
);

it("[BOOK-5] refuses a time that the clock change skips, and a zone that is not known", () => {
  const night = { day: "2026-03-29", startTime: "02:30", endTime: "05:00" };

  expect(refused({ ...night, timeZone: "Europe/Berlin" })?.problems).toEqual({
    startTime: "The clocks change that day, and this time does not exist",
  });
  expect(refused({ timeZone: "Europe/Atlantis" })?.problems).toEqual({
    timeZone: "This time zone is not known",
  });
});

it("names problems of several fields together", () => {
  expect(refused({ endTime: "09:00", questions: "51", company: "" })?.problems).toEqual({
    endTime: "End time cannot be less than start time",
    questions: "Please enter a number from 1 to 50",
    company: "Please fill this in",
  });
});

test.each([
  ["once both times are there, without a day", { day: "" }, 90],
  ["on a day in the past", { day: "2020-01-01" }, 90],
  [
    "across a change of the clocks, as it will pass",
    { day: "2026-03-29", startTime: "01:30", endTime: "03:30", timeZone: "Europe/Berlin" },
    60,
  ],
  ["not while a time is missing", { endTime: "" }, null],
  ["not while the end is before the start", { endTime: "09:00" }, null],
] as const)("[BOOK-2] knows the duration %s", (_, typed, minutes) => {
  expect(bookingMinutes(aForm(typed))).toBe(minutes);
});
