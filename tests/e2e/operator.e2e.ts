/** An operator at work: a coder is invited, a reported story is taken down, and its owner sees it. */
import type { Page } from "@playwright/test";
import {
  expect,
  login,
  sampleCoder,
  sampleLearner,
  samplePassword,
  test,
} from "./support/fixtures.ts";
import { nameOperator } from "./support/operator.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";
import { completeProfile, newPassword, register } from "./support/registration.ts";
import { makeSharedStory } from "./support/shared-story.ts";

const sections = [
  "People",
  "Booked sessions",
  "Invitations",
  "Reports",
  "Jobs",
  "Mail",
  "Security log",
  "Storage",
  "Installation",
];

test("[OPEN-4] [OPEN-5] an operator invites a coder and takes a reported story down", async ({
  server,
  openWindow,
}) => {
  const storyId = await makeSharedStory(server);
  await nameOperator(server, sampleCoder);
  const operator = await openWindow();
  await login(operator, "coder", sampleCoder);
  await operator.getByRole("link", { name: "Operator" }).click();
  await expect(operator.getByRole("heading", { name: "Operator", level: 1 })).toBeFocused();

  const code = await test.step("an invitation is shown once, and makes a coder", async () => {
    await operator.getByRole("tab", { name: "Invitations" }).click();
    await operator.getByLabel("For whom").fill("Cody from Porto");
    await operator.getByRole("button", { name: "Invite a coder" }).click();
    await prove(operator);
    const shown = await operator.getByRole("tabpanel").locator("code").textContent();
    await operator.reload();
    await expect(operator.getByText("Cody from Porto")).toBeVisible();
    await expect(operator.getByRole("tabpanel").locator("code")).toHaveCount(0);
    return shown ?? "";
  });
  const coder = await openWindow();
  await register(coder, server, "coder", "cody@mail.test", code);
  await login(coder, "coder", "cody@mail.test", newPassword, code);
  await completeProfile(coder, "coder", "Cody");

  await test.step("a visitor reports a story", async () => {
    const visitor = await openWindow();
    await visitor.goto("/stories/library");
    const card = visitor.getByRole("article").filter({ has: storyLink(visitor, storyId) });
    await card.getByRole("button", { name: /^More/ }).click();
    await visitor.getByRole("menuitem", { name: "Report this story" }).click();
    const dialog = visitor.getByRole("dialog");
    await dialog.getByLabel("What is wrong with it?").selectOption("personal");
    await dialog.getByLabel(/What should they know/).fill("It names our street.");
    await dialog.getByRole("button", { name: "Report", exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the operator reads the story and takes it down", async () => {
    await operator.getByRole("tab", { name: "Reports" }).click();
    const entry = operator
      .getByRole("listitem")
      .filter({ hasText: "It names our street." })
      .first();
    await entry.getByRole("button", { name: /^Read/ }).click();
    await expect(operator.getByRole("dialog").getByRole("heading", { level: 3 })).not.toHaveCount(
      0,
    );
    await operator.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await entry.getByRole("button", { name: /^Take down/ }).click();
    await operator.getByRole("dialog").getByRole("button", { name: "Take down" }).click();
    await expect(operator.getByText("Taken down", { exact: true })).toBeVisible();
  });

  await test.step("its owner is told by mail and in the library; the operator's screen is not theirs", async () => {
    await server.mailTo(sampleLearner, /an operator of Codetale took it down/);
    const owner = await openWindow();
    await login(owner, "user", sampleLearner);
    await owner.goto("/stories_library");
    await expect(owner.getByText("Taken down").first()).toBeVisible();
    await expect(owner.getByRole("link", { name: "Operator" })).toHaveCount(0);
    await owner.goto("/operator");
    await expect(owner.getByRole("heading", { name: "404 - Not Found" })).toBeVisible();
  });

  await test.step("every section holds together at each width, light and dark", async () => {
    for (const name of sections) await look(operator, name);
  });
});

function storyLink(page: Page, storyId: string) {
  return page.locator(`a[href="/stories/play/${storyId}"]`);
}

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Password", { exact: true }).fill(samplePassword);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a section by the keyboard alone. */
async function look(page: Page, name: string): Promise<void> {
  const tab = page.getByRole("tab", { name, exact: true });
  await tab.focus();
  await page.keyboard.press("Enter");
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.waitForLoadState("networkidle");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await takePicture(page, `${colorScheme}-operator-${name.replaceAll(" ", "-")}-${width}`);
      await expectNoSidewaysScroll(page, `${name} at ${width} px`);
      expect(await findSeriousViolations(page)).toEqual([]);
    }
  }
}
