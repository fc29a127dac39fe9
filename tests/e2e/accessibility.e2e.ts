/** Every screen, narrow and wide, light and dark: nothing serious for axe, nothing sideways. */
import type { Page } from "@playwright/test";
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import {
  expectNoSidewaysScroll,
  findSeriousViolations,
  takePicture,
} from "./support/page-checks.ts";

// The longest file of all: its tests are for every worker.
test.describe.configure({ mode: "parallel" });

const widths = [1440, 900, 390];
const schemes = ["light", "dark"] as const;
/** Colours and names are the same at each width that has the same layout, so axe looks at few. */
const examined = { light: [390, 1440], dark: [390] };

const screens = {
  visitor: [
    "/",
    "/login",
    "/register",
    "/coders_login",
    "/coders_register",
    "/forgot_password",
    "/reset_password",
    "/proven?error=access-denied",
    "/undo_address_change#token=any",
    "/schedule",
    "/stories/library",
    "/story_player",
    "/no_such_page",
  ],
  learner: [
    "/my_schedule",
    "/my_schedule?tab=past",
    "/new_user",
    "/my_notices",
    "/schedule",
    "/schedule_chat",
    "/stories/create",
    "/stories_library",
  ],
  coder: [
    "/coders_home",
    "/coders_home?tab=past",
    "/coders_home?tab=requests",
    "/coders_new_user",
    "/schedule_chat",
  ],
};

const people = {
  visitor: async () => {},
  learner: (page: Page) => login(page, "user", sampleLearner),
  coder: (page: Page) => login(page, "coder", sampleCoder),
} satisfies Record<keyof typeof screens, (page: Page) => Promise<void>>;

for (const person of ["visitor", "learner", "coder"] as const) {
  test(`[NAV-4] [SCHED-2] [CHAT-1] a ${person}'s screens hold together at each width, light and dark`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    await people[person](page);
    for (const path of screens[person]) await visit(page, path, person);
    if (person === "learner") await visit(page, await coderPath(page), person);
  });
}

/** Of the profile of a coder who has joined one of the learner's sessions. */
async function coderPath(page: Page): Promise<string> {
  await page.goto("/my_schedule");
  const coder = page.locator('a[href^="/coder/"]').first();
  return (await coder.getAttribute("href")) ?? "no coder";
}

async function visit(page: Page, path: string, person: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${path} at ${width} px, ${colorScheme}`, async () => {
        await takePicture(page, `${colorScheme}-${person}${path.replaceAll(/\W+/g, "-")}-${width}`);
        await expectNoSidewaysScroll(page);
        expect(await page.evaluate(headingsAsLargeAsTheFirst)).toEqual([]);
        if (!examined[colorScheme].includes(width)) return;
        expect(await findSeriousViolations(page)).toEqual([]);
      });
    }
  }
}

/** Headings of the second level whose letters are no smaller than those of the first. */
function headingsAsLargeAsTheFirst(): string[] {
  const sizeOf = (heading: Element | null) =>
    heading ? parseFloat(getComputedStyle(heading).fontSize) : 0;
  const first = sizeOf(document.querySelector("h1"));
  return [...document.querySelectorAll("h2")]
    .filter((heading) => sizeOf(heading) >= first)
    .map(({ textContent }) => textContent);
}
