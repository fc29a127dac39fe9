/** A session is read again: from its start, by its contents, by a search, on paper and in files. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { findSeriousViolations, takePicture } from "./support/page-checks.ts";
import { aPicture } from "./support/pictures.ts";

const widths = [390, 1440];

test("[CHAT-4] a review begins at the start, and is searched, copied, printed and exported", async ({
  openWindow,
}) => {
  const page = await openWindow({ acceptDownloads: true });
  // Instead of a printer: what the printed page says is noted.
  await page.addInitScript(() => {
    window.print = () => {
      const { document: shown } = window.top ?? window;
      shown.documentElement.dataset["printed"] = document.body.textContent;
    };
  });
  await login(page, "user", sampleLearner);
  const coder = await openWindow();
  await login(coder, "coder", sampleCoder);
  const first = await openReview(page, coder);

  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await useReview(page, first, width);
    });
  }
});

async function useReview(page: Page, first: string, width: number): Promise<void> {
  await test.step("it begins at the start", async () => {
    await expect(page.getByText(first)).toBeInViewport();
    await expect(page.getByLabel("Message", { exact: true })).toHaveCount(0);
    await takePicture(page, `review-${width}`);
    expect(await findSeriousViolations(page)).toEqual([]);
  });

  await test.step("its tools are in one row", async () => {
    const contents = await page.getByRole("button", { name: "Contents" }).boundingBox();
    const search = await page.getByRole("searchbox").boundingBox();
    const last = page.getByRole("button", { name: /^(Save as JSON|Copy, print or save)$/ });
    for (const box of [contents, await last.boundingBox()])
      expect(Math.abs(middleOf(box) - middleOf(search))).toBeLessThan(2);
  });

  await test.step("its contents lead to a message", async () => {
    await page.getByRole("button", { name: "Contents" }).click();
    const contents = page.getByRole("navigation", { name: "Contents" });
    await takePicture(page, `review-contents-${width}`);
    await contents.getByRole("button").last().click();
    await expect(page.getByText("Line 1", { exact: true })).toBeInViewport();
  });

  await test.step("a search goes from one match to the next", async () => {
    const search = page.getByRole("searchbox", { name: "Search in this review" });
    await search.fill("LINE");
    await expect(page.getByText("1 of 25")).toBeVisible();
    await search.press("Enter");
    await expect(page.getByText("2 of 25")).toBeVisible();
    await search.press("Shift+Enter");
    await page.getByRole("button", { name: "Previous match" }).click();
    await expect(page.getByText("25 of 25")).toBeVisible();
    await expect(page.getByText("Line 25", { exact: true })).toBeInViewport();
    await takePicture(page, `review-search-${width}`);
  });

  await test.step("it is copied", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(page, "Copy all");
    await expect(page.getByText("Everything that was said is copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(first);
    expect(copied.indexOf("Line 24")).toBeLessThan(copied.indexOf("Line 25"));
  });

  await test.step("it is saved as a page that runs nothing and has its images", async () => {
    const html = await downloaded(page, "Save as HTML");
    const reader = await page.context().newPage();
    const asked: string[] = [];
    reader.on("request", (request) => asked.push(request.url()));
    await reader.setContent(html);
    await expect(reader.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    const image = reader.getByRole("img", { name: "Image" }).last();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(640);
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([]);
    await takePicture(reader, `review-page-${width}`);
    await reader.close();
  });

  await test.step("it is saved as JSON", async () => {
    const talk = JSON.parse(await downloaded(page, "Save as JSON")) as {
      format: string;
      messages: { text: string; number: number }[];
    };
    expect(talk.format).toBe("codetale-conversation");
    expect(talk.messages[0]?.text).toContain(first);
    expect(talk.messages.map(({ number }) => number)).toEqual(
      talk.messages.map((_, index) => index + 1),
    );
  });

  await test.step("it is printed whole", async () => {
    await press(page, "Print");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset["printed"] ?? ""))
      .toMatch(/Line 1\b[^]*Line 25\b/);
  });
}

/**
 * Says 25 lines more, in one go, and opens the review of the session.
 *
 * @returns the first words that were said
 */
async function openReview(page: Page, coder: Page): Promise<string> {
  await page.goto("/my_schedule");
  await page.getByRole("button", { name: "Continue Test" }).click();
  await page.waitForURL("**/schedule_chat?**");
  const articles = page.getByRole("article");
  await expect(articles.first()).toBeVisible();
  // What the learner said a moment ago, in another journey, would belong to the same go.
  await coder.goto(page.url());
  await say(coder, "Read it to me.");
  await expect(articles.filter({ hasText: "Read it to me." })).toBeInViewport();
  await coder.close();
  for (let line = 1; line <= 25; line += 1) await say(page, `Line ${line}`);
  await say(page, "<img src=x onerror=alert(1)>");
  await page.locator("input[type=file]").setInputFiles(await aPicture("sketch.png"));
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("article", { name: /sending$/ })).toHaveCount(0);
  // What is far off the screen is not laid out and has no inner text.
  const first = (await articles.first().getByRole("paragraph").first().textContent()) ?? "";
  await page.goto(page.url().replace("schedule_chat", "review_chat"));
  await expect(articles.first()).toBeVisible();
  return first;
}

function middleOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height / 2 : NaN;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByLabel("Message", { exact: true }).press("Enter");
}

/** Presses a button of the tools, which a narrow screen has in a menu. */
async function press(page: Page, label: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Copy, print or save" });
  const isInMenu = await menu.isVisible();
  if (isInMenu) await menu.click();
  await page.getByRole(isInMenu ? "menuitem" : "button", { name: label }).click();
}

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await press(page, button);
  return readFile(await (await download).path(), "utf8");
}
