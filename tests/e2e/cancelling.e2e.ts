/** What becomes of sessions that do not take place as booked: no coder, cancelled, moved, handed back. */
import type { Locator, Page } from "@playwright/test";
import { ApiClient } from "./support/api-client.ts";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { findViolations } from "./support/page-checks.ts";
import { bookPaidSession } from "./support/paid-session.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: AppServer;
let learner: Page;
let coder: Page;
let api: ApiClient;

test.beforeAll(async ({ browser }) => {
  server = await AppServer.start();
  learner = await openPage(browser, { baseURL: server.url, timezoneId: "UTC" });
  coder = await openPage(browser, { baseURL: server.url, timezoneId: "UTC" });
  api = await ApiClient.signIn(server.url, "user", sampleLearner);
  await login(learner, "user", sampleLearner);
  await login(coder, "coder", sampleCoder);
});
test.afterAll(async () => {
  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

test("[SCHED-9] a session is moved, handed back and cancelled, and both screens follow", async () => {
  await book("Lumen Works", 40 * DAY_MS);
  await learner.goto("/my_schedule");
  const ticket = ticketOf(learner, "Lumen Works");
  await expect(ticket.getByText("Waiting for a coder")).toBeVisible();
  await expect(ticket.getByText("Pending")).toBeVisible();
  await joinByScreen("Lumen Works");
  await expect(ticket.getByText("Assigned")).toBeVisible();

  await test.step("moved: the coder is free again, and joins anew", async () => {
    await ticket.getByRole("button", { name: "Move" }).click();
    const dialog = learner.getByRole("dialog", { name: "Move this session" });
    await expect(dialog.getByText("Your coder joined for the present time.")).toBeVisible();
    await dialog.getByLabel("Start Time").fill("23:00");
    await dialog.getByLabel("End Time").fill("00:30");
    await expect(dialog.getByText("On the next day.")).toBeVisible();
    expect(await findViolations(learner)).toEqual([]);
    await dialog.getByRole("button", { name: "Move session" }).click();
    await expect(ticket.getByText("11:00 PM")).toBeVisible();
    await expect(ticket.getByText("Waiting for a coder")).toBeVisible();
    await expect(ticketOf(coder, "Lumen Works")).toHaveCount(0);
    await joinByScreen("Lumen Works");
  });

  await test.step("handed back: the learner reads why", async () => {
    await ticketOf(coder, "Lumen Works").getByRole("button", { name: "Hand back" }).click();
    const dialog = coder.getByRole("dialog", { name: "Hand this session back?" });
    await dialog.getByLabel("Reason").fill("I am ill");
    expect(await findViolations(coder)).toEqual([]);
    await dialog.getByRole("button", { name: "Hand back" }).click();
    await expect(ticketOf(coder, "Lumen Works")).toHaveCount(0);
    await expect(ticket.getByText("“I am ill”")).toBeVisible();
    await joinByScreen("Lumen Works");
  });

  await test.step("cancelled: the learner is told the rule before, and gets the money back", async () => {
    await ticket.getByRole("button", { name: "Cancel" }).click();
    const dialog = learner.getByRole("dialog", { name: "Cancel this session?" });
    await expect(dialog.getByText("the money goes back to you")).toBeVisible();
    expect(await findViolations(learner)).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    await expect(ticket).toHaveCount(0);
    await expect(ticketOf(coder, "Lumen Works")).toHaveCount(0);
    await learner.getByRole("tab", { name: "Past Schedules" }).click();
    await expect(ticket.getByText("Cancelled")).toBeVisible();
    await expect(ticket.getByText("The money went back to you.")).toBeVisible();
  });
});

test("[SCHED-10] a session that no coder took says so, gives the money back and is booked again", async () => {
  const startsAt = await book("Quiet Corner", 2 * DAY_MS);
  await learner.goto("/my_schedule");
  const ticket = ticketOf(learner, "Quiet Corner");
  await expect(ticket.getByText("Waiting for a coder")).toBeVisible();
  await expect(ticket.getByRole("button", { name: "Start Test" })).toHaveCount(0);

  const ms = startsAt - server.now();
  await server.advance(ms);
  await learner.clock.fastForward(ms);
  await learner.getByRole("tab", { name: "Past Schedules" }).click();
  await expect(ticket.getByText("No coder came")).toBeVisible();
  // By itself, with the next look for such sessions.
  await expect(ticket.getByText("The money went back to you.")).toBeVisible({ timeout: 60_000 });
  await expect(ticket.getByText("Missed Test")).toHaveCount(0);
  await expect(ticket.getByText("Pending")).toHaveCount(0);

  await ticket.getByRole("link", { name: "Book again" }).click();
  await learner.waitForURL("**/schedule**");
});

/** A paid session that starts in that time, at a full hour. @returns when it starts */
async function book(company: string, inMs: number): Promise<number> {
  const startsAt = Math.floor((server.now() + inMs) / HOUR_MS) * HOUR_MS;
  await bookPaidSession(api, { company, startsAt });
  return startsAt;
}

async function joinByScreen(company: string): Promise<void> {
  await coder.goto("/coders_home");
  await coder.getByRole("button", { name: "Join Existing Schedule" }).click();
  const dialog = coder.getByRole("dialog");
  const offer = dialog.getByRole("article").filter({ hasText: company });
  await offer.getByRole("button", { name: "Join" }).click();
  await expect(coder.getByText("Schedule joined successfully!")).toBeVisible();
  await coder.getByRole("button", { name: "Close" }).click();
}

function ticketOf(page: Page, company: string): Locator {
  return page.getByRole("article").filter({ hasText: company });
}
