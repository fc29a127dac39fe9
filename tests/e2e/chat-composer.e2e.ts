/** What is written in a chat and not sent yet: where it is kept, and how code and images are written. */
import type { Page } from "@playwright/test";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { takePicture } from "./support/page-checks.ts";
import { aPicture } from "./support/pictures.ts";

test("[CHAT-6] what is being written is there after a reload, on the way back, in another session's tab and after the exit", async ({
  browser,
}) => {
  const server = await AppServer.start();
  const learner = await openPage(browser, { baseURL: server.url });
  await login(learner, "user", sampleLearner);
  await openChat(learner);
  await message(learner).fill("Half a thought");
  await attach(learner, ["sketch.png", "hint.png"]);

  await learner.reload();
  await expect(message(learner)).toHaveValue("Half a thought");
  await expect(learner.getByRole("button", { name: /^Remove image/ })).toHaveCount(2);
  await learner.goto("/my_schedule");
  await learner.goBack();
  await expect(message(learner)).toHaveValue("Half a thought");
  const address = learner.url();
  const otherTab = await learner.context().newPage();
  await otherTab.goto(address);
  await expect(message(otherTab)).toHaveValue("Half a thought");
  await otherTab.close();

  const coder = await openPage(browser, { baseURL: server.url });
  await login(coder, "coder", sampleCoder);
  await coder.goto("/coders_home");
  await coder.getByRole("button", { name: "Continue Test" }).click();
  await coder.getByRole("button", { name: "Exit Test" }).click();
  await coder.getByRole("dialog").getByRole("button", { name: "Exit Test" }).click();
  await coder.waitForURL("**/coders_home");

  await learner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const unsent = learner.getByRole("region", { name: "Not sent" });
  await expect(unsent).toContainText("Half a thought");
  await takePicture(learner, "chat-unsent");
  await learner.goto(address.replace("schedule_chat", "review_chat"));
  await unsent.getByRole("button", { name: "Copy" }).click();
  await expect(unsent.getByText("Copied")).toBeVisible();
  expect(await learner.evaluate(() => navigator.clipboard.readText())).toBe("Half a thought");

  await logOut(learner);
  await learner
    .getByRole("dialog", { name: "Log out with an unsent message?" })
    .getByRole("button", { name: "Log out and lose it" })
    .click();
  await learner.waitForURL("**/home");
  await login(learner, "user", sampleLearner);
  await learner.goto(address);
  await expect(learner.getByText("Test Completed").first()).toBeVisible();
  await expect(unsent).toHaveCount(0);

  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

for (const width of [390, 1440]) {
  test(`[CHAT-1] code is written as code, and left by keyboard, at ${width} px`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 } });
    await login(page, "user", sampleLearner);
    await openChat(page);
    await message(page).fill("Like this:");
    await page.getByRole("button", { name: "Code", exact: true }).click();
    await page.keyboard.type("def double(n):");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("return 2 * n");
    const written = "Like this:\n```\ndef double(n):\n    return 2 * n\n```";
    await expect(message(page)).toHaveValue(written);
    await expect(message(page)).toHaveCSS("font-family", /JetBrains Mono/);
    await takePicture(page, `chat-code-${width}`);

    await page.keyboard.press("Control+z");
    await expect(message(page)).not.toHaveValue(written);
    await page.keyboard.press("Control+Shift+z");
    await expect(message(page)).toHaveValue(written);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Code", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Right?");
    await page.keyboard.press("Enter");
    const sent = page.getByRole("article", { name: /^You.*sent$/ }).last();
    await expect(sent.getByLabel("Code, python")).toHaveText("def double(n):\n    return 2 * n");
    await expect(sent).toContainText("Right?");
  });
}

test("[CHAT-1] several images are sent in one go", async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await login(page, "user", sampleLearner);
  await openChat(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const before = await page.getByRole("button", { name: /^Open image/ }).count();
  await attach(page, ["one.png", "two.png", "three.png"]);
  await message(page).fill("Three pages of notes");
  await takePicture(page, "chat-images-390");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("article", { name: /^You.*sending$/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Open image/ })).toHaveCount(before + 3);
});

async function openChat(page: Page): Promise<void> {
  await page.goto("/my_schedule");
  await page.getByRole("button", { name: "Continue Test" }).click();
  await page.waitForURL("**/schedule_chat?**");
}

function message(page: Page) {
  return page.getByLabel("Message", { exact: true });
}

async function attach(page: Page, names: string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => aPicture(name)));
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByRole("button", { name: /^Remove image/ })).toHaveCount(names.length);
}

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
}
