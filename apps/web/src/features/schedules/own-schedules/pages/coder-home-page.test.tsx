// @vitest-environment jsdom
import type { Schedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, test } from "vitest";
import { endTest, fill, renderScreen } from "../../testing/render-screen.tsx";
import { ada, aSchedule } from "../../testing/schedules.ts";
import {
  coder,
  lost,
  never,
  ok,
  refusal,
  stubServer,
  type Answers,
} from "../../testing/stub-server.ts";

const LIST = "/coders-schedule/my-schedule";
const OPEN = "/coders-schedule/get-schedule";
const JOIN = "/coders-schedule/join-schedule";

afterEach(endTest);

function offering(...schedules: Schedule[]): Answers {
  return { [OPEN]: () => ok({ success: true, filteredSchedule: schedules }) };
}

const first = aSchedule({ id: "open-1", coder_assigned: null });
const second = aSchedule({ id: "open-2", coder_assigned: null, language: "Java" });

function open(answers: Answers = {}, now = at("09:00")) {
  const server = stubServer({
    "/onboard/session": () => ok(coder),
    [JOIN]: () => ok({ success: true, message: "Schedule joined successfully!" }),
    ...answers,
  });
  return { server, ...renderScreen("/coders_home", { clock: { now: () => now } }) };
}

/** Opens the dialog with the open schedules. */
async function openDialog(answers: Answers) {
  const view = open(answers);
  await view.user.click(await screen.findByText("Join Existing Schedule"));
  const dialog = within(await screen.findByRole("dialog", { name: "Open schedules" }));
  return { ...view, dialog };
}

describe("the coder's own schedules", () => {
  it("[SCHED-1] have the same two tabs", async () => {
    const { user, address } = open({
      [LIST]: ({ body }) => {
        const over = aSchedule({ id: "past", language: "Java", started: true, completed: true });
        return ok({ success: true, userSchedule: body.completed ? [over] : [aSchedule()] });
      },
    });

    expect(await screen.findByText("Python, Medium")).toBeTruthy();
    expect(screen.getByText(ada.name)).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(address()).toBe("/coders_home?tab=past");
    expect(await screen.findByText("Java, Medium")).toBeTruthy();
  });

  it("[SCHED-8] initialise the chat once the coder's start was accepted", async () => {
    const { server, user, address } = open(
      {
        [LIST]: ({ body }) =>
          ok({ success: true, userSchedule: body.completed ? [] : [aSchedule()] }),
        "/schedule/start-test": () => ok({ success: true, schedule: aSchedule({ started: true }) }),
        "/chats/initialize-chat": () => ok({ success: true, message: "" }),
      },
      at("10:10"),
    );
    await user.click(await screen.findByText("Start Test"));

    await waitFor(() => expect(address()).toBe("/schedule_chat?scheduleId=schedule-1"));
    expect(server.sentTo("/schedule/start-test")[0]?.body).toEqual({
      scheduleId: "schedule-1",
      key: "started",
    });
    expect(server.sentTo("/chats/initialize-chat")[0]?.body).toEqual({ scheduleId: "schedule-1" });
  });

  it("[SCHED-8] initialise no chat when the start was refused", async () => {
    const { server, user } = open(
      {
        [LIST]: () => ok({ success: true, userSchedule: [aSchedule()] }),
        "/schedule/start-test": () => refusal("schedule/too-late"),
      },
      at("10:10"),
    );
    await user.click(await screen.findByText("Start Test"));

    expect(await screen.findByText("You can't start the test anymore")).toBeTruthy();
    expect(server.sentTo("/chats/initialize-chat")).toEqual([]);
  });

  it("lead a visitor to the coders' sign-in", async () => {
    const { user, router } = open({ "/onboard/session": () => ok(null) });
    await user.click(await screen.findByText("Log in"));

    expect(router.state.location.pathname).toBe("/coders_login");
    expect(router.state.location.state).toEqual({ from: "/coders_home" });
  });
});

