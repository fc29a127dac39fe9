/** What people do about their own account: see and end sessions, take their data, leave. */
import { readFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleLearner, test } from "./support/fixtures.ts";
import { newPassword, register } from "./support/registration.ts";

const ENDED = "Your session has ended. Please log in again.";
const MINUTE_MS = 60_000;

test("[LOGIN-12] [GUARD-5] an account signs out another browser, then all of them", async ({
  server,
  openWindow,
}) => {
  const email = "everywhere@mail.example";
  const laptop = await openWindow();
  const phone = await openWindow({ viewport: { width: 390, height: 844 } });
  await register(laptop, server, "user", email);
  await login(laptop, "user", email, newPassword);
  await login(phone, "user", email, newPassword);

  await test.step("the list has both, and one can be ended from the other", async () => {
    await laptop.reload();
    await expect(places(laptop)).toHaveCount(2);
    await expect(places(laptop).filter({ hasText: "This one" })).toHaveCount(1);
    await laptop.getByRole("button", { name: /^Sign out \S+ on/ }).click();
    await expect(places(laptop)).toHaveCount(1);

    await expect(phone.getByText(ENDED)).toBeVisible();
    await phone.waitForURL("**/login");
  });

  await test.step("signing out everywhere ends both", async () => {
    await login(phone, "user", email, newPassword);
    await laptop.getByRole("button", { name: "Sign out everywhere" }).click();
    await laptop.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await laptop.waitForURL("**/login");
    await expect(laptop.getByText("You are signed out everywhere.")).toBeVisible();
    await expect(laptop.getByText(ENDED)).toBeHidden();

    await expect(phone.getByText(ENDED)).toBeVisible();
    await phone.waitForURL("**/login");
  });

  await test.step("going back shows nothing of the account", async () => {
    await laptop.goBack();
    await laptop.waitForURL("**/login");
    await expect(laptop.getByText(email)).toBeHidden();
  });
});

test("[LOGIN-12] one tab follows the other in and out", async ({ openWindow }) => {
  const one = await openWindow();
  const other = await one.context().newPage();
  await other.goto("/login");
  await login(one, "user", sampleLearner);
  await other.waitForURL("**/home");

  await other.goto("/my_schedule");
  await one.getByRole("navigation", { name: "Main" }).getByText("My Schedules").click();
  await one.waitForURL("**/my_schedule");
  await one.getByRole("button", { name: "Logout" }).click();
  await expect(one.getByRole("link", { name: "Login", exact: true })).toBeVisible();
  await expect(one).toHaveURL(/\/home$/);
  await other.waitForURL("**/login");
});

test("[CONST-2] a page that stays open renews the session, once for all tabs", async ({
  browser,
}) => {
  // A server of its own, because its clock is moved by days.
  const server = await AppServer.start();
  const one = await openPage(browser, { baseURL: server.url });
  await login(one, "user", sampleLearner);
  const other = await one.context().newPage();
  await other.goto("/my_schedule");
  await other.getByRole("heading", { level: 1 }).waitFor();
  let renewals = 0;
  one.context().on("request", (request) => {
    if (isRenewal(request)) renewals += 1;
  });

  const expiresAt = await endOfSession(one);
  const aheadMs = expiresAt - server.now() - 4 * MINUTE_MS;
  await server.advance(aheadMs);
  // Both have this clock: a minute more, while the renewal is on its way, and they would give it up.
  const renewed = one.context().waitForEvent("requestfinished", isRenewal);
  await one.clock.fastForward(aheadMs);
  await renewed;
  expect(await endOfSession(one)).toBeGreaterThan(expiresAt);

  await one.clock.fastForward(MINUTE_MS);
  expect(await endOfSession(other)).toBeGreaterThan(expiresAt);
  expect(renewals).toBe(1);
  await one.context().close();
  await server.stop();
});

test("[GUARD-4] an account downloads its data and is deleted", async ({ server, openWindow }) => {
  const email = "leaving@mail.example";
  const page = await openWindow();
  await register(page, server, "user", email);
  await login(page, "user", email, newPassword);

  await test.step("the data comes as a file", async () => {
    await page.getByRole("button", { name: "Download my data" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
    await proof.getByLabel("Password", { exact: true }).fill(newPassword);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      proof.getByRole("button", { name: "Confirm" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("codetale-my-data.json");
    const data = JSON.parse(await readFile(await download.path(), "utf8")) as unknown;
    expect(JSON.stringify(data)).toContain(email);
  });

  await test.step("the account goes once its address is typed", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog");
    const press = () => dialog.getByRole("button", { name: "Delete my account" }).click();
    await press();
    await expect(dialog.getByText("Type your e-mail address to confirm.")).toBeVisible();
    await dialog.getByLabel("Your email address").fill(email);
    await press();
    await page.waitForURL("**/home");
    await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();
    await expect(page.getByText(ENDED)).toBeHidden();
    await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
  });

  await test.step("it cannot be signed in to any more", async () => {
    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(
      page.getByText("User not found. Please check the email address or register if you are new."),
    ).toBeVisible();
  });
});

function isRenewal(request: Request): boolean {
  return request.url().endsWith("/onboard/renew-session");
}

function places(page: Page) {
  return page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
}

async function endOfSession(page: Page): Promise<number> {
  const response = await page.request.get("/onboard/session");
  const { expiresAt } = (await response.json()) as { expiresAt: number };
  return expiresAt;
}
