// @vitest-environment jsdom
import { initializeChat } from "@codetale/contract/chat";
import { readSession } from "@codetale/contract/identity";
import { listLearnerSchedules, startTest } from "@codetale/contract/schedules";
import { MINUTE_MS } from "@codetale/domain/time";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { at } from "@codetale/domain/testing/at";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { alerts, button, endTest, renderScreen } from "../../testing/render-screen.tsx";
import { aSchedule, linus } from "../../testing/schedules.ts";
import { lost, never, on, refuse, requestsTo } from "#testing/server";
import { answerWillingly, learner, listing } from "../../testing/schedules-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  vi.useRealTimers();
  endTest();
});

/** Opens the learner's list at 09:00, unless `now` says otherwise. */
function open({ path = "/my_schedule", now = at("09:00") } = {}) {
  return renderScreen(path, { clock: { now: () => now } });
}

function tickets(): string[] {
  return [...document.querySelectorAll("article:not([aria-hidden] *)")].map(
    ({ textContent }) => textContent,
  );
}

async function ticket() {
  return within(await screen.findByRole("article", { name: /Python|Java/ }));
}

describe("[SCHED-1] the lists", () => {
  it("say that they are loading", async () => {
    on(listLearnerSchedules, never);
    open();

    expect(await screen.findByText("Loading...")).toBeTruthy();
  });

  it("say when there is nothing, in both tabs", async () => {
    const { user } = open();

    expect(await screen.findByText("No schedules found.")).toBeTruthy();
    expect(screen.getByText("Book your first session").getAttribute("href")).toBe("/schedule");
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(await screen.findByText("No schedules found.")).toBeTruthy();
  });

  it("say when they could not be read, and try again", async () => {
    on(listLearnerSchedules, lost);
    const { user } = open();

    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    expect(screen.queryByText("No schedules found.")).toBeNull();
    listing([aSchedule()]);
    await user.click(button("Try again"));
    expect(await screen.findByText("Python, Medium")).toBeTruthy();
    expect(screen.queryByText("An error occurred while fetching data.")).toBeNull();
  });

  it("keep what was read when reading it anew fails, and say so", async () => {
    listing([aSchedule()]);
    const { live } = open();
    await ticket();

    on(listLearnerSchedules, lost);
    act(() => live.notify("schedule:changed", { scheduleId: "schedule-1" }));

    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    expect(screen.getByText("Python, Medium")).toBeTruthy();
  });

  it("lead a visitor to the sign-in and back", async () => {
    on(readSession, null);
    const { router } = open();

    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(router.state.location.state).toEqual({ arrival: "guarded", from: "/my_schedule" });
  });

  it("offer to try again when it is not known who is signed in", async () => {
    on(readSession, lost);
    const { user } = open();

    const retry = await screen.findByRole("button", { name: "Try again" });
    on(readSession, learner);
    await user.click(retry);
    expect(await screen.findByText("No schedules found.")).toBeTruthy();
  });

  it("remember the tab in the address, through reload and back", async () => {
    const past = aSchedule({ id: "past", language: "Java", completed: true, started: true });
    listing([aSchedule()], [past]);
    const { user, router, address } = open();
    await screen.findByText("Python, Medium");

    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(address()).toBe("/my_schedule?tab=past");
    expect(await screen.findByText("Java, Medium")).toBeTruthy();
    expect(screen.queryByText("Python, Medium")).toBeNull();
    await act(() => router.navigate(-1));
    expect(screen.getByText("Python, Medium")).toBeTruthy();
  });

  it("open at the tab that the address names", async () => {
    listing([], [aSchedule({ completed: true, started: true })]);
    open({
      path: "/my_schedule?tab=past",
    });

    expect(await screen.findByText("Python, Medium")).toBeTruthy();
    const chosen = screen.getByRole("tab", { name: "Past Schedules" });
    expect(chosen.getAttribute("aria-selected")).toBe("true");
  });

  it("put the soonest first, and the latest first where it is over", async () => {
    const hours = ["12:00", "10:00", "11:00"];
    const schedules = (completed: boolean) =>
      hours.map((hour) =>
        aSchedule({
          id: `${completed ? "past" : "ahead"}-${hour.slice(0, 2)}`,
          startsAt: at(hour),
          endsAt: at(hour) + MINUTE_MS,
          company: hour,
          started: completed,
          completed,
        }),
      );
    listing(schedules(false), schedules(true));
    const { user } = open();
    await waitFor(() => expect(tickets()).toHaveLength(3));
    const shown = () => tickets().map((text) => /1[0-2]:00(?=Mode)/.exec(text)?.[0]);

    expect(shown()).toEqual(["10:00", "11:00", "12:00"]);
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    await waitFor(() => expect(shown()).toEqual(["12:00", "11:00", "10:00"]));
  });
});

