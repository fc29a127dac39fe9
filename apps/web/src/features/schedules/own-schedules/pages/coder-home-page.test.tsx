// @vitest-environment jsdom
import { initializeChat } from "@codetale/contract/chat";
import { readSession } from "@codetale/contract/identity";
import {
  joinSchedule,
  listCoderSchedules,
  listOpenSchedules,
  startTest,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { endTest, fill, renderScreen } from "../../testing/render-screen.tsx";
import { ada, aSchedule } from "../../testing/schedules.ts";
import { lost, never, on, refuse, requestsTo } from "#testing/server";
import { answerWillingly, coder, offering } from "../../testing/schedules-server.ts";

beforeEach(() => {
  answerWillingly();
  on(readSession, coder);
});
afterEach(endTest);

const first = aSchedule({ id: "open-1", coder_assigned: null });
const second = aSchedule({ id: "open-2", coder_assigned: null, language: "Java" });

function open(now = at("09:00")) {
  return renderScreen("/coders_home", { clock: { now: () => now } });
}

/** Opens the dialog with the open schedules. */
async function openDialog() {
  const view = open();
  await view.user.click(await screen.findByText("Join Existing Schedule"));
  const dialog = within(await screen.findByRole("dialog", { name: "Open schedules" }));
  return { ...view, dialog };
}

describe("the coder's own schedules", () => {
  it("[CHAT-3] confirm a test that was exited, and not again after a reload", async () => {
    const { router } = renderScreen("/coders_home", { state: { completed: "done" } });

    const review = await screen.findByRole("link", { name: "Open the review" });
    expect(review.getAttribute("href")).toBe("/review_chat?scheduleId=done");
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(screen.getByRole("link", { name: "Open the review" })).toBeTruthy();
  });

  it("[SCHED-1] have the same two tabs", async () => {
    on(listCoderSchedules, ({ body }) => {
      const over = aSchedule({ id: "past", language: "Java", started: true, completed: true });
      return { success: true as const, userSchedule: body.completed ? [over] : [aSchedule()] };
    });
    const { user, address } = open();

    expect(await screen.findByText("Python, Medium")).toBeTruthy();
    expect(screen.getByText(ada.name)).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(address()).toBe("/coders_home?tab=past");
    expect(await screen.findByText("Java, Medium")).toBeTruthy();
  });

  it("[SCHED-8] initialise the chat once the coder's start was accepted", async () => {
    on(listCoderSchedules, ({ body }) => ({
      success: true as const,
      userSchedule: body.completed ? [] : [aSchedule()],
    }));
    on(startTest, { success: true, schedule: aSchedule({ started: true }) });
    on(initializeChat, { success: true, message: "" });
    const { user, address } = open(at("10:10"));
    await user.click(await screen.findByText("Start Test"));

    await waitFor(() => expect(address()).toBe("/schedule_chat?scheduleId=schedule-1"));
    expect(requestsTo(startTest)[0]?.body).toEqual({
      scheduleId: "schedule-1",
      key: "started",
    });
    expect(requestsTo(initializeChat)[0]?.body).toEqual({ scheduleId: "schedule-1" });
  });

  it("[SCHED-8] initialise no chat when the start was refused", async () => {
    on(listCoderSchedules, { success: true, userSchedule: [aSchedule()] });
    refuse(startTest, "schedule/too-late");
    const { user } = open(at("10:10"));
    await user.click(await screen.findByText("Start Test"));

    expect(await screen.findByText("You can't start the test anymore")).toBeTruthy();
    expect(requestsTo(initializeChat)).toEqual([]);
  });

  it("lead a visitor to the coders' sign-in", async () => {
    on(readSession, null);
    const { router } = open();

    await waitFor(() => expect(router.state.location.pathname).toBe("/coders_login"));
    expect(router.state.location.state).toEqual({ arrival: "guarded", from: "/coders_home" });
  });
});

it("what makes a session accessible is shown to the coder before and after joining", async () => {
  const requests = { accommodations: "Larger type, please." };
  offering({ ...first, subscribers: aSchedule({ requests }).subscribers });
  on(listCoderSchedules, { success: true, userSchedule: [aSchedule({ requests })] });
  const { dialog } = await openDialog();

  expect(await dialog.findByText("Larger type, please.")).toBeTruthy();
  expect(dialog.getByText("Accommodations")).toBeTruthy();
  expect(await screen.findAllByText("Larger type, please.")).toHaveLength(2);
});

describe("[SCHED-6] joining", () => {
  it("shows what can be joined, with everything a coder decides by", async () => {
    offering(first, second);
    const { dialog } = await openDialog();

    expect(await dialog.findByText("Python, Medium")).toBeTruthy();
    expect(dialog.getByText("Java, Medium")).toBeTruthy();
    expect(dialog.getAllByText("Monday 2nd March 2026")).toHaveLength(2);
    expect(dialog.getAllByText(ada.name)).toHaveLength(2);
    expect(dialog.getAllByRole("button", { name: "Join" })).toHaveLength(2);
  });

  it("takes the one that was pressed, says so, and reads both lists anew", async () => {
    offering(first, second);
    const { user, dialog } = await openDialog();
    await dialog.findByText("Java, Medium");
    const before = requestsTo(listCoderSchedules).length;
    offering(first);
    const joins = dialog.getAllByRole("button", { name: "Join" });
    await user.click(joins[1]!);

    const result = await dialog.findByText("Schedule joined successfully!");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(dialog.queryByText("Java, Medium")).toBeNull();
    expect(requestsTo(joinSchedule)[0]?.body).toEqual({ scheduleId: "open-2", userId: coder.uid });
    expect(requestsTo(listCoderSchedules).length).toBeGreaterThan(before);
  });

  it("[SCHED-7] tells who lost the race, and offers it no longer", async () => {
    offering(first, second);
    refuse(joinSchedule, "schedule/taken");
    const { user, dialog } = await openDialog();
    await dialog.findByText("Python, Medium");
    offering(second);
    await user.click(dialog.getAllByRole("button", { name: "Join" })[0]!);

    expect(await dialog.findByText("Another coder has already joined this schedule.")).toBeTruthy();
    expect(dialog.queryByText("Python, Medium")).toBeNull();
    expect(dialog.getByText("Java, Medium")).toBeTruthy();
  });

  test.each([
    ["schedule/overlaps", "You already hold a session at that time."],
    ["schedule/over", "This schedule is already over."],
  ] as const)("[SCHED-7] says why not: %s", async (reason, words) => {
    offering(first);
    refuse(joinSchedule, reason);
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByText("Join"));

    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.queryByText("Schedule joined successfully!")).toBeNull();
  });

  it("joins one at a time, once however often it is pressed", async () => {
    offering(first, second);
    on(joinSchedule, never);
    const { user, dialog } = await openDialog();
    await dialog.findByText("Python, Medium");
    const [one, other] = dialog.getAllByRole("button", { name: "Join" });
    await user.click(one!);
    await user.click(one!);
    await user.click(other!);

    expect(requestsTo(joinSchedule)).toHaveLength(1);
  });

  it("searches by a day of the viewer's zone, and shows every day again", async () => {
    offering(first);
    const { user, dialog } = await openDialog();
    await dialog.findByText("Python, Medium");
    expect(requestsTo(listOpenSchedules)[0]?.body).toEqual({ userId: coder.uid });
    offering();
    fill("Date", "2026-03-05");

    expect(await dialog.findByText("No schedules found.")).toBeTruthy();
    expect(requestsTo(listOpenSchedules).at(-1)?.body).toEqual({
      userId: coder.uid,
      day: "2026-03-05",
      timeZone: "UTC",
    });
    offering(first);
    await user.click(dialog.getByText("Show all days"));
    expect(await dialog.findByText("Python, Medium")).toBeTruthy();
  });

  test.each([
    ["loading", never, "Loading..."],
    [
      "empty",
      () => Response.json({ success: true, filteredSchedule: [], isMore: false }),
      "No schedules found.",
    ],
    ["failed", lost, "An error occurred while fetching data."],
  ] as const)("has words for the list that is %s", async (_, answer, words) => {
    on(listOpenSchedules, answer);
    const { dialog } = await openDialog();

    expect(await dialog.findByText(words)).toBeTruthy();
  });

  it("follows what is opened and taken elsewhere", async () => {
    offering(first);
    const { live, dialog } = await openDialog();
    await dialog.findByText("Python, Medium");
    offering(second);
    act(() => live.notify("open-schedules:changed"));

    expect(await dialog.findByText("Java, Medium")).toBeTruthy();
    expect(dialog.queryByText("Python, Medium")).toBeNull();
  });

  it("closes by its button and by Escape, and gives the focus back", async () => {
    offering(first);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByText("Join Existing Schedule");
    expect(document.activeElement).toBe(opener);

    await user.click(opener);
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
