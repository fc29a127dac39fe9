// @vitest-environment jsdom
import type { Schedule } from "@codetale/contract/schedules";
import { MINUTE_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { bookingAttempt } from "../../booking/booking-attempt.ts";
import {
  alerts,
  button,
  endTest,
  fill,
  renderScreen,
  wordsBeneath,
} from "../../testing/render-screen.tsx";
import { aSchedule, linus } from "../../testing/schedules.ts";
import { lost, never, ok, refusal, stubServer, type Answers } from "../../testing/stub-server.ts";

const LIST = "/schedule/my-schedule";
const START = "/schedule/start-test";
const PAY = "/paycode/pay_code";

afterEach(() => {
  vi.useRealTimers();
  endTest();
});

function listing(ahead: Schedule[], over: Schedule[] = []): Answers {
  return {
    [LIST]: ({ body }) => ok({ success: true, userSchedule: body.completed ? over : ahead }),
  };
}

/** Opens the learner's list at 09:00, unless `now` says otherwise. */
function open(answers: Answers = {}, { path = "/my_schedule", now = at("09:00") } = {}) {
  const server = stubServer(answers);
  return { server, ...renderScreen(path, { clock: { now: () => now } }) };
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
    open({ [LIST]: never });

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
    const { server, user } = open({ [LIST]: lost });

    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    expect(screen.queryByText("No schedules found.")).toBeNull();
    server.answers[LIST] = listing([aSchedule()])[LIST]!;
    await user.click(button("Try again"));
    expect(await screen.findByText("Python, Medium")).toBeTruthy();
    expect(screen.queryByText("An error occurred while fetching data.")).toBeNull();
  });

  it("keep what was read when reading it anew fails, and say so", async () => {
    const { server, live } = open(listing([aSchedule()]));
    await ticket();

    server.answers[LIST] = lost;
    act(() => live.tell("schedule:changed", { scheduleId: "schedule-1" }));

    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    expect(screen.getByText("Python, Medium")).toBeTruthy();
  });

  test.each([
    ["nobody is signed in", { "/onboard/session": () => ok(null) }],
    ["the session is over", { [LIST]: () => refusal("session/required") }],
  ] as const)("say when %s, with the way there and back", async (_, answers) => {
    const { user, router } = open(answers);

    expect(await screen.findByText("User not authenticated.")).toBeTruthy();
    await user.click(screen.getByText("Log in"));
    expect(router.state.location.pathname).toBe("/login");
    expect(router.state.location.state).toEqual({ from: "/my_schedule" });
  });

  it("offer to try again when it is not known who is signed in", async () => {
    const { server, user } = open({ "/onboard/session": lost });

    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    delete server.answers["/onboard/session"];
    server.answers["/onboard/session"] = stubServer().answers["/onboard/session"]!;
    await user.click(button("Try again"));
    expect(await screen.findByText("No schedules found.")).toBeTruthy();
  });

  it("remember the tab in the address, through reload and back", async () => {
    const past = aSchedule({ id: "past", language: "Java", completed: true, started: true });
    const { user, router, address } = open(listing([aSchedule()], [past]));
    await screen.findByText("Python, Medium");

    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(address()).toBe("/my_schedule?tab=past");
    expect(await screen.findByText("Java, Medium")).toBeTruthy();
    expect(screen.queryByText("Python, Medium")).toBeNull();
    await act(() => router.navigate(-1));
    expect(screen.getByText("Python, Medium")).toBeTruthy();
  });

  it("open at the tab that the address names", async () => {
    open(listing([], [aSchedule({ completed: true, started: true })]), {
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
    const { user } = open(listing(schedules(false), schedules(true)));
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
    stubServer(listing([aSchedule()]));
    const { user } = renderScreen("/my_schedule", { clock: { now: () => Date.now() } });
    await screen.findByText("Start Test");
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));

    expect(await screen.findByText("No schedules found.")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Past Schedules" }));
    expect(await screen.findByText("Missed Test")).toBeTruthy();
  });

  it("shows a schedule once while both lists have it", async () => {
    open(listing([aSchedule()], [aSchedule({ started: true, completed: true })]), {
      path: "/my_schedule?tab=past",
    });

    await waitFor(() => expect(tickets()).toHaveLength(1));
    expect(screen.getByText("Test Completed")).toBeTruthy();
  });

  test.each(["a live event", "a reconnect"])("follows the other person after %s", async (news) => {
    const { server, live } = open(listing([aSchedule({ coder_assigned: null })]));
    await screen.findByText("Pending");

    server.answers[LIST] = listing([aSchedule({ started: true })])[LIST]!;
    act(() =>
      news === "a reconnect"
        ? live.connect()
        : live.tell("schedule:changed", { scheduleId: "schedule-1" }),
    );

    expect(await screen.findByText("Continue Test")).toBeTruthy();
    expect(screen.getByText("Assigned")).toBeTruthy();
    expect(screen.getByText(linus.name)).toBeTruthy();
  });
});

