/** A story whose voice is not there yet: the player says so, waits for it, and goes on by itself. */
import { lamp } from "../../apps/server/src/sample-data/stories/lamp.ts";
import { expect } from "./support/fixtures.ts";
import { takePictures } from "./support/page-checks.ts";
import { testWithVoice } from "./support/with-voice.ts";

const [first, second, third] = lamp.scenes;
if (!first || !second || !third) throw new Error("The sample story has no scenes.");

const test = testWithVoice((voice) => {
  for (const { dialogue } of [first, second, third]) voice.holdBack(dialogue);
});

const patience = { timeout: 60_000 };

test("[SPLAY-10] Play is offered once the first scene has a voice, and a later scene waits for its own", async ({
  browser,
  server,
  voice,
}) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto(`/stories/play/${lamp.id}`);
  const preparing = page.getByText("The voice is getting ready for the first scene.");
  await expect(preparing).toBeVisible(patience);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Start without waiting" })).toBeVisible();
  await takePictures(page, "voice-prepared");

  voice.speakOf(first.dialogue);
  await page.getByRole("button", { name: "Play", exact: true }).click(patience);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible(patience);

  const later = page.getByRole("region", { name: second.title });
  await expect(later).toBeVisible(patience);
  const coming = page.getByRole("status").filter({ hasText: "The voice is on its way" });
  await expect(coming).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip ahead" })).toBeVisible();
  await takePictures(page, "voice-coming");

  voice.speakOf(second.dialogue);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible(patience);
  await expect(coming).toHaveCount(0);
  await context.close();
});

test("[SPLAY-10] a voice that does not come is said, and “Hear it again” brings it", async ({
  openWindow,
  voice,
}) => {
  const page = await openWindow();
  await page.goto(`/stories/play/${lamp.id}`);
  await page.getByRole("button", { name: "Play", exact: true }).click(patience);
  for (const { title } of [first, second]) {
    await expect(page.getByRole("region", { name: title })).toBeVisible(patience);
    await page.getByRole("button", { name: "Skip ahead" }).click();
  }
  const coming = page.getByRole("status").filter({ hasText: "The voice is on its way" });
  await expect(coming).toBeVisible(patience);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("status").filter({ hasText: "did not come" })).toBeVisible();
  await takePictures(page, "voice-missing");

  await page.getByRole("button", { name: "Hear it again" }).click();
  await expect(coming).toBeVisible();
  voice.speakOf(third.dialogue);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible(patience);
});
