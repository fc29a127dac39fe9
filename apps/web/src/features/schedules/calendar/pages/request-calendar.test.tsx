// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { joinSchedule, listCoderSchedules, listOpenSchedules } from "@codetale/contract/schedules";
import { HOUR_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { on, refuse, requestsTo } from "#testing/server";
import { button, endTest, fill, renderScreen } from "../../testing/render-screen.tsx";
import { aSchedule } from "../../testing/schedules.ts";
import { answerWillingly, coder, offering } from "../../testing/schedules-server.ts";

beforeEach(() => {
  answerWillingly();
  on(readSession, coder);
});
afterEach(endTest);

function request(id: string, startsAt: number, facts: Parameters<typeof aSchedule>[0] = {}) {
  return aSchedule({ id, startsAt, endsAt: startsAt + HOUR_MS, coder_assigned: null, ...facts });
}

function holding(...schedules: ReturnType<typeof aSchedule>[]): void {
  on(listCoderSchedules, ({ body }) => ({
    success: true as const,
    userSchedule: body.completed ? [] : schedules,
  }));
}

async function open(search = "") {
  const view = renderScreen(`/coders_home?tab=requests${search}`);
  await screen.findByRole("region", { name: /^Today/ });
  return view;
}

const dayOf = (name: RegExp) => within(screen.getByRole("region", { name }));

it("[SCHED-6] shows a week of open requests beside the coder's own sessions", async () => {
  holding(aSchedule({ id: "mine", company: "Mine Ltd" }));
  offering(request("today", at("14:00")), request("sunday", at("14:00") + 6 * 24 * HOUR_MS));
  await open();

  expect(screen.getAllByRole("region", { name: /2026$/ })).toHaveLength(7);
  const today = dayOf(/^Today, Monday 2nd March/);
  expect(today.getByText("Yours")).toBeTruthy();
  expect(today.getByText("2:00 PM to 3:00 PM")).toBeTruthy();
  expect(today.getAllByRole("button", { name: "Join" })).toHaveLength(1);
  expect(dayOf(/^Sunday 8th March/).getByText("2:00 PM to 3:00 PM")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("Day"));
  await screen.findByRole("region", { name: /^Today/ });
  expect(screen.getAllByRole("region", { name: /2026$/ })).toHaveLength(1);
  fireEvent.click(button("Later"));
  expect(await screen.findByRole("region", { name: "Tuesday 3rd March 2026" })).toBeTruthy();
  fireEvent.click(button("Earlier"));
  expect(await screen.findByRole("region", { name: /^Today/ })).toBeTruthy();
});

it("[SCHED-6] asks for the days that it shows, and says where there are more requests", async () => {
  const asked: unknown[] = [];
  on(listOpenSchedules, ({ body }) => {
    asked.push(body);
    return { success: true as const, filteredSchedule: [], isMore: body.days === 7 };
  });
  await open();
  expect(asked).toMatchObject([{ day: "2026-03-02", days: 7 }]);
  expect(await screen.findByText(/more requests than can be shown/)).toBeTruthy();

  fireEvent.click(screen.getByLabelText("Day"));
  fireEvent.click(button("Later"));
  await screen.findByRole("region", { name: "Tuesday 3rd March 2026" });
  expect(asked.at(-1)).toMatchObject({ day: "2026-03-03", days: 1 });
  await waitFor(() => expect(screen.queryByText(/more requests than can be shown/)).toBeNull());
});

it("[SCHED-7] offers to join what overlaps none of them", async () => {
  holding(aSchedule({ id: "mine" }));
  offering(request("clash", at("10:30")), request("after", at("11:00")));
  await open();

  expect(screen.getByText("Overlaps a session of yours")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Join" })).toHaveLength(1);
  fireEvent.click(button("Join"));
  expect(await screen.findByText("Schedule joined successfully!")).toBeTruthy();
  expect(requestsTo(joinSchedule)[0]?.body).toEqual({ scheduleId: "after", userId: coder.uid });
});

it("[SCHED-7] says that another coder was faster", async () => {
  offering(request("gone", at("14:00")));
  await open();
  refuse(joinSchedule, "schedule/taken");
  fireEvent.click(button("Join"));

  expect(await screen.findByRole("alert")).toBeTruthy();
});

it("[SCHED-6] narrows the requests by language, difficulty and hours, never the own sessions", async () => {
  holding(aSchedule({ id: "mine", language: "C++" }));
  offering(
    request("python", at("14:00"), { company: "Python Ltd" }),
    request("java", at("14:00"), { company: "Java Ltd", language: "Java", difficulty: "Hard" }),
    request("late", at("19:00"), { company: "Late Ltd", language: "Java", difficulty: "Hard" }),
  );
  await open();
  const shown = () =>
    ["Python", "Java", "Late"].filter((name) => screen.queryByText(new RegExp(`${name} Ltd`)));

  fill("Asked language", "Java");
  expect(shown()).toEqual(["Java", "Late"]);
  fill("Hours", "Evening");
  expect(shown()).toEqual(["Late"]);
  fill("Asked difficulty", "Easy");
  expect(shown()).toEqual([]);
  expect(screen.getByText("Yours")).toBeTruthy();
});

it("[NOTE-1] has the request first that a notice led to, though it is weeks ahead", async () => {
  const weeksAhead = at("14:00") + 20 * 24 * HOUR_MS;
  offering(request("told", weeksAhead), request("other", weeksAhead));
  await open("&request=told");

  expect(await screen.findByText("You were told of this request:")).toBeTruthy();
  const day = dayOf(/^Sunday 22nd March 2026/);
  expect(day.getByText("2:00 PM to 3:00 PM")).toBeTruthy();
  fill("Asked language", "Java");
  fireEvent.click(day.getByRole("button", { name: "Join" }));
  expect(await screen.findByText("Schedule joined successfully!")).toBeTruthy();
  expect(requestsTo(joinSchedule)[0]?.body).toEqual({ scheduleId: "told", userId: coder.uid });
});

it("[NOTE-1] says that the request that a notice led to is not open any more", async () => {
  offering(request("other", at("14:00")));
  await open("&request=told");

  expect(await screen.findByText(/you were told of is not open any more/)).toBeTruthy();
});
