/** A parent has a story told again, with other wishes. */
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { makeOwnStory } from "./support/own-story.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";
import { playToEnd, startStory } from "./support/play-story.ts";

test("[SMAKE-6] [SMAKE-7] a story is told again from its end, with another child in it", async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await login(page, "user", sampleLearner);
  await page.goto("/stories/create");
  await page.getByLabel("Child name", { exact: true }).fill("Typed before");
  const storyId = await makeOwnStory(page);
  await startStory(page, storyId);
  await playToEnd(page, () => 0);
  await page.getByRole("link", { name: "Tell it again, but …" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell it again, but …");
  await expect(page.getByLabel("Role", { exact: true })).toHaveValue("clockmaker");
  for (const [colorScheme, width] of [
    ["light", 390],
    ["dark", 390],
    ["light", 1440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `again-${width}-${colorScheme}`);
    await expectNoSidewaysScroll(page);
    expect(await findSeriousViolations(page)).toEqual([]);
  }

  await page.getByLabel("Child name", { exact: true }).fill("Otto");
  await page.reload();
  await expect(page.getByLabel("Child name", { exact: true })).toHaveValue("Otto");
  await page.getByRole("button", { name: "Generate Story" }).click();
  await expect(page.getByText("Story generated and saved successfully!")).toBeVisible();
  const play = await page.getByRole("link", { name: "Play it now" }).getAttribute("href");
  const scenesOf = async (id: string) => {
    const answer = await page.request.get(`/stories/${id}/download`);
    return ((await answer.json()) as { scenes: { id: string; dialogue: string }[] }).scenes;
  };
  const [before, after] = [await scenesOf(storyId), await scenesOf(play?.split("/").at(-1) ?? "")];
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const told = after.map(({ dialogue }) => dialogue).join(" ");
  expect(told).toContain("Otto");
  expect(told).not.toContain("Mina");

  await page.goto("/stories/create");
  await expect(page.getByLabel("Child name", { exact: true })).toHaveValue("Typed before");
});
