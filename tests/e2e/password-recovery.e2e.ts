/** A forgotten password is set anew by way of the mailbox. */
import type { Page } from "@playwright/test";
import { expect, login, test } from "./support/fixtures.ts";
import { newPassword, register } from "./support/registration.ts";

const NEXT_PASSWORD = "slow-rivers-remember";

test("[FORGOT-1] [FORGOT-2] [FORGOT-3] a forgotten password is replaced, and every session ends", async ({
  server,
  openWindow,
}) => {
  const email = "forgetful@mail.example";
  const laptop = await openWindow();
  const phone = await openWindow({ viewport: { width: 390, height: 844 } });
  await register(laptop, server, "user", email);
  await login(laptop, "user", email, newPassword);

  await test.step("the code is sent, asked for and checked", async () => {
    await phone.goto("/login");
    await phone.getByRole("link", { name: "Forgot Password" }).click();
    // The login screen, which asks for an email too, stays until the next one is drawn.
    await expect(phone.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await expect(phone).toHaveURL(/\/forgot_password$/);
    await phone.getByLabel("Email", { exact: true }).fill(email);
    await phone.getByRole("button", { name: "Send Verification Code" }).click();

    await expect(phone.getByLabel("OTP", { exact: true })).toBeFocused();
    await expect(phone.getByText(/ask for a new one in \d+ s/)).toBeVisible();
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await expect(phone.getByLabel("Email", { exact: true })).toHaveValue(email);
    await phone.getByRole("button", { name: "Send Verification Code" }).click();

    const code = await server.codeFor(email, "set a new password");
    await sendCode(phone, code === "000000" ? "000001" : "000000");
    await expect(phone.getByText("Invalid verification code. Please try again.")).toBeVisible();
    await sendCode(phone, code);
    await expect(
      phone.getByText("Password reset email sent. Please check your inbox."),
    ).toBeVisible();
  });

  const link = await server.linkFor(email);
  await test.step("the link sets a new password, once", async () => {
    await phone.goto(link);
    await expect(phone.getByLabel("New Password")).toBeVisible();
    await expect(phone).toHaveURL(/\/reset_password$/);
    await setPassword(phone, "password");
    await expect(phone.getByText(/^This password is one of the most common/)).toBeVisible();
    await setPassword(phone, NEXT_PASSWORD);
    await phone.waitForURL("**/login");
    await expect(phone.getByText(/^Your password has been changed\./)).toBeVisible();
  });

  await test.step("every session that was open has ended", async () => {
    await expect(laptop.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await laptop.waitForURL("**/login");
  });

  await test.step("the link works no more, and neither does the old password", async () => {
    await laptop.goto(link);
    await setPassword(laptop, "another-quiet-lantern");
    await expect(
      laptop.getByText("This link has expired or was already used. Please ask for a new one."),
    ).toBeVisible();

    await laptop.goto("/login");
    await signIn(laptop, email, newPassword);
    await expect(
      laptop.getByText("Invalid password. Please double-check your password and try again."),
    ).toBeVisible();
    await signIn(laptop, email, NEXT_PASSWORD);
    await laptop.waitForURL("**/new_user");
  });
});

async function sendCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("OTP", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Verify Email" }).click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New Password").fill(password);
  await page.getByRole("button", { name: "Set new password" }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
