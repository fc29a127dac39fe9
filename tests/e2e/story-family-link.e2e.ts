/** A parent sends a private link; a grandmother plays the story by it, until it is revoked. */
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { makeOwnStory } from "./support/own-story.ts";
import { findSeriousViolations, takePicture } from "./support/page-checks.ts";

test("[SLIB-3] a private link plays one story with the child's name, without an account, until it is revoked", async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await login(page, "user", sampleLearner);
  const storyId = await makeOwnStory(page);
  await page.goto("/stories/library?whose=mine");
  const link = page.locator(`a[href="/stories/play/${storyId}"]`);
  const card = page.getByRole("article").filter({ has: link });
  await card.getByRole("button", { name: /More about/ }).click();
  await page.getByRole("menuitem", { name: "Private link for the family" }).click();
  await page.getByLabel(/For whom/).fill("for grandma");
  await page.getByRole("button", { name: "Create a link" }).click();
  const address = await page.getByLabel("The new link").inputValue();
  await expect(page.getByText("for grandma")).toBeVisible();
  await expect(page.getByText(/not used yet/)).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `links-390-${colorScheme}`);
  }
  expect(await findSeriousViolations(page)).toEqual([]);

  const secret = new URL(address).hash.slice(1);
  const grandma = await openWindow();
  const asked: string[] = [];
  grandma.on("request", (request) => {
    asked.push(request.url(), request.headers()["referer"] ?? "");
  });
  await grandma.goto(address);
  await grandma.getByRole("button", { name: "Play", exact: true }).click();
  await expect(grandma.getByRole("group", { name: "What is told" })).toContainText("Mina");
  expect(asked.filter((text) => text.includes(secret) && !text.endsWith(`#${secret}`))).toEqual([]);
  await takePicture(grandma, "linked-story");

  await grandma.getByRole("button", { name: "Story menu" }).click();
  await expect(grandma.getByRole("menuitem")).toHaveText(["Bedtime"]);
  await grandma.getByRole("menuitem", { name: "Bedtime" }).click();
  const bedtime = grandma.getByRole("dialog", { name: "Bedtime" });
  await bedtime.getByRole("combobox").selectOption("On, for 20 minutes");
  await takePicture(grandma, "linked-story-bedtime");
  await bedtime.getByRole("button", { name: "Done" }).click();
  await expect(grandma.getByRole("img", { name: /Bedtime|until sleep/ })).toBeVisible();

  await page.reload();
  await card.getByRole("button", { name: /More about/ }).click();
  await page.getByRole("menuitem", { name: "Private link for the family" }).click();
  await expect(page.getByText(/last used on/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke the link for grandma" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("There is no link yet.")).toBeVisible();

  await grandma.reload();
  await expect(
    grandma.getByRole("heading", { name: "This link does not work any more." }),
  ).toBeVisible();
  await takePicture(grandma, "link-revoked");
  expect(await findSeriousViolations(grandma)).toEqual([]);
});
