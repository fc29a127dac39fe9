/** From a parent's wishes to a book in the library, and who may read it. */
import type { Page } from "@playwright/test";
import { expect, login, sampleLearner, samplePassword, test } from "./support/fixtures.ts";
import { findSeriousViolations, takePicture } from "./support/page-checks.ts";

const wishes = {
  "Child name": "Zebulon",
  Age: "5",
  Interests: "quokkas",
  "Child name 2": "Philippa",
  "Age 2": "8",
  "Interests 2": "marimbas",
  "Character name": "Pip",
  Role: "clockmaker",
  Traits: "grumpy, kind",
  Objective: "sharing toys",
  "Story Language": "English",
};

for (const width of [390, 1440]) {
  test(`[SMAKE-1] [SMAKE-4] [SLIB-1] [SLIB-3] a parent makes a story, shares it and takes it back at ${width} px`, async ({
    openWindow,
  }) => {
    const parent = await openWindow({ viewport: { width, height: 900 } });
    await login(parent, "user", sampleLearner);
    const storyId = await makeStory(parent);

    await parent.getByRole("link", { name: "See your stories" }).click();
    await expect(parent.getByRole("heading", { level: 1 })).toHaveText("Stories Library");
    const title = `The Quiet Bell ${width}`;
    await rename(parent, storyId, title);
    const book = parent.getByRole("article", { name: title });
    await expect(book).toContainText("Private");
    await expect(book).toContainText("sharing toys");
    await expect(book).toContainText("Pip");

    const visitor = await openWindow({ viewport: { width, height: 900 } });
    await visitor.goto(`/stories/library?search=${encodeURIComponent(title)}`);
    await expect(visitor.getByText("No stories found.")).toBeVisible();

    await choose(parent, title, "Share with everybody");
    await parent.getByRole("button", { name: "Share", exact: true }).click();
    await expect(book).toContainText("Shared");
    await visitor.reload();
    await expect(visitor.getByRole("article", { name: title })).toBeVisible();
    await holdsNoChild(visitor, storyId);
    await report(visitor, title, width);

    await choose(parent, title, "Stop sharing");
    await expect(book).toContainText("Private");
    await visitor.reload();
    await expect(visitor.getByText("No stories found.")).toBeVisible();

    await choose(parent, title, "Delete");
    await expect(parent.getByText(`“${title}” is deleted.`)).toBeVisible();
    await expect(book).toHaveCount(0);
    await parent.getByRole("button", { name: "Undo" }).click();
    await expect(book).toBeVisible();
  });
}

test("[SMAKE-2] [SMAKE-4] nothing typed is lost when something is missing or cannot be told", async ({
  openWindow,
}) => {
  const parent = await openWindow();
  await login(parent, "user", sampleLearner);
  await parent.goto("/stories/create");
  await parent.getByLabel("Child name", { exact: true }).fill("Mina");
  await parent.getByRole("button", { name: "Generate Story" }).click();
  await expect(parent.getByText("Please fill this in")).toHaveCount(7);

  await fillIn(parent, { ...wishes, "Story Language": "Klingon" });
  await parent.getByRole("button", { name: "Generate Story" }).click();
  await expect(parent.getByText(/speaks English, Spanish, French and Hindi, but not/)).toHaveCount(
    1,
  );
  await parent.reload();
  await expect(parent.getByLabel("Interests", { exact: true })).toHaveValue("quokkas");

  await parent.getByLabel("Story Language", { exact: true }).fill("हिन्दी");
  await parent.getByLabel("Role", { exact: true }).fill("murderer");
  await parent.getByRole("button", { name: "Generate Story" }).click();
  await expect(
    parent.getByText(/does not belong in a story for young children/).first(),
  ).toBeVisible();
  await expect(parent.getByLabel("Role", { exact: true })).toBeFocused();
});

test("[GUARD-1] a visitor who wants to make a story logs in first and comes back", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto("/stories/create");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email", { exact: true }).fill(sampleLearner);
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/stories\/create/);
});

async function makeStory(page: Page): Promise<string> {
  await page.goto("/stories/create");
  await fillIn(page, wishes);
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated and saved successfully!")).toBeVisible();
  await expect(page.getByLabel("Child name", { exact: true })).toHaveValue("");
  const play = page.getByRole("link", { name: "Play it now" });
  return (await play.getAttribute("href"))?.split("/").at(-1) ?? "";
}

async function fillIn(page: Page, typed: Record<string, string>): Promise<void> {
  const second = page.getByLabel("Child name 2", { exact: true });
  if ((await second.count()) === 0) await page.getByRole("button", { name: "Add Child" }).click();
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** All that a visitor can do about a story of others. */
async function report(page: Page, title: string, width: number): Promise<void> {
  await page.getByRole("button", { name: `More about “${title}”` }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Report this story"]);
  await page.getByRole("menuitem").click();
  const dialog = page.getByRole("dialog", { name: `Report “${title}”` });
  await dialog.getByLabel("What is wrong with it?").selectOption("It frightens children");
  await dialog.getByLabel(/What should they know/).fill("The owl is very big.");
  await takePicture(page, `report-${width}`);
  expect(await findSeriousViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await expect(page.getByText("Somebody will look at this story.")).toBeVisible();
}

async function rename(page: Page, storyId: string, title: string): Promise<void> {
  const link = page.locator(`a[href="/stories/play/${storyId}"]`);
  const book = page.getByRole("article").filter({ has: link });
  await book.getByRole("button", { name: /More about/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More about “${title}”` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/**
 * Reads all that a stranger can ask of a story, and looks for what its parent typed of the children:
 * words that no story of ours has by itself.
 */
async function holdsNoChild(page: Page, storyId: string): Promise<void> {
  const first = { story_id: storyId, current_scene_id: "start" };
  const answers = [
    await page.request.get("/stories/"),
    await page.request.get(`/stories/${storyId}/details`),
    await page.request.get(`/stories/${storyId}/download`),
    await page.request.get(`/stories/${storyId}/export?format=twee`),
    await page.request.get(`/stories/${storyId}/export?format=ink`),
    await page.request.post("/next_scene/", { data: first }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(200);
    const told = JSON.stringify(answer.headers()) + (await answer.text());
    expect(told).not.toMatch(/Zebulon|Philippa|quokka|marimba/i);
  }
}
