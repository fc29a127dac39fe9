/** What every journey stands on: the product running, and people who can sign in. */
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import { AppServer } from "./app-server.ts";
import { recordPage } from "./page-record.ts";
import { codersKey, samplePassword } from "./sample-accounts.ts";

export { expect } from "@playwright/test";
export { codersKey, sampleCoder, sampleLearner, samplePassword } from "./sample-accounts.ts";

interface Fixtures {
  /** Opens a browser window of its own, with a clock that can be moved. */
  openWindow(options?: BrowserContextOptions): Promise<Page>;
}

interface WorkerFixtures {
  /** The product with its sample data; shared by the tests of one worker. */
  server: AppServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await AppServer.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  openWindow: async ({ browser, server }, use, test) => {
    const pages: Page[] = [];
    const records: (() => string[])[] = [];
    await use(async (options) => {
      const page = await openPage(browser, { baseURL: server.url, ...options });
      pages.push(page);
      records.push(recordPage(page));
      return page;
    });
    if (test.status !== test.expectedStatus) {
      await test.attach("pages", { body: records.flatMap((tell) => tell()).join("\n") });
    }
    for (const page of pages) await page.context().close();
  },
});

export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** Signs in on the screen of the given part and waits until the screen after it is there. */
export async function login(
  page: Page,
  person: "user" | "coder",
  email: string,
  password = samplePassword,
  key = codersKey,
): Promise<void> {
  await page.goto(person === "coder" ? "/coders_login" : "/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  if (person === "coder") await page.getByLabel("Coders Key", { exact: true }).fill(key);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes("login"));
}
