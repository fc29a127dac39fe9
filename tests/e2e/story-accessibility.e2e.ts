/** The stage in every state, on small, low and large screens: nothing for axe, nothing sideways. */
import type { Page } from "@playwright/test";
import { expect } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePicture } from "./support/page-checks.ts";
import { goOn, openCards, playToEnd, playToQuestion, test } from "./support/play-story.ts";

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
]) {
  test(`[SPLAY-7] the stage holds together in every state at ${viewport.width} by ${viewport.height}`, async ({
    openWindow,
    storyId,
  }) => {
    const page = await openWindow({ viewport, reducedMotion: "reduce" });
    const look = (state: string) => holdsTogether(page, `${state}-${viewport.width}`);
    await page.goto(`/stories/play/${storyId}`);
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await look("ready");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
    await look("reading");
    await playToQuestion(page);
    await look("asking");
    await page.getByRole("button", { name: "Map of your story" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("map");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Record answer" }).click();
    await expect(page.getByText("Microphone access denied or not available.")).toBeVisible();
    await look("trouble");
    await page.getByRole("button", { name: "Tap an answer instead" }).click();
    await page.route("**/next_scene/", (route) => route.abort());
    await playUntilStuck(page);
    await look("stuck");
    await page.unroute("**/next_scene/");
    await page.getByRole("button", { name: "Try again" }).click();
    await playToEnd(page, () => 0);
    await look("end");
    await page.goto("/stories/play/no-such-story");
    await expect(page.getByRole("heading", { name: "This story does not exist." })).toBeVisible();
    await look("unknown");
  });
}

async function playUntilStuck(page: Page): Promise<void> {
  const trouble = page.getByText("Failed to fetch scene/audio.");
  const on = openCards(page).or(page.getByRole("button", { name: "Next" }));
  for (;;) {
    await on.or(trouble).first().waitFor();
    if (await trouble.isVisible()) return;
    await goOn(page);
    await expect(page.getByText("The next scene is on its way")).toHaveCount(0);
  }
}

async function holdsTogether(page: Page, name: string): Promise<void> {
  await takePicture(page, `stage-${name}`);
  await expectNoSidewaysScroll(page, name);
  const violations = await findViolations(page);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    name,
  ).toEqual([]);
}
