/** A parent leaves two stories for the night; nobody touches anything until the light is out. */
import type { Page } from "@playwright/test";
import { lamp } from "../../apps/server/src/sample-data/stories/lamp.ts";
import { expect } from "./support/fixtures.ts";
import { findSeriousViolations, takePictures } from "./support/page-checks.ts";
import { openCards, theEnd } from "./support/play-story.ts";
import { testWithVoice } from "./support/with-voice.ts";

const test = testWithVoice((voice) => (voice.seconds = { first: 0.3, rest: 0.1 }));

const MINUTE_MS = 60_000;

test("[SPLAY-8] two stories follow each other without a hand, the timer ends them, and the light goes out", async ({
  openWindow,
  storyId,
}) => {
  const page = await openWindow();
  await page.addInitScript(keepOwnTime);
  await page.goto("/stories/library?language=en");
  const other = page.getByRole("article").filter({ has: page.locator(`[href$="${storyId}"]`) });
  const otherTitle = (await other.getByRole("heading").textContent()) ?? "";
  for (const title of [lamp.title, otherTitle]) {
    await page.getByRole("button", { name: `Play “${title}” later` }).click();
  }
  await page.getByRole("button", { name: "Bedtime" }).click();
  const dialog = page.getByRole("dialog", { name: "Bedtime" });
  await dialog.getByRole("combobox").selectOption("On, for 10 minutes");
  await takePictures(page, "bedtime-dialog");
  expect(await findSeriousViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await takePictures(page, "story-queue");
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.goto("/stories/shelf");
  await expect(page.locator('[aria-description="Number 1 in the queue"]')).toBeVisible();
  await takePictures(page, "shelf-queue");
  expect(await findSeriousViolations(page)).toEqual([]);
  await page.goBack();

  await page.getByRole("link", { name: "Play the queue" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("img", { name: "10 minutes until sleep" })).toBeVisible();
  await openCards(page).first().waitFor();
  await takePictures(page, "bedtime-question");
  await sleepThrough(page);
  const next = page.getByRole("button", { name: `Next story: ${otherTitle}` });
  await expect(next).toBeVisible();
  await expect(page.getByRole("button", { name: "Stay here" })).toBeVisible();
  await takePictures(page, "bedtime-next-story");
  await page.clock.fastForward(8_000);

  await expect(page.getByRole("heading", { level: 1, name: otherTitle })).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.clock.fastForward(10 * MINUTE_MS);
  await expect(page.getByRole("img", { name: "Time to sleep" })).toBeVisible();
  await sleepThrough(page);
  await page.clock.fastForward(20_000);
  const night = page.getByRole("button", { name: "Good night" });
  await expect(night).toBeFocused();
  await page.clock.runFor(8_000);
  await takePictures(page, "good-night");
  expect(await findSeriousViolations(page)).toEqual([]);

  await page.keyboard.press("a");
  await expect(night).toHaveCount(0);
  await expect(page.getByRole("img", { name: "10 minutes until sleep" })).toBeVisible();
});

/** Lets the time pass, and touches nothing, until the story has ended. */
async function sleepThrough(page: Page): Promise<void> {
  const end = theEnd(page);
  let questions = 0;
  for (;;) {
    await openCards(page).or(end).first().waitFor();
    if (await end.isVisible()) break;
    questions += 1;
    await expect(page.locator("[data-lit]")).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(openCards(page)).toHaveCount(0);
  }
  expect(questions).toBeGreaterThan(1);
}

/** In the page: its clock is moved, and is not corrected by the server's, which is not. */
function keepOwnTime(): void {
  Headers.prototype.get = new Proxy(Headers.prototype.get, {
    apply: (get, headers: Headers, names: [string]) =>
      names[0] === "x-server-time" ? null : Reflect.apply(get, headers, names),
  });
}
