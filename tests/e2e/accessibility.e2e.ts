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

const widths = [390, 900, 1440];
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
    "/schedule",
    "/stories/library",
    "/story_player",
    "/no_such_page",
  ],
  learner: [
    "/my_schedule",
    "/my_schedule?tab=past",
    "/new_user",
    "/schedule",
    "/schedule_chat",
    "/stories/create",
    "/stories_library",
  ],
  coder: ["/coders_home", "/coders_home?tab=past", "/coders_new_user", "/schedule_chat"],
};

const people = {
  visitor: async () => {},
  learner: (page: Page) => login(page, "user", sampleLearner),
  coder: (page: Page) => login(page, "coder", sampleCoder),
} satisfies Record<keyof typeof screens, (page: Page) => Promise<void>>;

for (const colorScheme of schemes) {
  for (const person of ["visitor", "learner", "coder"] as const) {
    test(`[NAV-4] [SCHED-2] [CHAT-1] a ${person}'s screens hold together at each width, ${colorScheme}`, async ({
      openWindow,
    }) => {
      test.setTimeout(400_000);
      const page = await openWindow({ colorScheme });
      await people[person](page);
      await visitAll(page, screens[person], { colorScheme, person });
    });
  }
}

interface Look {
  colorScheme: (typeof schemes)[number];
  person: string;
}

async function visitAll(page: Page, paths: readonly string[], look: Look): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`${path} at ${width} px`, () => holdsTogether(page, path, width, look));
    }
  }
}

async function holdsTogether(page: Page, path: string, width: number, look: Look) {
  const { colorScheme, person } = look;
  const name = `${colorScheme}-${person}${path.replaceAll(/\W+/g, "-")}-${width}`;
  await takePicture(page, name);
  await expectNoSidewaysScroll(page);
  if (!examined[colorScheme].includes(width)) return;
  expect(await findSeriousViolations(page)).toEqual([]);
}
