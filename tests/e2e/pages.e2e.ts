/** The pages that tell about the product, and the question bank, as people walk through them. */
import type { Locator, Page } from "@playwright/test";
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
  findSeriousViolations,
  openTakenOver,
} from "./support/page-checks.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const windows = [
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
] as const;

for (const { width, colorScheme } of windows) {
  test(`[PAGES-1] [PAGES-2] [NAV-5] [NAV-6] [NAV-7] a visitor walks through the pages at ${width} px`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 }, colorScheme });
    await openTakenOver(page, "/");
    const footer = page.getByRole("contentinfo");

    await test.step("about us", async () => {
      await follow(page, footer, "About Us", "About Us");
      await expect(
        page.getByText("Less than 1% of coding enthusiasts become proficient developers."),
      ).toBeVisible();
      const logos = page.getByRole("region", { name: "Our backers" }).getByRole("img");
      await expect(logos).toHaveCount(2);
      for (const logo of await logos.all()) await expect.poll(() => isDrawn(logo)).toBe(true);
    });

    await test.step("contact us", async () => {
      await follow(page, footer, "Contact Us", "Let's connect");
      const email = page.getByRole("region", { name: "Reach out" }).getByRole("link");
      await expect(email).toHaveAttribute("href", "mailto:hello@codetale.example");
      await expect(page.getByRole("region", { name: "Address" })).toContainText("400068");
    });

    await test.step("terms and privacy", async () => {
      await follow(page, footer, "Terms of use", "Terms of use");
      await follow(page, footer, "Privacy policy", "Privacy policy");
      await page.getByRole("link", { name: "Having it deleted" }).click();
      await expect(page.getByRole("heading", { name: "Having it deleted" })).toBeInViewport();
    });

    await test.step("a page that is not there", async () => {
      await page.goto("/no_such_page");
      await expect(page.getByRole("heading", { name: "404 - Not Found" })).toBeVisible();
      await expect(page.getByText("The page you are looking for does not exist.")).toBeVisible();
      await holdsTogether(page);
      await page.getByRole("main").getByRole("button", { name: "Login" }).click();
      await page.waitForURL("**/login");
    });
  });

  test(`[PROB-1] [PROB-2] [GUARD-1] a learner reads the question bank and adds to it at ${width} px`, async ({
    openWindow,
  }) => {
    const page = await openWindow({ viewport: { width, height: 900 }, colorScheme });
    const question = `Is \`x\` a power of two, asked at ${width} px?`;

    await test.step("what a visitor typed is not stored, and outlives the login", async () => {
      await page.goto("/add_question");
      await page.getByLabel("Question", { exact: true }).fill(question);
      await page.getByLabel("Answer", { exact: true }).fill(answer);
      await holdsTogether(page);
      await page.getByRole("button", { name: "Add a Question" }).click();
      await expect(page.getByText("User not authenticated.")).toBeVisible();
      await page.getByRole("link", { name: "Log in", exact: true }).click();
      await page.getByLabel("Email", { exact: true }).fill(sampleLearner);
      await page.getByLabel("Password", { exact: true }).fill(samplePassword);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await page.waitForURL("**/add_question");
      await expect(page.getByLabel("Question", { exact: true })).toHaveValue(question);
      await expect(page.getByLabel("Answer", { exact: true })).toHaveValue(answer);
    });

    await test.step("adding it, pressed twice, adds it once and clears the form", async () => {
      await page.getByRole("button", { name: "Add a Question" }).dblclick();
      await expect(page.getByText("Your question is in the bank.")).toBeVisible();
      await expect(page.getByLabel("Question", { exact: true })).toHaveValue("");
      await expect(page.getByLabel("Answer", { exact: true })).toHaveValue("");
      await page.getByRole("link", { name: "See all questions" }).click();
    });

    await test.step("it is found, and its answer shown when it is wanted", async () => {
      await expect(page.getByRole("heading", { name: "Hey All Questions" })).toBeVisible();
      await page.getByLabel("Search", { exact: true }).fill(`POWER ${width} & (x - 1)`);
      await expect(page).toHaveURL(/\?search=/);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("button", { name: "Show answer" }).click();
      await expect(page.getByText("return x > 0 and x & (x - 1) == 0")).toBeVisible();
      await expect(page.locator(".hljs-keyword").first()).toBeVisible();
      await holdsTogether(page);
      await page.reload();
      await expect(page.getByRole("article")).toHaveCount(1);
    });

    await test.step("nothing found leads back to everything", async () => {
      await page.getByLabel("Search", { exact: true }).fill("zebra crossing");
      await expect(page.getByText("No questions found.")).toBeVisible();
      await page.getByRole("link", { name: "Show all questions" }).click();
      await expect(page.getByLabel("Search", { exact: true })).toHaveValue("");
    });

    await test.step("with more than twenty there are pages", async () => {
      await page.evaluate(addMany, 10);
      await page.goto("/all_questions");
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
      await expect(page.getByRole("article").first()).toBeInViewport();
      await holdsTogether(page);
      await page.goBack();
      await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    });
  });
}

test("[GUARD-1] a visitor who wants all questions logs in first and comes back", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto("/all_questions?search=linked");
  await page.waitForURL("**/login");
  await page.getByLabel("Email", { exact: true }).fill(sampleLearner);
  await page.getByLabel("Password", { exact: true }).fill(samplePassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await page.waitForURL("**/all_questions?search=linked");
  await expect(page.getByText("Reverse a singly linked list in place.")).toBeVisible();
});

test("[PROB-2] a coder adds a question too; a failure keeps both texts and is logged", async ({
  openWindow,
}) => {
  const page = await openWindow();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`));
  await login(page, "coder", sampleCoder);
  await page.goto("/add_question");
  await page.getByLabel("Question", { exact: true }).fill("What does `volatile` promise?");
  await page.getByLabel("Answer", { exact: true }).fill("Visibility, not atomicity.");

  await page.route("**/problems", (route) => route.abort());
  await page.getByRole("button", { name: "Add a Question" }).click();
  await expect(page.getByText(/^The question could not be added\./)).toBeVisible();
  await expect(page.getByLabel("Answer", { exact: true })).toHaveValue(
    "Visibility, not atomicity.",
  );
  expect(logged.join("\n")).toContain("error: The question could not be added.");

  await page.unroute("**/problems");
  await page.getByRole("button", { name: "Add a Question" }).click();
  await expect(page.getByText("Your question is in the bank.")).toBeVisible();
  await page.getByRole("link", { name: "See all questions" }).click();
  await page.waitForURL("**/all_questions");
  await expect(page.getByText(/^What does .*volatile.* promise\?$/).first()).toBeVisible();
});

const answer = `A power of two has one bit set.
\`\`\`python
def is_power(x):
    return x > 0 and x & (x - 1) == 0
\`\`\``;

/** Follows a link to a screen, which then has the focus on its heading and is sound. */
async function follow(page: Page, from: Locator, link: string, heading: string): Promise<void> {
  await from.getByRole("link", { name: link, exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: heading, exact: true });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/ · Codetale$/);
  await holdsTogether(page);
}

/** Nothing reaches out sideways, and nothing is serious for axe. */
async function holdsTogether(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await findSeriousViolations(page)).toEqual([]);
}

/** Whether the browser has found an image in the file. */
function isDrawn(image: Locator): Promise<boolean> {
  return image.evaluate((element) => (element as HTMLImageElement).naturalWidth > 0);
}

/** Runs in the page, as who is signed in there. */
async function addMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const body = { id: crypto.randomUUID(), question: `Question ${number}`, ans: "Yes." };
    await fetch("/problems", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
}
