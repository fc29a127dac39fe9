/** A borrowed session gets nowhere, and an account whose address was changed is taken back. */
import type { Browser, Page } from "@playwright/test";
import { expect, login, openPage, test } from "./support/fixtures.ts";
import { AppServer } from "./support/app-server.ts";
import { expectNoSidewaysScroll, findViolations, takePicture } from "./support/page-checks.ts";
import { completeProfile, newPassword, register } from "./support/registration.ts";

const TITLE = "Confirm that it is you";
const PROOF_MISSING = "Please confirm first that it is you.";
const ENDED = "Your session has ended. Please log in again.";
const THIEFS_PASSWORD = "walnut-bicycle-orchid";
const OWNERS_NEXT = "harbour-violet-engine";

test("[LOGIN-12] [PROF-3] whoever borrows a session reaches nothing that keeps the owner out", async ({
  browser,
  server,
  openWindow,
}) => {
  const email = "lent@mail.example";
  const owner = await openOwner(server, openWindow, email);
  const thief = await borrow(browser, server, owner);
  await thief.goto("/new_user");

  await test.step("another address is not taken, with a guessed password neither", async () => {
    await typeVerifiedAddress(thief, server, "thief-1@mail.example");
    await thief.getByRole("button", { name: "Update Profile" }).click();
    const dialog = thief.getByRole("dialog", { name: TITLE });
    await dialog.getByLabel("Password", { exact: true }).fill("a guess of mine");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await expect(dialog.getByText(/^Invalid password\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Send me a code by email instead" }).click();
    await expect(dialog.getByText(email)).toBeVisible();
    await cancel(thief);
    await expect(thief.getByText(`Error updating user: ${PROOF_MISSING}`)).toBeVisible();
  });

  await test.step("neither is another password, the data, or the account's end", async () => {
    await thief.getByRole("button", { name: "Change my password" }).click();
    const change = thief.getByRole("dialog", { name: "Change my password" });
    await change.getByLabel("New Password").fill(THIEFS_PASSWORD);
    await change.getByRole("button", { name: "Set new password" }).click();
    await cancel(thief);
    await expect(change.getByText(PROOF_MISSING)).toBeVisible();
    await change.getByRole("button", { name: "Cancel" }).click();

    await thief.getByRole("button", { name: "Download my data" }).click();
    await cancel(thief);
    await expect(thief.getByText(PROOF_MISSING, { exact: true })).toBeVisible();

    await thief.getByRole("button", { name: "Delete my account" }).click();
    const deletion = thief.getByRole("dialog", { name: "Delete my account" });
    await deletion.getByLabel("Your email address").fill(email);
    await deletion.getByRole("button", { name: "Delete my account" }).click();
    await cancel(thief);
    await expect(deletion.getByText(PROOF_MISSING)).toBeVisible();
  });

  await test.step("no page is needed to be refused", async () => {
    const calls = [
      thief.request.post("/onboard/change-password", { data: { password: THIEFS_PASSWORD } }),
      thief.request.post("/onboard/unlink-google", { data: { linkId: "any" } }),
      thief.request.post("/onboard/delete-account", { data: { email } }),
      thief.request.get("/onboard/my-data"),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status()).toBe(403);
  });

  await test.step("the owner signs everybody else out", async () => {
    await owner.goto("/new_user");
    await owner.getByRole("button", { name: "Sign out everywhere" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await owner.waitForURL("**/login");
    await expect(thief.getByText(ENDED)).toBeVisible();
    await login(owner, "user", email, newPassword);
  });
  await thief.context().close();
});

for (const scheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    const name = `${scheme}-${width}`;
    test(`[PROF-3] who loses the password takes the account back from the mail, ${scheme}, at ${width} px`, async ({
      browser,
      server,
      openWindow,
    }) => {
      const email = `robbed-${name}@mail.example`;
      const thiefs = `robber-${name}@mail.example`;
      const owner = await openOwner(server, openWindow, email, { width, scheme });
      const thief = await openPage(browser, { baseURL: server.url, colorScheme: scheme });
      await thief.setViewportSize({ width, height: 900 });

      await test.step("a new device is told to the owner", async () => {
        await login(thief, "user", email, newPassword);
        const { text } = await server.mailTo(email, /on a device that was not used/);
        expect(text).toMatch(/Device: \w+ on \w+/);
      });

      await test.step("the thief gives it another address and another password", async () => {
        await thief.goto("/new_user");
        await typeVerifiedAddress(thief, server, thiefs);
        await thief.getByRole("button", { name: "Update Profile" }).click();
        await look(thief, `proof-${name}`);
        await prove(thief, newPassword);
        await thief.waitForURL("**/home");
        await thief.goto("/new_user");
        await thief.getByRole("button", { name: "Change my password" }).click();
        await thief.getByLabel("New Password").fill(THIEFS_PASSWORD);
        await look(thief, `new-password-${name}`);
        await thief.getByRole("button", { name: "Set new password" }).click();
        await prove(thief, newPassword);
        await expect(thief.getByText(/^Your new password is set\./)).toBeVisible();
        await expect(owner.getByText(ENDED)).toBeVisible();
      });

      await test.step("the owner puts the address back", async () => {
        const { text } = await server.mailTo(email, /undo_address_change/);
        await owner.goto(/\bhttps?:\/\/\S+/.exec(text)?.[0] ?? "");
        await look(owner, `undo-${name}`);
        await owner.getByRole("button", { name: "Put my address back" }).click();
        await expect(thief.getByText(ENDED)).toBeVisible();
        await owner.getByLabel("New Password").fill(OWNERS_NEXT);
        await owner.getByRole("button", { name: "Set new password" }).click();
        await owner.waitForURL("**/login");
      });

      await test.step("and is alone in the account", async () => {
        await login(owner, "user", email, OWNERS_NEXT);
        await owner.goto("/new_user");
        const places = owner.getByRole("region", { name: "Where you are signed in" });
        await expect(places.getByRole("listitem")).toHaveCount(1);
        await expect(owner.getByLabel("Email", { exact: true })).toHaveValue(email);
        await owner.getByRole("region", { name: "Your password" }).scrollIntoViewIfNeeded();
        await look(owner, `ways-in-${name}`);
        for (const address of [email, thiefs]) {
          const refused = await thief.request.post("/onboard/login", {
            data: { email: address, password: THIEFS_PASSWORD },
          });
          expect(refused.ok()).toBe(false);
        }
      });
      await thief.context().close();
    });
  }
}

for (const scheme of ["light", "dark"] as const) {
  test(`[LOGIN-9] an account that came by Google proves by it, and gets a password in its place, ${scheme}`, async ({
    browser,
  }) => {
    const server = await AppServer.start();
    const page = await openPage(browser, { baseURL: server.url, colorScheme: scheme });
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByRole("link", { name: /^Continue as Ada Newcomer/ }).click();
    await page.waitForURL("**/new_user");

    await test.step("the only way in stays", async () => {
      const remove = page.getByRole("button", { name: "Remove newcomer@codetale.example" });
      await remove.scrollIntoViewIfNeeded();
      await lookAtBothWidths(page, `google-linked-${scheme}`);
      await remove.click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      const dialog = page.getByRole("dialog", { name: TITLE });
      await dialog.getByRole("button", { name: "Continue with Google" }).waitFor();
      await lookAtBothWidths(page, `proof-google-${scheme}`);
      await proveByGoogle(page);
      await expect(page.getByText("This is your only way in.")).toBeVisible();
    });

    await test.step("a password takes its place", async () => {
      await page.getByRole("button", { name: "Set a password" }).click();
      await page.getByLabel("New Password").fill(OWNERS_NEXT);
      await page.getByRole("button", { name: "Set new password" }).click();
      await expect(page.getByText(/^Your new password is set\./)).toBeVisible();
      await page.getByRole("button", { name: "Remove newcomer@codetale.example" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      const dialog = page.getByRole("dialog", { name: TITLE });
      await dialog.getByRole("button", { name: "Send me a code by email instead" }).click();
      await dialog.getByRole("button", { name: "Send a code" }).click();
      await lookAtBothWidths(page, `proof-code-${scheme}`);
      const code = await server.codeFor("newcomer@codetale.example");
      await dialog.getByLabel("OTP", { exact: true }).fill(code);
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByText("The Google account is removed.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Remove newcomer/ })).toBeHidden();
    });
    await page.context().close();
    await server.stop();
  });
}

type OpenWindow = (options?: {
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
}) => Promise<Page>;

async function openOwner(
  server: AppServer,
  openWindow: OpenWindow,
  email: string,
  { width, scheme }: { width: number; scheme: "light" | "dark" } = { width: 1440, scheme: "light" },
): Promise<Page> {
  const owner = await openWindow({ viewport: { width, height: 900 }, colorScheme: scheme });
  await register(owner, server, "user", email);
  await login(owner, "user", email, newPassword);
  await completeProfile(owner, "user", "Mina");
  return owner;
}

/** The same session in another browser, as who copies its cookies has it. */
async function borrow(browser: Browser, server: AppServer, owner: Page): Promise<Page> {
  const storageState = await owner.context().storageState();
  return openPage(browser, { baseURL: server.url, storageState });
}

/** With the code that goes to the address, which whoever types it reads. */
async function typeVerifiedAddress(page: Page, server: AppServer, address: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(address);
  await page.getByRole("button", { name: "Verify Email" }).click();
  await page.waitForURL("**/verify_email");
  await page.getByLabel("OTP", { exact: true }).fill(await server.codeFor(address));
  await page.getByRole("button", { name: "Verify Email" }).click();
  await page.waitForURL("**/new_user");
}

async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: TITLE });
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** In the window that Google opens in, which closes by itself. */
async function proveByGoogle(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: TITLE });
  const [google] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  await Promise.all([
    google.waitForEvent("close"),
    google.getByRole("link", { name: /^Continue as Ada Newcomer/ }).click(),
  ]);
  await expect(dialog).toBeHidden();
}

async function cancel(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: TITLE });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
}

async function lookAtBothWidths(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, `${name}-${width}`);
  }
}

async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expectNoSidewaysScroll(page, name);
  expect(await findViolations(page), name).toEqual([]);
  await takePicture(page, name);
}
