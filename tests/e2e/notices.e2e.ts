/** Two people are told of their session: in the bar, in the tab's title, by mail, in a calendar. */
import type { BrowserContext, Page } from "@playwright/test";
import { readCalendar } from "../../apps/server/src/features/notices/testing/read-calendar.ts";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, test } from "./support/fixtures.ts";
import { completeProfile, newPassword, register } from "./support/registration.ts";

const learnerEmail = "nila@mail.example";
const coderEmail = "otto@mail.example";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The server looks for what is due each minute of the real clock, which no test moves. */
const DUE_WITHIN_MS = 150_000;

test("[NOTE-1] [NOTE-2] both are told once of each change, as they chose, with a calendar file", async ({
  browser,
}) => {
  test.setTimeout(8 * MINUTE_MS);
  const server = await AppServer.start();
  const options = { baseURL: server.url, timezoneId: "Asia/Kolkata" };
  const learner = await openPage(browser, options);
  const coder = await openPage(browser, { ...options, timezoneId: "America/New_York" });
  const startsAt = Math.ceil(server.now() / HOUR_MS) * HOUR_MS + 3 * HOUR_MS;
  let scheduleId = "";

  await test.step("two people register", async () => {
    await register(learner, server, "user", learnerEmail);
    await login(learner, "user", learnerEmail, newPassword);
    await completeProfile(learner, "user", "Nila Sen");
    await register(coder, server, "coder", coderEmail);
    await login(coder, "coder", coderEmail, newPassword);
    await completeProfile(coder, "coder", "Otto Berg");
  });

  await test.step("a payment is confirmed by mail, in the reader's zone, with a calendar file", async () => {
    await expect(bell(learner)).toHaveAccessibleName("Notices");
    scheduleId = await bookAndPay(learner, startsAt);
    const mail = await mailWith(server, learnerEmail, "Your session is booked and paid");

    expect(mail.text).toContain("(Asia/Kolkata)");
    expect(mail.calendar?.method).toBe("REQUEST");
    expect(readCalendar(mail.calendar?.content ?? "").events).toMatchObject([
      { uid: `${scheduleId}@codetale`, sequence: 0, status: "TENTATIVE", startsAt },
    ]);
    await expect(bell(learner)).toHaveAccessibleName("Notices");
  });

  await test.step("a coder's joining is told in the bar, the tab's title and a polite message", async () => {
    await join(coder, scheduleId);
    const message = learner.getByRole("status").filter({ hasText: "Otto Berg joined" });
    await expect(message).toBeVisible();
    await expect(bell(learner)).toHaveAccessibleName("Notices, 1 unread");
    await expect(learner).toHaveTitle(/^\(1\) /);
    await expect(bell(coder)).toHaveAccessibleName("Notices");

    const mail = await mailWith(server, learnerEmail, "Otto Berg joined your session");
    expect(readCalendar(mail.calendar?.content ?? "").events).toMatchObject([
      { uid: `${scheduleId}@codetale`, status: "CONFIRMED", attendee: learnerEmail },
    ]);
    const toCoder = await mailWith(server, coderEmail, "You joined a session");
    expect(toCoder.text).toContain("(America/New_York)");
  });

  await test.step("the list shows it, and what is followed or marked is read", async () => {
    await bell(learner).click();
    await expect(learner.getByRole("heading", { level: 1, name: "Notices" })).toBeFocused();
    const unread = learner.getByRole("region", { name: "Unread" });
    await expect(unread.getByRole("link", { name: "Otto Berg joined your session" })).toBeVisible();
    await learner.getByRole("button", { name: "Mark all as read" }).click();
    await expect(unread).toHaveCount(0);
    await expect(bell(learner)).toHaveAccessibleName("Notices");
    await expect(learner).toHaveTitle(/^Notices/);
  });

  await test.step("the link in a mail ends mails of its kind, without signing in", async () => {
    const { unsubscribeLink } = await mailWith(server, coderEmail, "You joined a session");
    const stranger = await browser.newContext();
    await unsubscribe(stranger, unsubscribeLink ?? "");
    await stranger.close();

    await coder.goto("/coders_new_user");
    const byMail = coder.getByRole("group", { name: "By mail" });
    await expect(byMail.getByRole("checkbox", { name: "Confirmations" })).not.toBeChecked();
    await expect(byMail.getByRole("checkbox", { name: "Reminders" })).toBeChecked();
  });

  await test.step("choices are made in the profile", async () => {
    await learner.goto("/new_user");
    const reminders = learner.getByRole("checkbox", { name: "Reminders" });
    await reminders.uncheck();
    await learner.reload();
    await expect(reminders).not.toBeChecked();
  });

  await test.step("the calendar has an address, until it is revoked", async () => {
    await learner.getByRole("button", { name: "Make an address" }).click();
    const proof = learner.getByRole("dialog", { name: "Confirm that it is you" });
    await proof.getByLabel("Password", { exact: true }).fill(newPassword);
    await proof.getByRole("button", { name: "Confirm" }).click();
    const address = await learner.getByLabel("Calendar address").inputValue();
    const own = new URL(new URL(address).pathname, server.url).href;
    const feed = await fetch(own);
    expect(readCalendar(await feed.text()).events).toMatchObject([
      { uid: `${scheduleId}@codetale`, summary: "Codetale session with Otto Berg" },
    ]);
    await learner.getByRole("button", { name: "Revoke the address" }).click();
    await expect(learner.getByLabel("Calendar address")).toHaveCount(0);
    expect((await fetch(own)).status).toBe(404);
  });

  await test.step("the start comes near: both are told on the screen, who chose it by mail", async () => {
    await server.advance(startsAt - 10 * MINUTE_MS - server.now());
    await expect(bell(learner)).toHaveAccessibleName("Notices, 1 unread", {
      timeout: DUE_WITHIN_MS,
    });
    await expect(bell(coder)).toHaveAccessibleName("Notices, 1 unread");
    await mailWith(server, coderEmail, "Your session starts at");
    expect(await subjectsTo(server, learnerEmail)).not.toContainEqual(
      expect.stringContaining("Your session starts at"),
    );
  });

  await test.step("one is told that the other is here", async () => {
    await server.advance(11 * MINUTE_MS);
    await startTest(coder, scheduleId);
    const message = learner.getByRole("status").filter({ hasText: "Otto Berg is here" });
    await expect(message).toBeVisible();
  });

  await learner.context().close();
  await coder.context().close();
  await server.stop();
});

