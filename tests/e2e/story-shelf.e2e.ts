/** A child who cannot read picks a story from the shelf; a parent leads out of it. */
import { NetworkProxy } from "./support/network-proxy.ts";
import { expect } from "./support/fixtures.ts";
import { playToEnd, test, untilAppIsKept } from "./support/play-story.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`[SPLAY-8] a child opens a story from the shelf by two taps, and comes back to the shelf at its end, at ${viewport.width} px`, async ({
    openWindow,
    storyId,
  }) => {
    const page = await openWindow({ viewport });
    await page.goto("/stories/library");
    await page.getByRole("link", { name: "Open the child's shelf" }).click();
    const covers = page.locator("button:has(svg[data-setting])");
    await expect(covers.first()).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, `shelf-${viewport.width}-${colorScheme}`);
    }
    await expectNoSidewaysScroll(page);
    expect(await findSeriousViolations(page)).toEqual([]);

    await covers.first().click();
    await expect(covers.first()).toHaveAttribute("data-selected");
    await expect(page).toHaveURL(/\/stories\/shelf$/);
    await takePicture(page, `shelf-selected-${viewport.width}`);
    await covers.first().click();
    await expect(page).toHaveURL(/\/stories\/shelf\/./);

    await page.goto(`/stories/shelf/${storyId}`);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByRole("button", { name: "Story menu" })).toHaveCount(0);
    await playToEnd(page, () => 0);
    await takePicture(page, `shelf-end-${viewport.width}`);
    await page.getByRole("link", { name: "Back to my stories" }).last().click();
    await expect(page).toHaveURL(/\/stories\/shelf$/);

    const gate = page.getByRole("button", { name: "For parents" });
    await gate.click();
    await expect(page.getByText("Hold the button for 3 seconds.")).toBeVisible();
    await expect(page).toHaveURL(/\/stories\/shelf$/);
    await takePicture(page, `shelf-gate-${viewport.width}`);
    await gate.hover();
    await page.mouse.down();
    await expect(page).toHaveURL(/\/stories\/library$/);
    await page.mouse.up();
  });
}

test("without a network, library and shelf show the downloaded story with its pictures, and say so", async ({
  openWindow,
  server,
  storyId,
}) => {
  const cable = await NetworkProxy.start(server.url);
  const page = await openWindow({ baseURL: cable.url });
  await page.goto(`/stories/play/${storyId}`);
  await page.getByRole("button", { name: "Story menu" }).click();
  await page.getByRole("menuitem", { name: "Download for offline" }).click();
  await expect(page.getByText("This story now plays without a network.")).toBeVisible();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await untilAppIsKept(page);

  cable.disconnect();
  await page.context().setOffline(true);
  const missing: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.url().endsWith(".svg")) missing.push(request.url());
  });
  await page.goto("/stories/library");
  await expect(page.getByRole("article", { name: title })).toBeVisible();
  await expect(page.getByText(/answering by microphone/)).toBeVisible();
  await takePicture(page, "library-offline");

  await page.goto("/stories/shelf");
  const cover = page.getByRole("button", { name: title });
  await cover.click();
  await cover.click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await playToEnd(page, () => 0);
  expect(missing).toEqual([]);
  cable.close();
});
