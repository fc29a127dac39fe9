/** A story while the network goes, and one that was brought home. */
import { NetworkProxy } from "./support/network-proxy.ts";
import { expect } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePictures } from "./support/page-checks.ts";
import {
  goOn,
  openCards,
  startStory,
  playToEnd,
  playToQuestion,
  takeChoice,
  test,
  untilAppIsKept,
} from "./support/play-story.ts";

test("[SPLAY-6] a network that is cut in the middle of a story is said, and the story goes on after", async ({
  openWindow,
  server,
  storyId,
}) => {
  const cable = await NetworkProxy.start(server.url);
  const page = await openWindow({ baseURL: cable.url });
  await startStory(page, storyId);
  await playToQuestion(page);
  const first = openCards(page).first();
  await page.waitForLoadState("networkidle");

  cable.disconnect();
  await takeChoice(first);
  const trouble = page.getByText("Failed to fetch scene/audio.");
  const next = page.getByRole("button", { name: "Next" });
  // What was fetched ahead still plays.
  for (let scenes = 0; scenes < 3 && !(await trouble.isVisible()); scenes += 1) {
    await next.or(first).or(trouble).first().waitFor();
    if (await trouble.isVisible()) break;
    await goOn(page);
  }
  await expect(trouble).toBeVisible();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Stories Library" }),
  ).toBeVisible();

  cable.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();
  await playToEnd(page, () => 0);
  cable.close();
});

test("a downloaded story opens and plays without a network, until the download is removed", async ({
  openWindow,
  server,
  storyId,
}) => {
  const cable = await NetworkProxy.start(server.url);
  const page = await openWindow({ baseURL: cable.url });
  await page.goto(`/stories/play/${storyId}`);
  await page.getByRole("button", { name: "Story menu" }).click();
  await page.getByRole("menuitem", { name: "Download for offline" }).click();
  await expect(page.getByText("This story now plays without a network.")).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await untilAppIsKept(page);

  cable.disconnect();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const taken = await playToEnd(page, () => 0);
  expect(taken.length).toBeGreaterThanOrEqual(3);

  cable.reconnect();
  await page.getByRole("button", { name: "Story menu" }).click();
  await page.getByRole("menuitem", { name: "Remove download" }).click();
  await expect(page.getByText("The download was removed.")).toBeVisible();
  const kept = await page.evaluate(async () => (await caches.open("codetale-stories")).keys());
  expect(kept).toHaveLength(0);
  cable.close();
});

test("a reload without a network shows a page of ours, which opens what was asked for again", async ({
  openWindow,
  server,
}) => {
  const cable = await NetworkProxy.start(server.url);
  const page = await openWindow({ baseURL: cable.url });
  await page.goto("/schedule");
  await page.evaluate(() => navigator.serviceWorker.ready);

  cable.disconnect();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network right now");
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await takePictures(page, "no-network");

  cable.reconnect();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Booking a Session/);
  expect(new URL(page.url()).pathname).toBe("/schedule");
  cable.close();
});

test("goes on where one left off, also after a reload", async ({ openWindow, storyId }) => {
  const page = await openWindow();
  await startStory(page, storyId);
  await playToQuestion(page);
  const question = await page.getByRole("group", { name: "What is told" }).textContent();

  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();

  await expect(page.getByRole("group", { name: "What is told" })).toHaveText(question ?? "");
});