describe("[SCHED-4] what changes by itself", () => {
  it("moves a schedule to the past the moment it is missed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: at("11:00") - MINUTE_MS });
    listing([aSchedule()]);
    const { user } = renderScreen("/my_schedule", { clock: { now: () => Date.now() } });
    await screen.findByText("Start Test");
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));

    expect(await screen.findByText("No schedules found.")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(await screen.findByText("Missed Test")).toBeTruthy();
  });

  it("shows a schedule once while both lists have it", async () => {
    listing([aSchedule()], [aSchedule({ started: true, completed: true })]);
    open({
      path: "/my_schedule?tab=past",
    });

    await waitFor(() => expect(tickets()).toHaveLength(1));
    expect(screen.getByText("Test Completed")).toBeTruthy();
  });

  test.each(["a live event", "a reconnect"])("follows the other person after %s", async (news) => {
    listing([aSchedule({ coder_assigned: null })]);
    const { live } = open();
    await screen.findByText("Pending");

    listing([aSchedule({ started: true })]);
    act(() =>
      news === "a reconnect"
        ? live.connect()
        : live.notify("schedule:changed", { scheduleId: "schedule-1" }),
    );

    expect(await screen.findByText("Continue Test")).toBeTruthy();
    expect(screen.getByText("Assigned")).toBeTruthy();
    expect(screen.getByText(linus.name)).toBeTruthy();
  });
});

describe("entering a test", () => {
  const now = at("10:10");

  it("[SCHED-8] starts it and leads into the chat", async () => {
    listing([aSchedule()]);
    on(startTest, { success: true, schedule: aSchedule({ started: true }) });
    const { user, address } = open({ now });
    await user.click(await screen.findByText("Start Test"));

    await waitFor(() => expect(address()).toBe("/schedule_chat?scheduleId=schedule-1"));
    expect(requestsTo(startTest).map(({ body }) => body)).toEqual([
      { scheduleId: "schedule-1", key: "started" },
    ]);
    expect(requestsTo(initializeChat)).toEqual([]);
  });

  test.each([
    ["schedule/no-coder", "You have not been assigned a coder yet"],
    ["schedule/too-early", "You can't start the test yet"],
    ["schedule/too-late", "You can't start the test anymore"],
  ] as const)("[SCHED-5] says why it may not start: %s", async (reason, words) => {
    listing([aSchedule()]);
    refuse(startTest, reason);
    const { user, address } = open({ now });
    await user.click(await screen.findByText("Start Test"));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(alerts()).toEqual([words]);
    expect(address()).toBe("/my_schedule");
  });

  test.each([
    ["Continue Test", "/my_schedule", { started: true }, "/schedule_chat"],
    ["Review", "/my_schedule?tab=past", { started: true, completed: true }, "/review_chat"],
  ] as const)("%s leads to the conversation", async (name, path, facts, chat) => {
    const schedule = aSchedule(facts);
    listing([schedule]);
    const { user, address } = open({ now, path });
    await user.click(await screen.findByText(name));

    expect(address()).toBe(`${chat}?scheduleId=schedule-1`);
  });
});

it("[SCHED-2] lets a completed session's coder be rated, unless their account is deleted", async () => {
  const completed = { started: true, completed: true };
  const gone = { ...DELETED_ACCOUNT, photoURL: null };
  listing(
    [],
    [aSchedule(completed), aSchedule({ ...completed, id: "schedule-2", coder_assigned: gone })],
  );
  open({ path: "/my_schedule?tab=past" });

  expect(await screen.findByRole("button", { name: "Rate Linus" })).toBeTruthy();
  expect(screen.getByText("Deleted account")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Rate/ })).toHaveLength(1);
});
