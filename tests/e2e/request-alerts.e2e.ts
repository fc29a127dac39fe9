/** A coder asks to be told of requests of one kind, is told of that kind alone, and finds it. */
import { ApiClient } from "./support/api-client.ts";
import { AppServer } from "./support/app-server.ts";
import { expect, login, openPage, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { expectNoSidewaysScroll, findViolations, takePictures } from "./support/page-checks.ts";
import { bookPaidSession } from "./support/paid-session.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The server looks for such requests each minute of the real clock, which no test moves. */
const TOLD_WITHIN_MS = 150_000;

test("[NOTE-1] a coder's alert tells of the request that suits it alone, and leads to it", async ({
  browser,
}) => {
  const server = await AppServer.start();
  const coder = await openPage(browser, { baseURL: server.url, timezoneId: "Asia/Kolkata" });
  const bell = coder.getByRole("banner").getByRole("link", { name: /^Notices/ });

  await test.step("the alert is what the requests are narrowed by", async () => {
    await login(coder, "coder", sampleCoder);
    await expect(bell).toHaveAccessibleName("Notices");
    await coder.getByRole("tab", { name: "Open Requests" }).click();
    await coder.getByLabel("Asked language", { exact: true }).selectOption("Java");
    await coder.getByLabel("Asked difficulty", { exact: true }).selectOption("Hard");
    await coder.getByLabel("Hours", { exact: true }).selectOption("Evening");
    await coder.getByRole("button", { name: "Tell me about requests like these" }).click();
    await expect(coder.getByText("From now on you are told about such requests.")).toBeVisible();
    await coder.getByText("Your alert", { exact: true }).click();
    await expect(coder.getByText("Java · Hard · Evening")).toBeVisible();
    await expectNoSidewaysScroll(coder);
    expect(await findViolations(coder)).toEqual([]);
    await takePictures(coder, "alert");
    await coder.goto("/my_notices");
  });

  // Weeks ahead: the calendar does not have it in its first week.
  const midnight = Math.floor(server.now() / DAY_MS) * DAY_MS + 20 * DAY_MS;
  // Half past six in the evening for the coder.
  const evening = midnight + 13 * HOUR_MS;
  const asked = { company: "Suiting Ltd", language: "Java", difficulty: "Hard", startsAt: evening };
  const learner = await ApiClient.signIn(server.url, "user", sampleLearner);
  await bookPaidSession(learner, { ...asked, company: "Other Tongue", language: "Python" });
  await bookPaidSession(learner, {
    ...{ ...asked, company: "Other Level", difficulty: "Easy" },
    startsAt: evening + HOUR_MS,
  });
  // Evening for the learner, and night for the coder.
  const late = { ...asked, company: "Other Hours", startsAt: midnight + 20 * HOUR_MS };
  await bookPaidSession(learner, late);
  const suiting = await bookPaidSession(learner, { ...asked, startsAt: evening + 2 * HOUR_MS });

  await test.step("the bell and one mail tell of the one that suits", async () => {
    // Requests are gathered for some minutes.
    await server.advance(6 * MINUTE_MS);
    await expect(bell).toHaveAccessibleName("Notices, 1 unread", { timeout: TOLD_WITHIN_MS });
    const { text } = await server.mailTo(sampleCoder, /A request that suits you is open/);
    expect(text).toContain("8:30 PM to 9:00 PM (Asia/Kolkata)");
    expect(text).toContain("Java · Hard · 3 questions · Suiting Ltd");
    expect(text).not.toContain("Other");
    expect(text).toContain(`/coders_home?tab=requests&request=${suiting}`);
  });

  await test.step("pressed, it leads to the request, which is joined there", async () => {
    const notices = coder.getByRole("region", { name: "Unread" }).getByRole("listitem");
    await expect(notices).toHaveCount(1);
    await expect(notices).toContainText("8:30 PM to 9:00 PM");
    await takePictures(coder, "alert-notice");
    await notices.getByRole("link", { name: "A request that suits you is open" }).click();
    await expect(coder.getByText("You were told of this request:")).toBeInViewport();
    const request = coder.getByRole("listitem").filter({ hasText: "Suiting Ltd" });
    await expect(request).toBeInViewport();
    await expectNoSidewaysScroll(coder);
    expect(await findViolations(coder)).toEqual([]);
    await takePictures(coder, "alerted-request");
    await request.getByRole("button", { name: "Join" }).click();
    await expect(coder.getByText("Schedule joined successfully!")).toBeVisible();
    await expect(request.getByText("Yours")).toBeVisible();
    await expect(bell).toHaveAccessibleName("Notices");
  });

  await coder.context().close();
  await server.stop();
});
