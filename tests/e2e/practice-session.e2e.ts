/** Two people who never met hold a session together, from registration to review. */
import type { Locator, Page } from "@playwright/test";
import { AppServer } from "./support/app-server.ts";
import { NetworkProxy } from "./support/network-proxy.ts";
import { expect, login, openPage, test } from "./support/fixtures.ts";
import { aPicture } from "./support/pictures.ts";
import { completeProfile, newPassword, register } from "./support/registration.ts";

const learnerEmail = "asha@mail.example";
const coderEmail = "bruno@mail.example";
const MINUTE_MS = 60_000;

test("[REG-9] [BOOK-5] [SCHED-4] [CHAT-1] [CHAT-6] a learner and a coder hold a session together", async ({
  browser,
}) => {
  const server = await AppServer.start();
  const cable = await NetworkProxy.start(server.url);
  const learner = await openPage(browser, { baseURL: cable.url, timezoneId: "Europe/Berlin" });
  const coder = await openPage(browser, { baseURL: server.url, timezoneId: "America/New_York" });
  const together = { server, learner, coder };

  await test.step("the learner registers, completes the profile, books and pays", async () => {
    await register(learner, server, "user", learnerEmail);
    await login(learner, "user", learnerEmail, newPassword);
    await completeProfile(learner, "user", "Asha Rao");
    await book(learner, tomorrowIn("Asia/Kolkata", server.now()));

    await learner.getByRole("link", { name: "My Schedule", exact: true }).click();
    await expect(learner.getByText("Pending")).toBeVisible();
    await expect(learner.getByText(/Starts in/)).toBeVisible();
    const first = await countdown(learner);
    await expect.poll(() => countdown(learner)).not.toBe(first);
  });

  await test.step("a coder registers, finds the session by its date and joins", async () => {
    await register(coder, server, "coder", coderEmail);
    await login(coder, "coder", coderEmail, newPassword);
    await completeProfile(coder, "coder", "Bruno Costa");

    await coder.getByRole("button", { name: "Join Existing Schedule" }).click();
    const dialog = coder.getByRole("dialog");
    await dialog
      .getByLabel("Date", { exact: true })
      .fill(dayOfStart("America/New_York", server.now()));
    const session = dialog.getByRole("article").filter({ hasText: "Lumen Works" });
    await session.getByRole("button", { name: "Join" }).click();
    await expect(coder.getByText("Schedule joined successfully!")).toBeVisible();
    await coder.getByRole("button", { name: "Close" }).click();

    await expect(learner.getByText("Assigned")).toBeVisible();
  });

  await test.step("the start comes and both see it", async () => {
    await advance(together, startOf("Asia/Kolkata", server.now()) - server.now() + MINUTE_MS);
    await expect(coder.getByRole("button", { name: "Start Test" })).toBeVisible();
    await learner.getByRole("button", { name: "Start Test" }).click();
    await learner.waitForURL("**/schedule_chat?**");
    await coder.getByRole("button", { name: "Continue Test" }).click();
    await coder.waitForURL("**/schedule_chat?**");
  });

  await test.step("both talk in text, code and images", async () => {
    await say(coder, "Hello Asha. Reverse a list in place.");
    await say(learner, "Like this?\n```python\nnumbers.reverse()\n```");
    await expect(talk(coder).getByText("numbers.reverse()")).toBeVisible();
    await sendImage(learner, "sketch.png");
    await sendImage(coder, "hint.png");
    for (const page of [learner, coder]) {
      const images = talk(page)
        .getByRole("button", { name: /^Open image/ })
        .locator("img");
      await expect(images).toHaveCount(2);
      for (const image of await images.all()) await expect.poll(() => widthOf(image)).toBe(640);
    }
  });

  await test.step("what is written without a network arrives once and in order", async () => {
    cable.disconnect();
    await say(learner, "first from the dark");
    await say(learner, "second from the dark");
    await say(coder, "are you still there?");
    await expect(talk(coder).getByText("first from the dark")).toHaveCount(0);
    cable.reconnect();
    await expectOnceInOrder(together, ["first from the dark", "second from the dark"]);
    await expect(talk(learner).getByText("are you still there?")).toHaveCount(1);
  });

  await test.step("the server is killed in the middle and started again", async () => {
    await say(learner, "before the fall");
    await expect(talk(coder).getByText("before the fall")).toBeVisible();
    await server.kill();
    await say(learner, "during the fall");
    await server.launch();
    await expectOnceInOrder(together, ["before the fall", "during the fall"]);
    await say(coder, "after the fall");
    await expectOnceInOrder(together, ["before the fall", "during the fall", "after the fall"]);
  });

  await test.step("the coder exits; both screens follow and both review", async () => {
    await coder.getByRole("button", { name: "Exit Test" }).click();
    await coder.getByRole("dialog").getByRole("button", { name: "Exit Test" }).click();
    await coder.waitForURL("**/coders_home");
    await expect(learner.getByLabel("Message", { exact: true })).toHaveCount(0);

    for (const [page, home] of [
      [learner, "/my_schedule"],
      [coder, "/coders_home"],
    ] as const) {
      await page.goto(home);
      await page.getByRole("tab", { name: "Past Schedules" }).click();
      const session = page.getByRole("article").filter({ hasText: "Lumen Works" });
      await expect(session.getByText("Test Completed")).toBeVisible();
      await session.getByRole("button", { name: "Review" }).click();
      await page.waitForURL("**/review_chat?**");
      await expect(talk(page).getByText("after the fall")).toBeVisible();
      await expect(talk(page).getByText("Hello Asha. Reverse a list in place.")).toBeVisible();
      await expect(page.getByLabel("Message", { exact: true })).toHaveCount(0);
    }
  });

  cable.close();
  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

interface Together {
  server: AppServer;
  learner: Page;
  coder: Page;
}

async function book(page: Page, day: string): Promise<void> {
  await page.goto("/schedule");
  await page.getByLabel("Day", { exact: true }).fill(day);
  await page.getByLabel("Start Time", { exact: true }).fill("14:00");
  await page.getByLabel("End Time", { exact: true }).fill("15:30");
  await page.getByLabel("Time zone").fill("Asia/Kolkata");
  await page.getByLabel("Number of Questions", { exact: true }).fill("3");
  await page.getByLabel("Company", { exact: true }).fill("Lumen Works");
  await page.getByLabel("Mode", { exact: true }).selectOption("On Campus");
  await page.getByLabel("Difficulty", { exact: true }).selectOption("Medium");
  await page.getByLabel("Language", { exact: true }).selectOption("Python");
  await expect(page.getByText(/\b90 minutes/)).toBeVisible();
  await page.getByRole("button", { name: "Pay & Book" }).click();
  await expect(page.getByText("Payment successful!")).toBeVisible();
}

async function countdown(page: Page): Promise<string | undefined> {
  const text = await page.getByRole("article").first().innerText();
  return /\d+d \d+h \d+m \d+s/.exec(text)?.[0];
}

/** Where the messages are; the list of conversations repeats the last one. */
function talk(page: Page): Locator {
  return page.getByRole("log");
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

async function sendImage(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach image" }).click();
  await (await chooser).setFiles(await aPicture(name));
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

/** The width that the browser found in the image's own bytes; 0 while it is loading. */
function widthOf(image: Locator): Promise<number> {
  return image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
}

/** Moves the clock of the server and of both screens. */
async function advance({ server, learner, coder }: Together, ms: number): Promise<void> {
  await server.advance(ms);
  await Promise.all([learner.clock.fastForward(ms), coder.clock.fastForward(ms)]);
}

async function expectOnceInOrder({ learner, coder }: Together, texts: string[]): Promise<void> {
  for (const page of [learner, coder]) {
    for (const text of texts) await expect(talk(page).getByText(text)).toHaveCount(1);
    const log = await talk(page).innerText();
    const places = texts.map((text) => log.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
}

function tomorrowIn(timeZone: string, now: number): string {
  return isoDay(timeZone, now + 24 * 60 * MINUTE_MS);
}

/** 14:00 of tomorrow in Asia/Kolkata, which has had no clock change since 1945. */
function startOf(timeZone: string, now: number): number {
  return Date.parse(`${tomorrowIn(timeZone, now)}T14:00:00+05:30`);
}

function dayOfStart(timeZone: string, now: number): string {
  return isoDay(timeZone, startOf("Asia/Kolkata", now));
}

function isoDay(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}
