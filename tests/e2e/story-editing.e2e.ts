/** A parent changes the words of a story: heard by the family, not by others. */
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { makeOwnStory } from "./support/own-story.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";

for (const width of [390, 1440]) {
  test(`[SLIB-3] an edited line is heard by its owner alone, and can be taken back, at ${width} px`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 } });
    await login(page, "user", sampleLearner);
    const storyId = await makeOwnStory(page);
    await page.request.post(`/stories/${storyId}/share`, { data: { shared: true } });
    const details = await page.request.get(`/stories/${storyId}/details`);
    const { title } = ((await details.json()) as { story: { title: string } }).story;
    await page.goto(`/stories/library?whose=mine&search=${encodeURIComponent(title)}`);
    const link = page.locator(`a[href="/stories/play/${storyId}"]`);
    const card = page.getByRole("article").filter({ has: link });
    await card.getByRole("button", { name: /More about/ }).click();
    await page.getByRole("menuitem", { name: "Edit the words" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit the words");
    await expect(page.getByText(/Others hear the story as it was told/)).toBeVisible();

    const edit = page.getByRole("button", { name: /^Edit: What is told in/ }).first();
    await edit.click();
    const field = page.getByRole("textbox", { name: /^What is told in/ });
    const before = await field.inputValue();
    await field.fill("A gun lay there.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/“gun” does not belong/)).toBeVisible();
    await takePicture(page, `edit-refused-${width}`);
    await expectNoSidewaysScroll(page);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.reload();
    await expect(field).toHaveValue("A gun lay there.");
    await field.fill(`${before} And the owl said hello.`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    await expect(edit).toBeFocused();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `edit-saved-${width}-${colorScheme}`);
      expect(await findSeriousViolations(page)).toEqual([]);
    }
    await expectNoSidewaysScroll(page);

    const visitor = await openWindow();
    const told = async (who: typeof page) =>
      (await who.request.get(`/stories/${storyId}/download`)).text();
    expect(await told(page)).toContain("And the owl said hello.");
    expect(await told(visitor)).not.toContain("owl said hello");

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The line is as it was before.")).toBeVisible();
    expect(await told(page)).not.toContain("owl said hello");
  });
}

test("two windows that edit one line lose nothing", async ({ openWindow }) => {
  const one = await openWindow();
  await login(one, "user", sampleLearner);
  const storyId = await makeOwnStory(one);
  const other = await one.context().newPage();
  await other.routeWebSocket("**/socket.io/**", () => {});
  await other.route("**/socket.io/**", (route) => route.abort());
  for (const page of [one, other]) {
    await page.goto(`/stories/${storyId}/edit`);
    await page.getByRole("button", { name: "Edit: Title" }).click();
  }
  await one.getByRole("textbox", { name: "Title" }).fill("The Drum");
  await one.keyboard.press("Enter");
  await expect(one.getByText("Saved.")).toBeVisible();

  const field = other.getByRole("textbox", { name: "Title" });
  await field.fill("The Bell");
  await other.keyboard.press("Enter");
  await expect(other.getByText("The Drum", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("The Bell");
  await other.getByRole("button", { name: /Save mine instead/ }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  await expect(one.getByText("The Bell", { exact: true })).toBeVisible();
});

test("[GUARD-4] another account's story has no words to edit", async ({ openWindow }) => {
  const page = await openWindow();
  await login(page, "user", sampleLearner);
  await page.goto("/stories/no-such-story/edit");
  await expect(page.getByText(/belongs to another account/)).toBeVisible();
});