describe("entering a test", () => {
  const now = at("10:10");

  it("[SCHED-8] starts it and leads into the chat", async () => {
    const { server, user, address } = open(
      {
        ...listing([aSchedule()]),
        [START]: () => ok({ success: true, schedule: aSchedule({ started: true }) }),
      },
      { now },
    );
    await user.click(await screen.findByText("Start Test"));

    await waitFor(() => expect(address()).toBe("/schedule_chat?scheduleId=schedule-1"));
    expect(server.sentTo(START).map(({ body }) => body)).toEqual([
      { scheduleId: "schedule-1", key: "started" },
    ]);
    expect(server.sentTo("/chats/initialize-chat")).toEqual([]);
  });

  test.each([
    ["schedule/no-coder", "You have not been assigned a coder yet"],
    ["schedule/too-early", "You can't start the test yet"],
    ["schedule/too-late", "You can't start the test anymore"],
  ] as const)("[SCHED-5] says why it may not start: %s", async (reason, words) => {
    const schedule = aSchedule({ coder_assigned: null });
    const { user, address } = open(
      { ...listing([schedule]), [START]: () => refusal(reason) },
      { now },
    );
    await user.click(await screen.findByText("Start Test"));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(alerts()).toEqual([words]);
    expect(address()).toBe("/my_schedule");
  });

  it("[SCHED-5] takes the refusal back when a coder comes", async () => {
    const { server, live, user } = open(
      {
        ...listing([aSchedule({ coder_assigned: null })]),
        [START]: () => refusal("schedule/no-coder"),
      },
      { now },
    );
    await user.click(await screen.findByText("Start Test"));
    await screen.findByText("You have not been assigned a coder yet");

    server.answers[LIST] = listing([aSchedule()])[LIST]!;
    act(() => live.tell("schedule:changed", { scheduleId: "schedule-1" }));

    await screen.findByText("Assigned");
    expect(alerts()).toEqual([]);
  });

  test.each([
    ["Continue Test", "/my_schedule", { started: true }, "/schedule_chat"],
    ["Review", "/my_schedule?tab=past", { started: true, completed: true }, "/review_chat"],
  ] as const)("%s leads to the conversation", async (name, path, facts, chat) => {
    const schedule = aSchedule(facts);
    const { user, address } = open(listing([schedule]), { now, path });
    await user.click(await screen.findByText(name));

    expect(address()).toBe(`${chat}?scheduleId=schedule-1`);
  });
});

describe("[BOOK-7] paying later", () => {
  const unpaid = aSchedule({ isPaid: false, coder_assigned: null });

  it("asks for the code, says what is wrong with it, and pays", async () => {
    const { server, user } = open({
      ...listing([unpaid]),
      [PAY]: () => refusal("payment/wrong-code"),
    });
    await user.click(await screen.findByText("Pay now"));
    const dialog = within(await screen.findByRole("dialog", { name: "Pay for this session" }));
    const about = "Python, Medium on Monday 2nd March 2026, 10:00 AM (UTC)";
    expect(dialog.getByText(about)).toBeTruthy();
    fill("Payment Code", "wrong");
    await user.click(dialog.getByText("Pay"));

    await waitFor(() =>
      expect(wordsBeneath("Payment Code")).toContain("The payment code was not accepted."),
    );
    server.answers[PAY] = () => ok({ success: true, message: "Payment successful!" });
    server.answers[LIST] = listing([aSchedule({ coder_assigned: null })])[LIST]!;
    fill("Payment Code", "right");
    await user.click(dialog.getByText("Pay"));

    expect(await screen.findByText("Payment successful!")).toBeTruthy();
    expect(screen.getByText("Paid")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Python, Medium"));
    expect(server.sentTo(PAY).map(({ body }) => body)).toEqual([
      { user_id: "learner-1", pay_code: "wrong", scheduleId: "schedule-1" },
      { user_id: "learner-1", pay_code: "right", scheduleId: "schedule-1" },
    ]);
  });

  it("ends what the booking screen had left to pay", async () => {
    bookingAttempt.set({
      uid: "learner-1",
      key: "key-1",
      booked: { scheduleId: "schedule-1", message: "" },
      isPaid: false,
    });
    const { user } = open({
      ...listing([unpaid]),
      [PAY]: () => ok({ success: true, message: "Payment successful!" }),
    });
    await user.click(await screen.findByText("Pay now"));
    fill("Payment Code", "right");
    await user.click(screen.getByText("Pay"));

    await screen.findByText("Payment successful!");
    expect(bookingAttempt.get()).toBeNull();
  });

  it("pays nothing without a code", async () => {
    const { server, user } = open({
      ...listing([unpaid]),
      "/paycode/method": () => ok({ kind: "code", sampleCode: null }),
    });
    await user.click(await screen.findByText("Pay now"));
    await user.click(await screen.findByText("Pay"));

    expect(wordsBeneath("Payment Code")).toContain("Please enter the payment code");
    expect(server.sentTo(PAY)).toEqual([]);
  });

  it("says why it failed, and leaves the session unpaid", async () => {
    const { user } = open({ ...listing([unpaid]), [PAY]: () => refusal("schedule/over") });
    await user.click(await screen.findByText("Pay now"));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Payment Code").value).toBe("sample-code"),
    );
    await user.click(screen.getByText("Pay"));

    expect(await screen.findByText("This schedule is already over.")).toBeTruthy();
    await user.click(screen.getByText("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Unpaid")).toBeTruthy();
  });
});
