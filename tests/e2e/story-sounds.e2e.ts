/** Places are heard, quietly, until that is turned off. */
import type { Page } from "@playwright/test";
import { expect } from "./support/fixtures.ts";
import { startStory, test } from "./support/play-story.ts";

test("[SPLAY-8] a place is heard below the voice, is turned off in the menu, and stays off", async ({
  openWindow,
  storyId,
}) => {
  const page = await openWindow();
  await page.addInitScript(listen);
  await startStory(page, storyId);
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.0005);
  expect(await loudnessOfSeconds(page)).toBeLessThan(0.05);

  await page.getByRole("button", { name: "Story menu" }).click();
  const item = page.getByRole("menuitemcheckbox", { name: "Sounds of places" });
  await expect(item).toBeChecked();
  await item.click();
  await expect(item).not.toBeChecked();
  await expect.poll(() => loudness(page)).toBe(0);

  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Hear it again" })).toBeVisible();
  // A place is heard within a second where it is heard at all.
  for (let count = 0; count < 10; count += 1) expect(await loudness(page)).toBe(0);
});

declare global {
  interface Window {
    /** What reaches the loudspeaker. */
    heard?: AnalyserNode;
  }
}

function listen(): void {
  AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
    apply: (connect, node: AudioNode, given: [AudioNode]) => {
      if (given[0] === node.context.destination) {
        window.heard = node.context.createAnalyser();
        // As much as it can keep: 0.7 seconds.
        window.heard.fftSize = 32_768;
        Reflect.apply(connect, node, [window.heard]);
      }
      return Reflect.apply(connect, node, given) as unknown;
    },
  });
}

/** Root mean square of what is heard in three seconds: a bird's call alone is louder than its wood. */
async function loudnessOfSeconds(page: Page): Promise<number> {
  const squares: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    squares.push((await loudness(page)) ** 2);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 750)));
  }
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

/** Root mean square of what was heard last, after a tenth of a second, 0 to 1. */
function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (window.heard?.context.state !== "running") return 0;
    const samples = new Float32Array(window.heard.fftSize);
    window.heard.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });
}