describe("[SCHED-6] joining", () => {
  it("shows what can be joined, with everything a coder decides by", async () => {
    const { dialog } = await openDialog(offering(first, second));

    expect(await dialog.findByText("Python, Medium")).toBeTruthy();
    expect(dialog.getByText("Java, Medium")).toBeTruthy();
    expect(dialog.getAllByText("Monday 2nd March 2026")).toHaveLength(2);
    expect(dialog.getAllByText(ada.name)).toHaveLength(2);
    expect(dialog.getAllByRole("button", { name: "Join" })).toHaveLength(2);
  });

  it("takes the one that was pressed, says so, and reads both lists anew", async () => {
    const { server, user, dialog } = await openDialog(offering(first, second));
    await dialog.findByText("Java, Medium");
    const before = server.sentTo(LIST).length;
    Object.assign(server.answers, offering(first));
    const joins = dialog.getAllByRole("button", { name: "Join" });
    await user.click(joins[1]!);

    const result = await dialog.findByText("Schedule joined successfully!");
    expect(document.activeElement?.contains(result)).toBe(true);
    expect(dialog.queryByText("Java, Medium")).toBeNull();
    expect(server.sentTo(JOIN)[0]?.body).toEqual({ scheduleId: "open-2", userId: coder.uid });
    expect(server.sentTo(LIST).length).toBeGreaterThan(before);
  });

  it("[SCHED-7] tells who lost the race, and offers it no longer", async () => {
    const { server, user, dialog } = await openDialog({
      ...offering(first, second),
      [JOIN]: () => refusal("schedule/taken"),
    });
    await dialog.findByText("Python, Medium");
    Object.assign(server.answers, offering(second));
    await user.click(dialog.getAllByRole("button", { name: "Join" })[0]!);

    expect(await dialog.findByText("Another coder has already joined this schedule.")).toBeTruthy();
    expect(dialog.queryByText("Python, Medium")).toBeNull();
    expect(dialog.getByText("Java, Medium")).toBeTruthy();
  });

  test.each([
    ["schedule/overlaps", "You already hold a session at that time."],
    ["schedule/over", "This schedule is already over."],
  ] as const)("[SCHED-7] says why not: %s", async (reason, words) => {
    const { user, dialog } = await openDialog({
      ...offering(first),
      [JOIN]: () => refusal(reason),
    });
    await user.click(await dialog.findByText("Join"));

    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.queryByText("Schedule joined successfully!")).toBeNull();
  });

  it("joins one at a time, once however often it is pressed", async () => {
    const { server, user, dialog } = await openDialog({
      ...offering(first, second),
      [JOIN]: never,
    });
    await dialog.findByText("Python, Medium");
    const [one, other] = dialog.getAllByRole("button", { name: "Join" });
    await user.click(one!);
    await user.click(one!);
    await user.click(other!);

    expect(server.sentTo(JOIN)).toHaveLength(1);
  });

  it("searches by a day of the viewer's zone, and shows every day again", async () => {
    const { server, user, dialog } = await openDialog(offering(first));
    await dialog.findByText("Python, Medium");
    expect(server.sentTo(OPEN)[0]?.body).toEqual({ userId: coder.uid });
    Object.assign(server.answers, offering());
    fill("Date", "2026-03-05");

    expect(await dialog.findByText("No schedules found.")).toBeTruthy();
    expect(server.sentTo(OPEN).at(-1)?.body).toEqual({
      userId: coder.uid,
      day: "2026-03-05",
      timeZone: "UTC",
    });
    Object.assign(server.answers, offering(first));
    await user.click(dialog.getByText("Show all days"));
    expect(await dialog.findByText("Python, Medium")).toBeTruthy();
  });

  test.each([
    ["loading", never, "Loading..."],
    ["empty", offering()[OPEN]!, "No schedules found."],
    ["failed", lost, "An error occurred while fetching data."],
  ] as const)("has words for the list that is %s", async (_, answer, words) => {
    const { dialog } = await openDialog({ [OPEN]: answer });

    expect(await dialog.findByText(words)).toBeTruthy();
  });

  it("follows what is opened and taken elsewhere", async () => {
    const { server, live, dialog } = await openDialog(offering(first));
    await dialog.findByText("Python, Medium");
    Object.assign(server.answers, offering(second));
    act(() => live.tell("open-schedules:changed"));

    expect(await dialog.findByText("Java, Medium")).toBeTruthy();
    expect(dialog.queryByText("Python, Medium")).toBeNull();
  });

  it("closes by its button and by Escape, and gives the focus back", async () => {
    const { user, dialog } = await openDialog(offering(first));
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
