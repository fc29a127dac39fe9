// @vitest-environment jsdom
import type { AccountRole } from "@codetale/contract/values";
import type { ScheduleDisplayState } from "@codetale/domain/schedules/display-state";
import { at } from "@codetale/domain/testing/at";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScheduleAction } from "./schedule-action.tsx";

afterEach(cleanup);

it("[SCHED-4] [BOOK-2] offers the learner of a completed session to rate it, and another like it", () => {
  show("completed", "user");

  expect(screen.getByText("You gave 4 stars")).toBeTruthy();
  const again = screen.getByRole("link", { name: "Book again" });
  expect(again.getAttribute("href")).toBe("/schedule?again=1");
});

it("[SCHED-4] offers the coder of a completed session its review alone", () => {
  show("completed", "coder");

  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Review"]);
});

it("[SCHED-4] [BOOK-2] offers the learner of a missed session another like it, and its coder nothing", () => {
  show("missed", "user");
  const again = screen.getByRole("link", { name: "Book again" });
  expect(again.getAttribute("href")).toBe("/schedule?again=1");

  cleanup();
  show("missed", "coder");
  expect(screen.getByText("Missed Test")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

function show(state: ScheduleDisplayState, person: AccountRole) {
  const never = () => {
    throw new Error("nothing was pressed");
  };
  const presses = { onStart: never, onContinue: never, onReview: never, onPay: never };
  const ways = { onMove: never, onCancel: never, onHandBack: never };
  render(
    <ScheduleAction
      state={state}
      person={person}
      ways={{ refund: null, mayMove: false, handingBack: null }}
      startsAt={at("10:00")}
      endText="11:00 AM"
      givenBack=""
      isPaid
      actions={{
        ...presses,
        ...ways,
        bookAgainHref: "/schedule?again=1",
        rating: person === "user" ? "You gave 4 stars" : null,
        isStarting: false,
        refusal: null,
      }}
    />,
  );
}
