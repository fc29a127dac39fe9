/** What a visitor downloads who opens the landing page for the first time. */
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";

const MOST_BYTES = 160_000;
const LONG_AFTER_MS = 60_000;

test("[LAND-3] the landing page and all that it loads by itself is under 160 kB of script", async ({
  openWindow,
}) => {
  const page = await openWindow();
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.push(response);
  });

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Play Stories" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await page.clock.fastForward(LONG_AFTER_MS);
  await page.waitForLoadState("networkidle");

  const sizes = await Promise.all(scripts.map(sizeOf));
  const list = sizes.map(({ path, bytes }) => `${path} ${bytes}`).join("\n");
  expect(sizes.length).toBeGreaterThan(1);
  expect(
    sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThan(MOST_BYTES);
});

/** Compressed by gzip at its best, whatever the server made of it. */
async function sizeOf(script: Response): Promise<{ path: string; bytes: number }> {
  const bytes = gzipSync(await script.body(), { level: 9 }).length;
  return { path: new URL(script.url()).pathname, bytes };
}
