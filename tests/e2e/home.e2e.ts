/** What a signed-in account finds at `/`, and what it is told at a page of the other role. */
import {
  expect,
  login,
  sampleCoder,
  sampleLearner,
  samplePassword,
  test,
} from "./support/fixtures.ts";
import {
  expectNoSidewaysScroll,
  findViolations,
  takePicture,
  takePictures,
} from "./support/page-checks.ts";

test("[LAND-1] [LAND-2] [LAND-3] visitors find the brochure at /, accounts their own home", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Two rooms under one roof" })).toBeVisible();

  await login(page, "user", sampleLearner);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Play Stories" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Unread messages" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Read it again" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await takePictures(page, "home");

  await page.getByRole("button", { name: "Play from Collection" }).click();
  await page.waitForURL("**/stories/library");
  await page.goBack();
  await page.getByRole("link", { name: "Book a session" }).click();
  await page.waitForURL("**/schedule");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await page.waitForURL("**/new_user");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Two rooms under one roof" })).toBeVisible();
});

for (const [who, heading] of [
  ["visitors", "Two rooms under one roof"],
  ["a learner", /^Hello, /],
] as const) {
  test(`[LAND-1] no word of "Play Stories" lies on the boat of its picture, for ${who}, at any width`, async ({
    openWindow,
  }) => {
    const page = await openWindow();
    if (who === "a learner") await login(page, "user", sampleLearner);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    for (const width of [320, 390, 599, 600, 768, 899, 900, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const section = page.getByRole("region", { name: "Play Stories" });
      await section.scrollIntoViewIfNeeded();
      await takePicture(page, `play-stories-${who}-${width}`);
      expect(await section.evaluate(wordsOnBoat), `at ${width} px`).toEqual([]);
    }
  });
}

/** What of the section's texts and buttons meets the boat, by where the picture draws it. */
function wordsOnBoat(section: Element): string[] {
  const toScreen = section.querySelector("svg")?.getScreenCTM();
  if (!toScreen) return ["there is no picture"];
  const first = new DOMPoint(182, 520).matrixTransform(toScreen);
  const last = new DOMPoint(334, 640).matrixTransform(toScreen);
  const boat = { left: first.x, top: first.y, right: last.x, bottom: last.y };
  return [...section.querySelectorAll("h2, p, button")]
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = element.matches("button") ? element : range;
      return [...words.getClientRects()].some(
        (box) =>
          box.left < boat.right &&
          box.right > boat.left &&
          box.top < boat.bottom &&
          box.bottom > boat.top,
      );
    })
    .map(({ textContent }) => textContent);
}

test("[GUARD-1] [GUARD-2] [PROB-1] a coder at a learner's page is told why and comes back to it as a learner", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await login(page, "coder", sampleCoder);
  await page.goto("/all_questions");
  await expect(page.getByRole("heading", { name: "Hey All Questions" })).toBeVisible();

  await page.goto("/my_schedule");
  await expect(page.getByRole("heading", { name: "This page is for learners" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Log in as a learner" }).click();
  await page.getByLabel("Email", { exact: true }).fill(sampleLearner);
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Current Schedules" })).toBeVisible();

  await page.goto("/coders_home");
  await expect(page.getByRole("heading", { name: "This page is for coders" })).toBeVisible();
  await page.getByRole("link", { name: "To your home" }).click();
  await expect(page.getByRole("heading", { name: /^Hello, / })).toBeVisible();
});

test("[GUARD-1] a visitor at a guarded page is told why the login is asked for", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto("/my_schedule");
  await page.waitForURL("**/login");
  await expect(page.getByText(/needs you to be signed in/)).toBeVisible();
});
