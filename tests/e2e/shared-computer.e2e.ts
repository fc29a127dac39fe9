/** Someone else uses the browser next: nothing of the account that signed out is left in it. */
import type { Page } from "@playwright/test";
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { takePicture } from "./support/page-checks.ts";

for (const width of [390, 1440]) {
  test(`[OPEN-6] [LOGIN-12] what was typed and seen is gone after logging out, at ${width} px`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 } });
    await login(page, "user", sampleLearner);
    await page.goto("/my_schedule");
    await page.getByRole("button", { name: "Continue Test" }).click();
    const log = page.getByRole("log");
    // Of pictures that were sent before, by another test at this server, the new one is told by their number.
    await expect(log.getByText("Good. Now make it one pass over the counts.")).toBeVisible();
    const pictures = log.getByRole("button", { name: /^Open image from You/ }).locator("img");
    const earlier = await pictures.count();
    await page.locator("input[type=file]").setInputFiles(await aPicture(page));
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(pictures).toHaveCount(earlier + 1);
    let address = "";
    await expect(async () => {
      // Until the page is left, the sender sees the picture of this device.
      await page.reload();
      await expect(pictures).toHaveCount(earlier + 1, { timeout: 5_000 });
      address = (await pictures.last().getAttribute("src", { timeout: 5_000 })) ?? "";
      expect(address).toMatch(/^\//);
    }).toPass();
    await page.goto("/stories/create");
    await page.getByLabel("Child name").fill("Zebulon");
    await keepUnsent(page, "Are you there, Zebulon?");
    expect(await everythingKept(page)).toContain("Zebulon");
    expect((await page.request.get(address)).status()).toBe(200);

    await logOut(page);
    const dialog = page.getByRole("dialog", { name: "Log out with an unsent message?" });
    await expect(dialog).toBeVisible();
    await takePicture(page, `log-out-unsent-${width}`);
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Child name")).toHaveValue("Zebulon");
    await logOut(page);
    await dialog.getByRole("button", { name: "Log out and lose it" }).click();
    await page.waitForURL("**/home");

    await expect.poll(() => everythingKept(page)).not.toContain("Zebulon");
    await page.goBack();
    await page.waitForURL("**/login");
    const picture = await page.goto(address);
    expect(picture?.status()).toBe(401);
    await page.goBack();
    await login(page, "user", sampleLearner);
    await page.goto("/stories/create");
    await expect(page.getByLabel("Child name")).toHaveValue("");
  });
}

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
}

async function aPicture(page: Page) {
  return { name: "whiteboard.png", mimeType: "image/png", buffer: await page.screenshot() };
}

/** As a message that found no network. */
async function keepUnsent(page: Page, text: string): Promise<void> {
  const session = await page.request.get("/onboard/session");
  const { uid } = (await session.json()) as { uid: string };
  await page.evaluate(
    async (draft) => {
      const request = indexedDB.open("codetale", 1);
      await new Promise((resolve) => (request.onsuccess = resolve));
      const put = request.result
        .transaction("outbox", "readwrite")
        .objectStore("outbox")
        .put(draft);
      await new Promise((resolve) => (put.onsuccess = resolve));
      request.result.close();
    },
    { owner: `${uid}/a-session`, id: "1", date: 0, text },
  );
}

/** What the browser stores for the page. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = indexedDB.open("codetale", 1);
    await new Promise((resolve) => (request.onsuccess = resolve));
    const all = request.result.transaction("outbox").objectStore("outbox").getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    request.result.close();
    return JSON.stringify([all.result, { ...sessionStorage }, { ...localStorage }]);
  });
}
