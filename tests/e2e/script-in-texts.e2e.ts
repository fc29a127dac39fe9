/** What people typed is shown as text: markup in every field runs nowhere, and the CSP has nothing to block. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, login, sampleCoder, sampleLearner, test } from "./support/fixtures.ts";
import { nameOperator } from "./support/operator.ts";

/** Closes attributes, texts and comments, and would say so if any of it were run. */
const script = `"'--></title></textarea><svg onload=window.ran=1><img src=x onerror=window.ran=1><script>window.ran=1</script>`;
/** Where less fits in. */
const short = "<svg onload=window.ran=1>";
const link = "[here](javascript:window.ran=1) javascript:window.ran=1";

test("[SLIB-3] [API-3] markup in any field is shown as it was typed, and runs nowhere", async ({
  server,
  openWindow,
}) => {
  await nameOperator(server, sampleCoder);
  const learner = await openWindow();
  const reports = watch(learner);
  await login(learner, "user", sampleLearner);

  const session = await get<{ uid: string; email: string; photoURL: string }>(
    learner,
    "/onboard/session",
  );
  await post(learner, "/onboard/update-user", {
    uid: session.uid,
    email: session.email,
    photoURL: session.photoURL,
    name: `Lena ${short}`,
  });
  await post(learner, "/problems", {
    id: randomUUID(),
    question: script,
    ans: `${script}\n${link}\n\`\`\`html\n${script}\n\`\`\``,
  });
  await post(learner, "/schedule/add-schedule", {
    uid: session.uid,
    // Apart from the sample sessions, and from those of other tests.
    day: new Date(server.now() + 70 * 86_400_000).toISOString().slice(0, 10),
    startTime: "10:00",
    endTime: "11:00",
    timeZone: "UTC",
    questions: 2,
    company: short,
    onCampus: "Practice",
    difficulty: "Easy",
    language: "Python",
    otherRequests: script,
    accommodations: script,
  });
  const { story_id: storyId } = await post<{ story_id: string }>(learner, "/generate/", {
    childrens_info: [{ name: `Mina ${short}`, age: "6", interests: `owls ${short}` }],
    characters: [{ name: `Lila ${short}`, role: `owl ${short}`, traits: `kind ${short}` }],
    learning_objectives: [`sharing ${short}`],
    story_language: "English",
    storyteller: "builtin",
  });
  await post(learner, `/stories/${storyId}/rename`, { title: `A ${short}` });
  await post(learner, `/stories/${storyId}/links`, { label: short });
  await post(learner, `/stories/${storyId}/share`, { shared: true });
  await post(learner, `/stories/${storyId}/report`, { reason: "other", text: script });

  const query = encodeURIComponent(script);
  for (const path of [
    "/home",
    "/new_user",
    "/all_questions",
    `/all_questions?search=${query}`,
    "/my_schedule",
    `/my_schedule?tab=${query}`,
    "/schedule",
    "/stories_library",
    `/stories/library?search=${query}`,
    `/stories/play/${storyId}`,
    `/stories/${storyId}/edit`,
    `/stories/${storyId}/book`,
    "/stories/shelf",
    `/stories/create?again=${storyId}`,
    `/login?returnTo=${query}`,
    `/${query}`,
  ]) {
    await open(learner, path);
    if (path === "/my_schedule") {
      await expect(learner.getByText("onerror=window.ran").first()).toBeVisible();
    }
  }

  const coder = await openWindow();
  const coderReports = watch(coder);
  await login(coder, "coder", sampleCoder);
  await open(coder, "/coders_home");
  for (const section of ["people", "sessions", "reports", "security-log", query]) {
    await open(coder, `/operator?section=${section}`);
  }
  await expect.poll(() => [...reports, ...coderReports]).toEqual([]);
});

/** Opens a screen and looks whether anything of what was typed has run. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([path, await page.evaluate(() => "ran" in window)]).toEqual([path, false]);
}

/** What the browser's policy blocks, errors of the page, and dialogs. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => seen.push(dialog.message()));
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(message.text());
  });
  return seen;
}

async function get<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path, { headers: { accept: "application/json" } });
  return (await response.json()) as T;
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { "idempotency-key": randomUUID() };
  const response = await page.request.post(path, { data, headers });
  expect([path, response.status(), response.ok() ? "" : await response.text()]).toEqual([
    path,
    200,
    "",
  ]);
  return (await response.json()) as T;
}
