// @vitest-environment jsdom
import { listConversations, type Conversation } from "@codetale/contract/chat";
import { readSession } from "@codetale/contract/identity";
import { listCoderSchedules } from "@codetale/contract/schedules";
import { listStories } from "@codetale/contract/stories";
import { FORGOTTEN_AFTER_MS } from "@codetale/domain/schedules/going-on";
import { HOUR_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useLocation } from "#lib/routing/navigation";
import { never, on, refuse, requestsTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { aSchedule, linus } from "../../features/schedules/testing/schedules.ts";
import {
  answerWillingly,
  coder,
  learner,
  listing,
} from "../../features/schedules/testing/schedules-server.ts";
import { aStory } from "../../features/stories/testing/fake-library-server.ts";
import { FrontPage } from "./front-page.tsx";
// Else the first test would wait for all that the home stands on.
import "./home-screen.tsx";

beforeEach(() => {
  answerWillingly();
  on(listConversations, { success: true, chats: [], next: null });
  holding();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function holding(...titles: string[]): void {
  const stories = titles.map((title) => aStory({ id: title, title, isOwn: true }));
  on(listStories, {
    success: true,
    stories,
    total: titles.length,
    isMore: false,
    languages: [],
  });
}

function open() {
  return renderRoutes(
    [
      { path: "/", element: <FrontPage /> },
      { path: "*", element: <Place /> },
    ],
    "/",
    { clock: { now: () => at("09:00") } },
  );
}

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

const brochure = () => screen.queryByRole("heading", { name: "Two rooms under one roof" });
const home = () => screen.findByRole("heading", { name: "Hello, Ada" });

it("[LAND-1] shows visitors the brochure, also while the session is being read", async () => {
  on(readSession, never);
  open();
  expect(brochure()).toBeTruthy();

  cleanup();
  on(readSession, null);
  open();
  expect(await screen.findByRole("heading", { name: "Two rooms under one roof" })).toBeTruthy();
});

it("shows an account its home, and not the brochure before it the next time", async () => {
  const first = open();
  await home();
  expect(brochure()).toBeNull();
  first.unmount();

  on(readSession, never);
  open();
  expect(brochure()).toBeNull();
});

it("[SCHED-4] shows the next session of a learner with its one action", async () => {
  const going = aSchedule({ id: "going", startsAt: at("08:30"), started: true });
  listing([going, aSchedule({ id: "later" })]);
  open();
  await home();

  const tickets = await screen.findAllByRole("article");
  expect(tickets).toHaveLength(1);
  expect(within(tickets[0]!).getByRole("button", { name: "Continue Test" })).toBeTruthy();
});

it("[SCHED-4] shows the next session in place of one that was never exited", async () => {
  const endsAt = at("09:00") - FORGOTTEN_AFTER_MS;
  const forgotten = aSchedule({ id: "f", startsAt: endsAt - HOUR_MS, endsAt, started: true });
  listing([forgotten, aSchedule({ id: "later", language: "Java" })]);
  open();
  await home();

  const tickets = await screen.findAllByRole("article");
  expect(tickets).toHaveLength(1);
  expect(within(tickets[0]!).queryByRole("button", { name: "Continue Test" })).toBeNull();
  expect(within(tickets[0]!).getByText(/Java/)).toBeTruthy();
});

it("[CHAT-7] shows the conversations with unread messages alone", async () => {
  const read = { readSeq: 0, otherReadSeq: 0, otherReceivedSeq: 0, session: null };
  const chat = {
    chatId: "c",
    userInfo: linus,
    lastMessage: null,
    unread: 0,
    isOpen: true,
    ...read,
  };
  const chats: Conversation[] = [
    { ...chat, scheduleId: "read" },
    { ...chat, scheduleId: "unread", userInfo: { ...linus, name: "Grace" }, unread: 2 },
  ];
  on(listConversations, { success: true, chats, next: null });
  open();
  await home();

  const link = await screen.findByRole("link", { name: /Grace/ });
  expect(link.getAttribute("href")).toBe("/schedule_chat?scheduleId=unread");
  expect(requestsTo(listConversations)).toMatchObject([{ query: { which: "unread" } }]);
  expect(screen.queryByRole("link", { name: /Linus/ })).toBeNull();
});

it("[CHAT-4] leads to the review of the last completed session, past those that were missed", async () => {
  const missed = { startsAt: at("07:00"), endsAt: at("08:00") };
  const done = { startsAt: at("05:00"), endsAt: at("06:00"), started: true, completed: true };
  const over = [aSchedule({ id: "missed", ...missed }), aSchedule({ id: "done", ...done })];
  listing([], over);
  open();
  await home();

  const link = await screen.findByRole("link", { name: "Read it again" });
  expect(link.getAttribute("href")).toBe("/review_chat?scheduleId=done");
  expect(screen.getByText(/with Linus/)).toBeTruthy();
  const { textContent } = link.previousElementSibling!;
  expect(textContent).toBe("Python, Medium with Linus, Monday 2nd March 2026");
});

it("[LAND-1] [LAND-3] shows the family's stories and the ways to play, create and book", async () => {
  holding("The Brave Boat");
  open();
  await home();

  expect(await screen.findByRole("link", { name: "The Brave Boat" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Play Stories" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play from Collection" })).toBeTruthy();
  const booking = screen.getByRole("link", { name: "Book a session" });
  expect(booking.getAttribute("href")).toBe("/schedule");
  await userEvent.click(screen.getByRole("button", { name: "Create Your Own Story" }));
  expect(await screen.findByText("at /stories/create")).toBeTruthy();
});

it("says what will be there while nothing is, and what could not be read", async () => {
  refuse(listStories, "server/failed");
  open();
  await home();

  expect(await screen.findByText("No schedules found.")).toBeTruthy();
  expect(await screen.findByText("You have read everything.")).toBeTruthy();
  expect(await screen.findByText("Failed to fetch stories")).toBeTruthy();
});

it("shows a coder the session that they joined", async () => {
  on(readSession, coder);
  on(listCoderSchedules, ({ body }) => ({
    success: true as const,
    userSchedule: body.completed ? [] : [aSchedule()],
  }));
  open();

  expect(await screen.findByRole("heading", { name: "Hello, Linus" })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("article").textContent).toContain(learner.name));
  expect(screen.getByRole("link", { name: "Coder home" }).getAttribute("href")).toBe(
    "/coders_home",
  );
});
