/** Screens in windows as people set them up: low ones, forced colours, keys alone. */
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { findSeriousViolations, takePicture, takePictures } from "./support/page-checks.ts";

test("[REG-2] the terms are read to their end by keys alone", async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 1440, height: 700 } });
  await page.goto("/register");
  const link = page.getByRole("main").getByRole("link", { name: "Terms of use" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Terms of use" });
  const end = dialog.getByRole("heading").last();
  await expect(dialog).toBeFocused();
  expect(await findSeriousViolations(page)).toEqual([]);
  await expect(end).not.toBeInViewport();

  await page.keyboard.press("End");
  await expect(end).toBeInViewport();
  await takePictures(page, "terms");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("[SCHED-6] a low window scrolls all of a dialog, and squeezes none of it", async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 320, height: 256 } });
  await login(page, "coder", sampleCoder);
  await page.getByRole("button", { name: "Join Existing Schedule" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Join" }).first()).toBeVisible();
  await takePicture(page, "low-window");

  const squeezed = await dialog.evaluate((paper) =>
    [paper, ...paper.querySelectorAll("*")]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(({ tagName, scrollHeight }) => `${tagName} of ${scrollHeight} px`),
  );
  expect(squeezed).toEqual([]);
});

test("[SCHED-2] in forced colours buttons keep their edges, and what is selected stands out", async ({
  openWindow,
}) => {
  const page = await openWindow({ forcedColors: "active" });
  await login(page, "user", sampleLearner);
  await page.goto("/my_schedule");
  const buttons = page.getByRole("main").locator("a.MuiButton-root, button.MuiButton-root");
  await expect(buttons.first()).toBeVisible();
  await takePictures(page, "forced-colours");

  for (const button of await buttons.all())
    await expect(button).toHaveCSS("border-top-width", "1px");
  const line = page.getByRole("main").locator(".MuiTabs-indicator");
  await expect(line).toHaveCSS("forced-color-adjust", "none");
  const current = page.getByRole("banner").getByRole("link", { name: "My Schedules" });
  await expect(current).toHaveCSS("outline-style", "solid");
});
