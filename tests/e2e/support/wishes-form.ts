/** The form of a parent's wishes. */
import type { Page } from "@playwright/test";

/** @param typed for each label of the form */
export async function fillIn(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
