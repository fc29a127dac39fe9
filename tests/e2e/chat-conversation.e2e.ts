/** Two people talk: they see each other there, what has arrived, and what was changed. */
import type { Page } from "@playwright/test";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { findSeriousViolations, takePictures } from "./support/page-checks.ts";

test("[CHAT-1] [CHAT-7] presence, receipts, replies, edits and deletions reach the other at once", async ({
  browser,
}) => {
  const server = await AppServer.start();
  const learner = await openPage(browser, { baseURL: server.url });
  const coder = await openPage(browser, { baseURL: server.url });
  await login(learner, "user", sampleLearner);
  await login(coder, "coder", sampleCoder);
  await openChat(learner, "/my_schedule");

  await test.step("a message has reached a device, is seen, and its sender is told", async () => {
    await expect(learner.getByText("is here")).toHaveCount(0);
    await say(learner, "Shall I use a **heap**, `heapq`?");
    await expect(last(learner).getByText("Delivered")).toBeVisible();
    await openChat(coder, "/coders_home");
    await expect(last(learner).getByText("Seen")).toBeVisible();
    await expect(learner.getByText("Tomas Lindqvist is here")).toBeVisible();
    await expect(coder.getByText("Mina Okafor is here")).toBeVisible();
  });

  await test.step("typing is seen while it lasts", async () => {
    await message(coder).pressSequentially("Yes");
    await expect(learner.getByText("typing…")).toBeVisible();
    await message(coder).press("Enter");
    await expect(learner.getByText("typing…")).toHaveCount(0);
  });

  await test.step("a reply leads to what it answers", async () => {
    await choose(learner, "Yes", "Reply");
    await expect(message(learner)).toBeFocused();
    await takePictures(learner, "chat-replying");
    await learner.keyboard.type("Thank you");
    await learner.keyboard.press("Enter");
    const reply = bubble(coder, "Thank you");
    await expect(reply.getByRole("button", { name: /You/ })).toContainText("Yes");
    await reply.getByRole("button", { name: /You/ }).click();
    await expect(
      coder.getByRole("article", { name: /^You/ }).filter({ hasText: "Yes" }),
    ).toBeFocused();
  });

  await test.step("an edit and a deletion leave a trace on both screens", async () => {
    await choose(learner, "Thank you", "Edit");
    await learner.getByRole("textbox", { name: "Text" }).fill("Thanks a lot");
    await learner.getByRole("button", { name: "Save" }).click();
    await expect(bubble(coder, "Thanks a lot")).toContainText("edited");
    await choose(learner, "Shall I use", "Delete");
    await learner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(coder.getByText("Message deleted")).toBeVisible();
    await coder.reload();
    await expect(coder.getByText("Message deleted")).toBeVisible();
    await expect(bubble(coder, "Thanks a lot")).toContainText("edited");
    await choose(learner, "Yes", "Reply");
    await expect(learner.getByRole("menuitem")).toHaveCount(0);
    await learner.getByRole("button", { name: "Do not reply to it" }).click();
    await takePictures(learner, "chat-talk");
    expect(await findSeriousViolations(learner)).toEqual([]);
  });

  await test.step("after 15 minutes nothing of one's own can be changed", async () => {
    await server.advance(15 * 60_000);
    await learner.clock.fastForward(15 * 60_000);
    await bubble(learner, "Thanks a lot")
      .getByRole("button", { name: /^Actions/ })
      .click();
    await expect(learner.getByRole("menuitem", { name: "Reply" })).toBeVisible();
    await expect(learner.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
    await learner.keyboard.press("Escape");
  });

  await test.step("the list shows whose words they were, without marks, and which session", async () => {
    await say(learner, "Use `heapq` then");
    await expect(bubble(coder, "Use heapq then")).toBeVisible();
    await learner.goto("/schedule_chat");
    const row = learner
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link")
      .first();
    await expect(row).toContainText("You: Use heapq then");
    await expect(row).toContainText("Acme");
    await takePictures(learner, "chat-list");
  });

  await test.step("who comes back begins at what is unread", async () => {
    for (let line = 1; line <= 30; line += 1) await say(coder, `Line ${line}`);
    await expect(coder.getByRole("article", { name: /sending$/ })).toHaveCount(0);
    await learner
      .getByRole("navigation", { name: "Conversations" })
      .getByRole("link")
      .first()
      .click();
    await expect(learner.getByRole("separator", { name: "New messages" })).toBeInViewport();
    await expect(learner.getByText("Line 1", { exact: true })).toBeInViewport();
    await learner.getByRole("button", { name: "New messages" }).click();
    await expect(learner.getByText("Line 30", { exact: true }).first()).toBeInViewport();
  });

  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

async function openChat(page: Page, home: string): Promise<void> {
  await page.goto(home);
  await page.getByRole("button", { name: "Continue Test" }).click();
  await page.waitForURL("**/schedule_chat?**");
  await expect(page.getByRole("article").first()).toBeVisible();
}

function message(page: Page) {
  return page.getByLabel("Message", { exact: true });
}

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press("Enter");
}

function bubble(page: Page, text: string) {
  return page.getByRole("article").filter({ hasText: text }).last();
}

function last(page: Page) {
  return page.getByRole("article").last();
}

async function choose(page: Page, text: string, action: string): Promise<void> {
  await bubble(page, text)
    .getByRole("button", { name: /^Actions/ })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}
