/** A session is booked by pressing days and times, by keyboard too, and booked again. */
import type { Page } from "@playwright/test";
import { expect, login, sampleLearner, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePictures } from "./support/page-checks.ts";

const DAY_MS = 86_400_000;

test("[BOOK-2] [BOOK-4] [BOOK-5] a learner books by pressing a day, a length and a start", async ({
  openWindow,
}) => {
  const page = await openWindow({ timezoneId: "Asia/Kolkata" });
  await login(page, "user", sampleLearner);
  await page.goto("/schedule");
  await expect(page.getByText(/^Day and times are in your time, GMT\+5:30/)).toBeVisible();

  await page.getByRole("button", { name: "Later days" }).click();
  await days(page).first().check();
  await page.getByRole("radio", { name: "90 min" }).check();
  await page.getByRole("radio", { name: /^Afternoon/ }).check();
  await page.getByRole("radio", { name: "2:30 PM", exact: true }).check();
  await expect(page.getByLabel("Start Time", { exact: true })).toHaveValue("14:30");
  await expect(page.getByLabel("End Time", { exact: true })).toHaveValue("16:00");
  await fillInWhat(page);
  await expectNoSidewaysScroll(page);
  expect(await findViolations(page)).toEqual([]);
  await takePictures(page, "booker");
  await page.getByRole("button", { name: "Pay & Book" }).click();

  await expect(page.getByText("Payment successful!")).toBeVisible();
  await expect(page.getByText(/2:30 PM to 4:00 PM \(Asia\/Kolkata\)/)).toBeVisible();
});

test("[BOOK-2] [BOOK-5] days, starts and cities are chosen by keyboard alone", async ({
  openWindow,
}) => {
  const page = await openWindow({ timezoneId: "Europe/Berlin" });
  await page.goto("/schedule");

  await page.getByRole("button", { name: "Later days" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(days(page).nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "90 min" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Afternoon/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("Start Time", { exact: true })).toHaveValue("12:30");
  await expect(page.getByLabel("End Time", { exact: true })).toHaveValue("14:00");

  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.focus();
  await page.keyboard.type("IST");
  await expect(page.getByRole("option", { name: /Kolkata, India/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(zone).not.toHaveValue("IST");
  await zone.fill("India");
  await page.getByRole("option", { name: /Kolkata, India/ }).click();
  await expect(
    page.getByText(/^Day and times are in the time of Kolkata, GMT\+5:30/),
  ).toBeVisible();
  await expect(page.getByLabel("Start Time", { exact: true })).toHaveValue("12:30");
});

test("[BOOK-4] on a phone the summary and Pay & Book stay in view, and the focus above them", async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await page.goto("/schedule");
  const button = page.getByRole("button", { name: "Pay & Book" });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Choose a day and a time")).toBeInViewport();

  await days(page).last().check();
  await page.getByRole("radio", { name: "90 min" }).check();
  await page.getByRole("radio", { name: /^Evening/ }).check();
  await page.getByRole("radio", { name: "6:00 PM", exact: true }).check();
  await expect(page.getByText(/6:00 PM to 7:30 PM/)).toBeInViewport();
  const field = page.getByLabel("Accommodations", { exact: true });
  await field.focus();
  const top = (await button.boundingBox())?.y ?? 0;
  const box = await field.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
});

test("[BOOK-2] an earlier session is booked again in one press", async ({ openWindow, server }) => {
  const page = await openWindow({ timezoneId: "Asia/Kolkata" });
  await login(page, "user", sampleLearner);
  await page.goto("/schedule");
  const day = new Date(server.now() + 20 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Start Time", { exact: true }).fill("07:10");
  await page.getByLabel("End Time", { exact: true }).fill("07:50");
  await fillInWhat(page);
  const booked = page.waitForResponse((response) => response.url().endsWith("add-schedule"));
  await page.getByRole("button", { name: "Pay & Book" }).click();
  const { scheduleId } = (await (await booked).json()) as { scheduleId: string };
  await expect(page.getByText("Payment successful!")).toBeVisible();

  await page.goto(`/schedule?again=${scheduleId}`);
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue("Lumen Works");
  const next = new Date(Date.parse(day) + 7 * DAY_MS).toISOString().slice(0, 10);
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(next);
  await page.getByRole("button", { name: "Pay & Book" }).click();
  await expect(page.getByText("Payment successful!")).toBeVisible();
  await expect(page.getByText(/7:10 AM to 7:50 AM/).first()).toBeVisible();
});

/** The radio buttons of the week that is shown. */
function days(page: Page) {
  return page.getByRole("group", { name: "Days" }).getByRole("radio");
}

async function fillInWhat(page: Page): Promise<void> {
  await page.getByLabel("Number of Questions", { exact: true }).fill("3");
  await page.getByLabel("Company", { exact: true }).fill("Lumen Works");
  await page.getByLabel("Mode", { exact: true }).selectOption("On Campus");
  await page.getByLabel("Difficulty", { exact: true }).selectOption("Medium");
  await page.getByLabel("Language", { exact: true }).selectOption("Python");
}
