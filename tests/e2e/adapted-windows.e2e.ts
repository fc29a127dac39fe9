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

for (const [person, account, paths] of [
  ["user", sampleLearner, ["/schedule", "/new_user", "/schedule_chat", "/stories/create"]],
  ["coder", sampleCoder, ["/coders_home", "/coders_home?tab=requests"]],
] as const) {
  test(`[SCHED-1] [CHAT-7] in forced colours all that a ${person} presses has an edge, and the focus is seen`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ forcedColors: "active" });
    await login(page, person, account);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await takePictures(page, `forced-colours-${path.replaceAll(/\W+/g, "-")}`);
      expect(await page.evaluate(buttonsWithoutEdge), path).toEqual([]);
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(focusWithoutOutline), `${path}, Tab ${presses + 1}`).toBeNull();
      }
    }
  });
}

test("[CHAT-7] in forced colours the conversation on screen stands out in the list", async ({
  openWindow,
}) => {
  const page = await openWindow({
    forcedColors: "active",
    viewport: { width: 1440, height: 900 },
  });
  await login(page, "user", sampleLearner);
  await page.goto("/my_schedule");
  await page.getByRole("button", { name: "Continue Test" }).click();
  await page.waitForURL("**/schedule_chat?**");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const current = list.locator("[aria-current=page]");
  await expect(current).toHaveCSS("outline-style", "solid");
  await takePicture(page, "forced-colours-chat");
  expect(await page.evaluate(buttonsWithoutEdge)).toEqual([]);
});

/** Buttons that a ground alone would tell from the page; tabs have their line, options their list. */
function buttonsWithoutEdge(): string[] {
  return [...document.querySelectorAll("button, a.MuiButton-root")]
    .filter((button) => button.checkVisibility() && !button.matches("[role], .MuiLink-root"))
    .filter((button) => getComputedStyle(button).borderTopWidth === "0px")
    .map((button) => button.outerHTML.slice(0, 200));
}

/** What has the focus and does not show it; a radio button shows it on its chip. */
function focusWithoutOutline(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // The browser draws the focus of a part of a date, such as the button of its calendar.
  if (focused.matches("[type=date], [type=time]") && !focused.matches(":focus-visible"))
    return null;
  const shown = focused.matches("[type=radio]") ? focused.nextElementSibling : focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown ?? focused);
  const isSeen = outlineStyle !== "none" && outlineWidth !== "0px";
  return isSeen ? null : focused.outerHTML.slice(0, 200);
}
