/** The story player as a listener uses it. */
import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { makeSharedStory } from "./shared-story.ts";

/** A shared story beside the sample ones. */
export const test = base.extend<object, { storyId: string }>({
  storyId: [
    async ({ server }, use) => {
      await use(await makeSharedStory(server));
    },
    { scope: "worker" },
  ],
});

export async function startStory(page: Page, storyId: string): Promise<void> {
  await page.goto(`/stories/play/${storyId}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
}

/** What a story shows once it is over; places of stories have such names too: "The bench at the end". */
export function theEnd(page: Page): Locator {
  return page.getByRole("heading", { name: "The End", exact: true });
}

/** The cards of a question that is over, where a choice may be taken. */
export function openCards(page: Page): Locator {
  return page.locator("button[aria-keyshortcuts]:enabled");
}

/** The first tap reads a card, the second takes it. */
export async function takeChoice(card: Locator): Promise<void> {
  await card.click();
  await expect(card).toHaveAttribute("data-selected");
  await card.click();
}

/** Goes on by Next, or by the first choice where the story asks. */
export async function goOn(page: Page): Promise<void> {
  const first = openCards(page).first();
  if (await first.isVisible()) await takeChoice(first);
  else await page.getByRole("button", { name: "Next" }).click();
}

/**
 * Presses Next in what is only told, and answers by `choose`, until the story is over.
 *
 * @param look called in each scene, once it is told and asked
 */
export async function playToEnd(
  page: Page,
  choose: (count: number, index: number) => number,
  look: () => Promise<void> = async () => {},
): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const moment = page.locator(
      '[data-takes-focus]:is(h2, [aria-keyshortcuts]), button:has-text("Next")',
    );
    await moment.first().waitFor();
    if (await theEnd(page).isVisible()) return taken;
    await look();
    const cards = openCards(page);
    const count = await cards.count();
    if (count > 0) {
      const card = cards.nth(choose(count, taken.length));
      taken.push((await card.textContent()) ?? "");
      await takeChoice(card);
    } else {
      await page.getByRole("button", { name: "Next" }).click();
    }
    await settle(page);
  }
}

/** Waits until the scene that was asked for is there. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByText("The next scene is on its way")).toHaveCount(0);
}

/** Plays until the story asks its first question. */
export async function playToQuestion(page: Page): Promise<void> {
  const cards = openCards(page);
  const next = page.getByRole("button", { name: "Next" });
  for (;;) {
    await cards.or(next).first().waitFor();
    if ((await cards.count()) > 0) return;
    await next.click();
    await settle(page);
  }
}

/** In the page: what is written cannot be seen; pictures and signs can. */
export function hideText(): void {
  document.addEventListener("DOMContentLoaded", () => {
    const style = document.createElement("style");
    style.textContent = "* { -webkit-text-fill-color: transparent !important; }";
    document.head.append(style);
  });
}

/** Waits until the service worker keeps the app, whose page it adds last. */
export async function untilAppIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async () => (await (await caches.open("codetale-shell")).match("/")) !== undefined,
    );
  await expect.poll(isKept).toBe(true);
}
