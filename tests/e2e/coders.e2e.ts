/** A coder finds a request in the calendar, joins it, holds the test, and is led to its review. */
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePictures } from "./support/page-checks.ts";

const MINUTE_MS = 60_000;

test("[SCHED-6] [CHAT-3] a coder joins from the calendar, exits the test and opens its review", async ({
  browser,
}) => {
  // Its clock is moved, which the tests of one worker share otherwise.
  const server = await AppServer.start();
  const learner = await openPage(browser, { baseURL: server.url, timezoneId: "UTC" });
  await login(learner, "user", sampleLearner);
  await learner.goto("/schedule");
  const startsAt =
    Math.ceil(server.now() / (30 * MINUTE_MS)) * 30 * MINUTE_MS + 10 * 60 * MINUTE_MS;
  await learner.getByLabel("Day", { exact: true }).fill(isoOf(startsAt).slice(0, 10));
  await learner.getByLabel("Start Time", { exact: true }).fill(isoOf(startsAt).slice(11, 16));
  await learner
    .getByLabel("End Time", { exact: true })
    .fill(isoOf(startsAt + 30 * MINUTE_MS).slice(11, 16));
  await learner.getByLabel("Number of Questions", { exact: true }).fill("3");
  await learner.getByLabel("Company", { exact: true }).fill("Calendar Works");
  await learner.getByLabel("Mode", { exact: true }).selectOption("Practice");
  await learner.getByLabel("Difficulty", { exact: true }).selectOption("Hard");
  await learner.getByLabel("Language", { exact: true }).selectOption("Java");
  await learner.getByRole("button", { name: "Pay & Book" }).click();
  await expect(learner.getByText("Payment successful!")).toBeVisible();

  const coder = await openPage(browser, { baseURL: server.url, timezoneId: "UTC" });
  await login(coder, "coder", sampleCoder);
  await coder.getByRole("tab", { name: "Open Requests" }).click();
  await coder.getByLabel("Asked language", { exact: true }).selectOption("Java");
  await coder.getByLabel("Asked difficulty", { exact: true }).selectOption("Hard");
  const request = coder.getByRole("listitem").filter({ hasText: "Calendar Works" });
  await expect(request).toBeVisible();
  await expectNoSidewaysScroll(coder);
  expect(await findViolations(coder)).toEqual([]);
  await takePictures(coder, "requests");
  await request.getByRole("button", { name: "Join" }).click();
  await expect(coder.getByText("Schedule joined successfully!")).toBeVisible();
  await expect(request.getByText("Yours")).toBeVisible();

  const ms = startsAt - server.now() + MINUTE_MS;
  await server.advance(ms);
  await coder.clock.fastForward(ms);
  await coder.getByRole("tab", { name: "Current Schedules" }).click();
  const ticket = coder.getByRole("article").filter({ hasText: "Calendar Works" });
  await ticket.getByRole("button", { name: "Start Test" }).click();
  await coder.waitForURL("**/schedule_chat?**");
  await coder.getByRole("button", { name: "Exit Test" }).click();
  await coder.getByRole("dialog").getByRole("button", { name: "Exit Test" }).click();
  await coder.waitForURL("**/coders_home");
  await expect(coder.getByText(/The test is completed/)).toBeVisible();
  await coder.getByRole("link", { name: "Open the review" }).click();
  await coder.waitForURL("**/review_chat?**");
  // Until the code of the review is there, the page before it stays.
  await expect(coder.getByText(/Nothing more can be written/)).toBeVisible();
  await coder.goBack();
  await expect(coder.getByRole("tab", { name: "Current Schedules" })).toBeVisible();
  await expect(coder.getByText(/The test is completed/)).toHaveCount(0);

  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}
