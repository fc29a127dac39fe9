/** A story as a child plays it who cannot read: by pictures, by ear and by finger. */
import type { Page } from "@playwright/test";
import { expect } from "./support/fixtures.ts";
import { takePicture } from "./support/page-checks.ts";
import { hideText, openCards, startStory } from "./support/play-story.ts";
import { testWithVoice } from "./support/with-voice.ts";

const test = testWithVoice((voice) => (voice.seconds = { first: 0.4, rest: 0.2 }));

test("[SPLAY-8] a child who cannot read plays a story to its end alone, by picture and sound", async ({
  openWindow,
  storyId,
}) => {
  const page = await openWindow({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await page.addInitScript(listen);
  await page.addInitScript(hideText);
  await startStory(page, storyId);
  const end = page.locator("h2[data-takes-focus]");
  const silences: number[] = [];
  for (let questions = 0; ; questions += 1) {
    await openCards(page).or(end).first().waitFor();
    if (await end.isVisible()) break;
    const count = await openCards(page).count();
    // Each card is lit while it is heard, one after the other.
    await expect.poll(() => heardCards(page)).toEqual([...Array(count).keys()]);
    await expect(page.locator("[data-lit]")).toHaveCount(0);
    silences.push(await page.evaluate(() => window.silenceMs ?? Infinity));
    await page.evaluate(() => (window.heardCards = []));

    const chosen = questions % count;
    const card = openCards(page).nth(chosen);
    expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(88);
    await card.tap();
    await expect(card).toHaveAttribute("data-selected");
    await expect.poll(() => heardCards(page)).toEqual([chosen]);
    if (questions === 0) await takePicture(page, "choices-without-text");
    await page.evaluate(() => (window.heardCards = []));
    await card.tap();
    await expect(page.locator("[data-selected]")).toHaveCount(0);
  }

  expect(silences.length).toBeGreaterThanOrEqual(3);
  expect(silences.filter((ms) => !Number.isFinite(ms))).toEqual([]);
  // Told, not judged: how long it takes depends on what else the machine does.
  test
    .info()
    .annotations.push({ type: "silence before choices, ms", description: silences.join(", ") });
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`[SPLAY-8] the cards can be hit by a small finger at ${width} by ${height}`, async ({
    openWindow,
    storyId,
  }) => {
    const page = await openWindow({ viewport: { width, height } });
    await startStory(page, storyId);
    for (;;) {
      const skip = page.getByRole("button", { name: /^Skip/ });
      await openCards(page).or(skip).first().waitFor();
      if ((await openCards(page).count()) > 0) break;
      // It may have been told to its end meanwhile.
      await skip.click({ timeout: 1_000 }).catch(() => undefined);
    }
    await takePicture(page, `choices-read-${width}`);
    await openCards(page).nth(1).click();
    await takePicture(page, `choices-selected-${width}`);
    for (const card of await openCards(page).all())
      expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(88);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

declare global {
  interface Window {
    heardCards?: number[];
    silenceMs?: number;
  }
}

function heardCards(page: Page): Promise<number[]> {
  return page.evaluate(() => window.heardCards ?? []);
}

/** In the page: which cards are lit while something sounds, and the silence before the first. */
function listen(): void {
  let endedAt = 0;
  const original = HTMLMediaElement.prototype.play;
  const followed = new WeakSet<HTMLMediaElement>();
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    if (!followed.has(this)) {
      followed.add(this);
      this.addEventListener("ended", () => (endedAt = performance.now()));
      this.addEventListener("playing", () => {
        const cards = [...document.querySelectorAll("button[aria-keyshortcuts]")];
        const lit = cards.findIndex((card) => card.hasAttribute("data-lit"));
        window.heardCards ??= [];
        // A sound that halts on a busy machine plays on, and is the same.
        if (lit === -1 || window.heardCards.at(-1) === lit) return;
        if (window.heardCards.length === 0) window.silenceMs = performance.now() - endedAt;
        window.heardCards.push(lit);
      });
    }
    return original.call(this);
  };
}
