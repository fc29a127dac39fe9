/** Registration as a person does it: form, code from the mailbox, sign-in, profile. */
import type { Page } from "@playwright/test";
import type { AppServer } from "./app-server.ts";
import { codersKey, expect } from "./fixtures.ts";
import { aPicture } from "./pictures.ts";

export const newPassword = "quiet-lanterns-drift";

export async function register(
  page: Page,
  server: AppServer,
  person: "user" | "coder",
  email: string,
  key = codersKey,
): Promise<void> {
  await page.goto(person === "coder" ? "/coders_register" : "/register");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  if (person === "coder") await page.getByLabel("Coders Key", { exact: true }).fill(key);
  await page.getByRole("button", { name: "Get Started" }).click();

  await page.waitForURL("**/verify_email");
  await page.getByLabel("OTP", { exact: true }).fill(await server.codeFor(email));
  await page.getByRole("button", { name: "Verify Email" }).click();
  await expect(page.getByText("Registration successful. Please login to continue.")).toBeVisible();
}

export async function completeProfile(
  page: Page,
  person: "user" | "coder",
  name: string,
): Promise<void> {
  await page.waitForURL(person === "coder" ? "**/coders_new_user" : "**/new_user");
  await page.getByLabel("Name", { exact: true }).fill(name);
  if (person === "user")
    await page.getByLabel("Profile photo").setInputFiles(await aPicture("portrait.png"));
  await page.getByRole("button", { name: "Update Profile" }).click();
  await page.waitForURL(person === "coder" ? "**/coders_home" : "**/home");
}