interface KeptMail {
  subject: string;
  text: string;
  calendar: { method: string; content: string } | null;
  unsubscribeLink: string | null;
}

/** In the bar of wide and of narrow windows. */
function bell(page: Page) {
  return page.getByRole("banner").getByRole("link", { name: /^Notices/ });
}

async function bookAndPay(page: Page, startsAt: number): Promise<string> {
  const uid = await uidOf(page);
  const [day = "", startTime = ""] = new Date(startsAt).toISOString().slice(0, 16).split("T");
  const endTime = new Date(startsAt + 30 * MINUTE_MS).toISOString().slice(11, 16);
  const booking = { uid, day, startTime, endTime, timeZone: "UTC", questions: 2, company: "Acme" };
  const kind = { onCampus: "On Campus", difficulty: "Medium", language: "Python" };
  const booked = await post(page, "/schedule/add-schedule", { ...booking, ...kind });
  const { scheduleId } = booked as { scheduleId: string };
  await post(page, "/paycode/pay_code", { user_id: uid, scheduleId, pay_code: "codetale-pay" });
  return scheduleId;
}

async function join(page: Page, scheduleId: string): Promise<void> {
  await post(page, "/coders-schedule/join-schedule", { scheduleId, userId: await uidOf(page) });
}

async function startTest(page: Page, scheduleId: string): Promise<void> {
  await post(page, "/schedule/start-test", { scheduleId, key: "started" });
}

async function uidOf(page: Page): Promise<string> {
  const response = await page.request.get("/onboard/session");
  return ((await response.json()) as { uid: string }).uid;
}

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

async function mailsTo(server: AppServer, address: string): Promise<KeptMail[]> {
  const query = new URLSearchParams({ to: address }).toString();
  return (await fetch(`${server.url}/dev/mailbox.json?${query}`)).json() as Promise<KeptMail[]>;
}

async function subjectsTo(server: AppServer, address: string): Promise<string[]> {
  return (await mailsTo(server, address)).map(({ subject }) => subject);
}

/** The one mail whose subject begins with these words. */
async function mailWith(server: AppServer, address: string, words: string): Promise<KeptMail> {
  const found = async () =>
    (await mailsTo(server, address)).filter(({ subject }) => subject.startsWith(words));
  await expect.poll(async () => (await found()).length, { timeout: 15_000 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error(`No mail to ${address}: ${words}`);
  return mail;
}

async function unsubscribe(context: BrowserContext, link: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Unsubscribe" })).toBeVisible();
  await page.getByRole("button", { name: "Send me no more of them" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
}
