/** What a visitor meets who opens a page for the first time: docs/decisions/099. */
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, login, sampleLearner, samplePassword, test } from "./support/fixtures.ts";

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

for (const comesBack of [true, false]) {
  const end = comesBack ? "comes by one reload" : "is told of where one reload does not help";
  test(`[LAND-3] a part that is gone since a newer version is out ${end}`, async ({
    openWindow,
  }) => {
    // Where one is at work, it keeps the parts of the version that it came with.
    const page = await openWindow({ serviceWorkers: "block" });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    let loads = 0;
    page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route("**/assets/legal-page-*.js", (route) =>
      comesBack && loads > 0 ? route.continue() : route.fulfill({ status: 404 }),
    );

    await page.getByRole("link", { name: "Terms" }).first().click();

    const heading = comesBack ? headings["/terms"] : "Something went wrong";
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(1);
  });
}

/** Compressed by gzip at its best, whatever the server made of it. */
async function sizeOf(script: Response): Promise<{ path: string; bytes: number }> {
  const bytes = gzipSync(await script.body(), { level: 9 }).length;
  return { path: new URL(script.url()).pathname, bytes };
}

/** The pages that are rendered at build time, with the heading of each. */
const headings = {
  "/": "Two rooms under one roof",
  "/home": "Two rooms under one roof",
  "/login": "Welcome back",
  "/register": "Create your account",
  "/coders_login": "Welcome back, coder",
  "/coders_register": "Become a coder",
  "/schedule": "Booking a Session is fast and easy",
  "/about_us": "About Us",
  "/contact_us": "Let's connect",
  "/terms": "Terms of use",
  "/privacy": "Privacy policy",
};

for (const [width, colorScheme] of [
  [390, "light"],
  [1440, "dark"],
] as const) {
  test(`[LAND-3] the app takes each page over as it is, at ${width} px in the ${colorScheme} scheme`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 }, colorScheme });
    const failures: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") failures.push(message.text());
    });
    page.on("pageerror", ({ message }) => failures.push(message));
    await page.addInitScript(watchFirstLoad);

    for (const [path, heading] of Object.entries(headings)) {
      await page.goto(path);
      await expect(page).toHaveTitle(/ · Codetale$/);
      expect(await schemeOf(page)).toBe(colorScheme);
      await page.waitForFunction(() => window.firstLoad.isReady);
      await page.waitForLoadState("networkidle");
      await expect(
        page.getByRole("heading", { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      const { isSame, shifts } = await page.evaluate(() => ({
        isSame: window.firstLoad.heading === document.querySelector("h1"),
        shifts: window.firstLoad.shifts,
      }));
      expect({ path, isSame, shifts, failures }).toEqual({
        path,
        isSame: true,
        shifts: [],
        failures: [],
      });
    }
  });
}

test("[LAND-3] nothing moves when a page's faces come after its words", async ({ openWindow }) => {
  const page = await openWindow({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchFirstLoad);
  for (const path of Object.keys(headings)) {
    const sendFaces = await hold(page, "**/assets/*.woff2");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => window.firstLoad.isReady);
    sendFaces();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => window.firstLoad.shifts);
    expect({ path, shifts }).toEqual({ path, shifts: [] });
  }
});

test("[LAND-3] every page has its words without a script", async ({ openWindow }) => {
  const page = await openWindow({ javaScriptEnabled: false });
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Privacy policy");
  }
});

test("[LAND-1] [REG-2] what is pressed before the app is there does what it says once it is", async ({
  openWindow,
}) => {
  const page = await openWindow();
  const sendApp = await holdApp(page);
  await page.goto("/register", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Terms of use" }).click();
  sendApp();
  await expect(page.getByRole("dialog", { name: "Terms of use" })).toBeVisible();

  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Create Your Own Story" }).click();
  await expect(page.getByRole("dialog", { name: "Please Log In" })).toBeVisible();
});

// What an address adds is not in the page that was written at build time: it is drawn anew.
for (const address of ["/login", "/login?from=mail"]) {
  test(`[LOGIN-1] what is typed and sent at ${address} before the app is there signs in`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    const sendApp = await holdApp(page);
    await page.goto(address, { waitUntil: "commit" });
    await page.getByLabel("Email", { exact: true }).fill(sampleLearner);
    await page.getByLabel("Password", { exact: true }).fill(samplePassword);
    await page.keyboard.press("Enter");
    sendApp();
    await page.waitForURL("**/home");
  });
}

test("[LOGIN-1] no letter is lost that is typed while the app draws a page anew", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.addInitScript(watchFirstLoad);
  for (let round = 0; round < 5; round += 1) {
    await page.goto("/login?from=mail", { waitUntil: "commit" });
    const email = page.getByLabel("Email", { exact: true });
    await email.focus();
    let typed = "";
    while (!(await page.evaluate(() => window.firstLoad.isReady))) {
      for (const letter of "mina") await page.keyboard.insertText(letter);
      typed += "mina";
    }
    await expect(email).toHaveValue(typed);
  }
});

test("[LAND-1] an account never sees the visitors' page, and a visitor does again after it", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await login(page, "user", sampleLearner);

  const answer = await page.goto("/");
  expect(await answer?.text()).not.toContain(headings["/"]);
  await expect(page.getByRole("heading", { level: 1, name: /^Hello, / })).toBeVisible();

  await page.context().clearCookies({ name: /session_token/ });
  const again = await page.goto("/");
  expect(await again?.text()).toContain(headings["/"]);
});

declare global {
  interface Window {
    firstLoad: { heading: Element | null; isReady: boolean; shifts: string[] };
  }
}

/** Runs in the page before its own scripts. */
function watchFirstLoad(): void {
  const seen: Window["firstLoad"] = { heading: null, isReady: false, shifts: [] };
  window.firstLoad = seen;
  document.addEventListener("DOMContentLoaded", () => {
    seen.heading = document.querySelector("h1");
  });
  document.addEventListener("codetale-ready", () => {
    seen.isReady = true;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts.push(JSON.stringify(entry));
  }).observe({ type: "layout-shift", buffered: true });
}

/** By what the page looks like. */
function schemeOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
}

/** Keeps the app's code back. @returns sends it */
function holdApp(page: Page): Promise<() => void> {
  return hold(page, "**/assets/app-*.js");
}

/** Keeps back what is asked for at such an address. @returns sends it, and whatever follows */
async function hold(page: Page, address: string): Promise<() => void> {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(address, (route) => isSent.then(() => route.continue()));
  return send;
}
