/** What every screen is held to. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/**
 * Opens a visitors' page and waits for the app to take it over. Until then its links load the next page anew, as
 * any page's do, where nothing moves the focus.
 */
export async function openTakenOver(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("codetale-ready", () => {
      document.documentElement.dataset["app"] = "there";
    });
  });
  await page.goto(address);
  await expect(page.locator("html[data-app=there]")).toBeAttached();
}

/** A screen follows a change of its window's size after a moment. */
export async function expectNoSidewaysScroll(page: Page, name = ""): Promise<void> {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(sideways, `${name} no sideways scroll`.trim()).toBeLessThanOrEqual(0);
}

/** Every violation of axe's rules. */
export async function findViolations(page: Page): Promise<Violations> {
  const axe = new AxeBuilder({ page })
    // By itself it opens a page for each run, to bring together what frames have; we have none.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  return (await axe.analyze()).violations;
}

/** The violations that keep people from using a screen. */
export async function findSeriousViolations(page: Page): Promise<string[]> {
  const violations = await findViolations(page);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** A picture for people to look at, where they have asked for pictures. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env["E2E_PICTURES"]) {
    await page.screenshot({ path: `test-results/looks/${name}.png` });
  }
}

/** The same on a phone and on a desk, whose width the window keeps. */
export async function takePictures(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await takePicture(page, `${name}-${width}`);
  }
}
