/** What a newcomer finds: a session in every state, to look at and to go on with. */
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";

test("[OPS-1] [SCHED-4] the sample learner has a session in every state", async ({
  openWindow,
}) => {
  const page = await openWindow();
  await login(page, "user", sampleLearner);
  await page.goto("/my_schedule");

  const session = (company: string) => page.getByRole("article").filter({ hasText: company });
  await expect(session("Acme").getByRole("button", { name: "Continue Test" })).toBeVisible();
  await expect(session("Initech").getByRole("button", { name: "Start Test" })).toBeVisible();
  await expect(session("Northwind").getByText("Pending")).toBeVisible();
  await expect(session("Globex").getByText("Assigned")).toBeVisible();
  await expect(session("Umbra Labs").getByText("Unpaid")).toBeVisible();

  await page.getByRole("tab", { name: "Past Schedules" }).click();
  await expect(session("Hooli").getByText("Test Completed")).toBeVisible();
  await expect(session("Stark Tools").getByText("Missed Test")).toBeVisible();
});

test("[CHAT-1] [CHAT-7] a newcomer chats with themselves in two windows", async ({
  openWindow,
}) => {
  const learner = await openWindow();
  const coder = await openWindow();
  await login(learner, "user", sampleLearner);
  await login(coder, "coder", sampleCoder);
  await learner.goto("/my_schedule");
  await learner.getByRole("button", { name: "Continue Test" }).click();
  await coder.getByRole("button", { name: "Continue Test" }).click();

  await learner.getByLabel("Message", { exact: true }).fill("Is anybody there?");
  await learner.getByRole("button", { name: "Send", exact: true }).click();

  await expect(coder.getByRole("log").getByText("Is anybody there?")).toBeVisible();
});
