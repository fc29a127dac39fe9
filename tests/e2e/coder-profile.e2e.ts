/** A coder says who they are, the learner of their session reads it, and rates them afterwards. */
import type { Page } from "@playwright/test";
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePictures } from "./support/page-checks.ts";

const ABOUT = "I wait while you think.";

test("[PROF-2] [GUARD-4] [SCHED-4] a coder's profile is written, read by their learner, and rated", async ({
  openWindow,
}) => {
  const coder = await openWindow();
  await login(coder, "coder", sampleCoder);
  await coder.goto("/coders_new_user");
  await coder.getByLabel("Languages", { exact: true }).fill("Python, Rust, python");
  await coder.getByLabel("Coding since", { exact: true }).fill("2014");
  await coder.getByLabel("About you", { exact: true }).fill(ABOUT);
  await coder.getByRole("button", { name: "Save what learners see" }).click();
  await expect(coder.getByText("Saved. Learners see it from now on.")).toBeVisible();
  await expect(coder.getByLabel("Languages", { exact: true })).toHaveValue("Python, Rust");
  await check(coder, "coder-settings");

  const learner = await openWindow();
  await login(learner, "user", sampleLearner);
  await learner.goto("/my_schedule");
  await learner.getByRole("link", { name: "Tomas Lindqvist" }).first().click();
  await learner.waitForURL("**/coder/**");
  await expect(learner.getByRole("heading", { level: 1 })).toHaveText("Tomas Lindqvist");
  for (const text of ["Rust", /Coding since 2014/, ABOUT]) {
    await expect(learner.getByText(text)).toBeVisible();
  }
  await check(learner, "coder");
  const address = learner.url();

  await learner.goto("/my_schedule?tab=past");
  const ticket = learner.getByRole("article").filter({ hasText: "Hooli" });
  await ticket.getByRole("button", { name: "Rate Tomas Lindqvist" }).click();
  await learner.getByRole("radio", { name: "4 of 5, very good" }).check();
  await learner.getByLabel("In your words", { exact: true }).fill("Patient.");
  await check(learner, "rating");
  await learner.getByRole("button", { name: "Save rating" }).click();
  await expect(ticket.getByText("You gave 4 stars")).toBeVisible();
  await learner.reload();
  await expect(ticket.getByText("You gave 4 stars")).toBeVisible();
  await expect(ticket.getByRole("link", { name: "Book again" })).toBeVisible();
  await check(learner, "rated");

  const stranger = await openWindow();
  await login(stranger, "user", "ravi@codetale.example");
  await stranger.goto(address);
  await expect(stranger.getByText("There is no such coder in your sessions.")).toBeVisible();
  await expect(stranger.getByText(ABOUT)).toHaveCount(0);
  await check(stranger, "coder-unknown");
});

async function check(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  expect(await findViolations(page)).toEqual([]);
  await takePictures(page, name);
}
