/** A story as a book on paper: one page for each scene, in the story's own language. */
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { makeOwnStory } from "./support/own-story.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";

const books = [
  { language: "English", turn: /turn to page \d+/, for: "for Mina", end: "The End" },
  { language: "हिन्दी", turn: /पन्ना \d+ खोलो/, for: "Mina के लिए", end: "समाप्त" },
];

for (const { language, turn, for: dedication, end } of books) {
  test(`[SLIB-1] a story in ${language} becomes a PDF with a page for each scene`, async ({
    openWindow,
  }) => {
    // Opened at the width that is looked at first.
    const page = await openWindow({ viewport: { width: 390, height: 900 } });
    await login(page, "user", sampleLearner);
    const storyId = await makeOwnStory(page, { story_language: language });
    const { story } = (await (await page.request.get(`/stories/${storyId}/details`)).json()) as {
      story: { title: string; scenes: { total: number } };
    };
    await page.goto(`/stories/${storyId}/book`);
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    for (const [colorScheme, width] of [
      ["light", 390],
      ["dark", 390],
      ["light", 1440],
      ["dark", 1440],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await takePicture(page, `book-${language}-${width}-${colorScheme}`);
      await expectNoSidewaysScroll(page);
    }
    expect(await findSeriousViolations(page)).toEqual([]);

    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pagesOf(pdf)).toBe(story.scenes.total + 1);
    expect(paperOf(pdf)).toEqual([148, 210]);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // As wide as the paper within its margins.
    await page.setViewportSize({ width: 476, height: 2140 });
    await takePicture(page, `book-print-${language}`);
    await page.getByRole("region", { name: "Page 20" }).scrollIntoViewIfNeeded();
    await takePicture(page, `book-print-20-${language}`);
    expect(await page.evaluate(groundOf)).toEqual(["rgba(0, 0, 0, 0)", "light"]);
    const printed = await page.evaluate(() => document.body.innerText);
    expect(printed).toContain(story.title);
    expect(printed).toContain(dedication);
    expect(printed).toMatch(turn);
    expect(printed).toContain(end);
    expect(printed).not.toContain("Print or save as PDF");
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

test("[SLIB-3] another listener's book has other children in it", async ({ openWindow }) => {
  const parent = await openWindow();
  await login(parent, "user", sampleLearner);
  const storyId = await makeOwnStory(parent);
  const visitor = await openWindow({ viewport: { width: 390, height: 844 } });
  await visitor.goto(`/stories/${storyId}/book`);
  await expect(visitor.getByText("This story does not exist.")).toBeVisible();

  await parent.request.post(`/stories/${storyId}/share`, { data: { shared: true } });
  await visitor.goto(`/stories/play/${storyId}`);
  await visitor.getByRole("button", { name: "Story menu" }).click();
  await visitor.getByRole("menuitem", { name: "Print as a book" }).click();
  const book = visitor.getByRole("region", { name: "The book" });
  await expect(book).toContainText("turn to page");
  await expect(book).not.toContainText("Mina");
});

/** The page's own ground, and the scheme that decides the one beneath it. */
function groundOf(): string[] {
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
  return [backgroundColor, colorScheme];
}

/** Chromium writes the objects of pages uncompressed. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** @returns width and height of the first page in millimetres */
function paperOf(pdf: Buffer): number[] {
  const [, width, height] =
    /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
  return [width, height].map((points) => Math.round((Number(points) * 25.4) / 72));
}
