/** A story of another tool becomes one that can be listened to, or its parent hears why not. */
import type { Page } from "@playwright/test";
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePicture } from "./support/page-checks.ts";

const house = (title: string) => `:: StoryTitle
${title}

:: StoryData
{ "ifid": "9F187C0A-AE64-465A-8B13-B30BCE7FE8D1", "format": "Harlowe", "start": "Hall" }

:: Hall
(text-style: "bold")[Knock, knock.] Nobody answers, and it is dark.
<img src="hall.png">
[[Climb the stairs->Attic]]
[[Follow the squeak->Kitchen]]

:: Kitchen
A mouse is baking buns.
[[Go back to the hall->Hall]]
[[Stay for a bun->Bun]]

:: Attic
A bat hangs there and says good night.

:: Bun
The bun is warm, and so are you.

:: Ideas
(if: $later)[A boat?]
`;

for (const width of [390, 1440]) {
  test(`[SMAKE-5] a house with a way back is imported, and what was changed is said, at ${width} px`, async ({
    openWindow,
  }) => {
    const parent = await openWindow({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await login(parent, "user", sampleLearner);
    const title = `The Old House ${width}`;

    await importFile(parent, house(title).replace("[[Stay for a bun->Bun]]", ""));
    await expect(parent.getByRole("alert").filter({ hasText: "This file" })).toContainText(
      "Line 13, passage “Kitchen”: this only leads back to “Hall”",
    );
    await holdsTogether(parent, `import-refused-${width}`);
    await importFile(parent, house(title));
    const notice = parent.getByRole("status").filter({ hasText: title });
    await expect(notice.getByRole("listitem")).toHaveText([
      "We left out 1 picture, in “Hall”.",
      "We left out 1 scene that nothing leads to: “Ideas”.",
      /^We left out 1 way back .*“Go back to the hall” in “Kitchen” to “Hall”\.$/,
    ]);
    await holdsTogether(parent, `import-repaired-${width}`);

    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
    await expect(parent.getByRole("article", { name: title })).toBeVisible();
    await comesBackWhole(parent, title);
  });
}

async function holdsTogether(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Import", exact: true }).scrollIntoViewIfNeeded();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page, name);
    expect(await findViolations(page)).toEqual([]);
    await takePicture(page, `${name}-${colorScheme}`);
  }
}

async function importFile(page: Page, source: string): Promise<void> {
  await page.goto("/stories/library");
  await page.getByText("Import a story").click();
  const file = { name: "house.twee", mimeType: "text/plain", buffer: Buffer.from(source) };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Import", exact: true }).click();
}

/** Downloads the story from its menu in both formats, and imports what was downloaded. */
async function comesBackWhole(page: Page, title: string): Promise<void> {
  const { stories } = (await (
    await page.request.get(`/stories/?search=${encodeURIComponent(title)}`)
  ).json()) as { stories: { id: string }[] };
  for (const format of ["twee", "ink"]) {
    const address = `/stories/${stories[0]?.id ?? ""}/export?format=${format}`;
    const source = await (await page.request.get(address)).text();
    const data = { format, source, language: "English" };
    const origin = new URL(page.url()).origin;
    const imported = await page.request.post("/stories/import", { data, headers: { origin } });
    expect(await imported.json()).toMatchObject({ repairs: [], story: { title, endings: 2 } });
  }
}
