/** A story told by the real voice, and answered by real recordings through a microphone. */
import type { Page } from "@playwright/test";
import { lamp } from "../../apps/server/src/sample-data/stories/lamp.ts";
import type { PlaybackProgress } from "../../apps/web/src/features/stories/player/progress/saved-progress.ts";
import type { AppServer } from "./support/app-server.ts";
import { expect } from "./support/fixtures.ts";
import { openBrowserWithMicrophone } from "./support/microphone.ts";
import { takePicture } from "./support/page-checks.ts";
import { findVoiceService } from "./support/voice-service.ts";
import { hideText, openCards, takeChoice, theEnd } from "./support/play-story.ts";
import { answer, patience, QUESTION, RIGHT, test } from "./support/real-voice.ts";
import { recordingOf, transcribe } from "./support/recordings.ts";
import { filesIn, tablesIn, findTraces } from "./support/recording-traces.ts";

const OTHER = "Speak to the fog";
const AFTER_RIGHT = "A hat for giants";

/** The voice stands back for the browsers here, and a whole line may need so long. */
const LINE_WITHIN_MS = 2 * patience.timeout;

const NOTICE = "Please try again! Your answer was not understood. (Prompted by LLM)";

test.skip(!process.env["VOICE_PACK_DIR"], "There is no voice pack.");

test("[SPLAY-6] where the microphone is denied, that is said, and one taps", async ({
  server,
  launchOptions,
}) => {
  const { browser, close } = await openBrowserWithMicrophone(launchOptions, "deny");
  const page = await browser.newPage({ baseURL: server.url });
  await comeToQuestion(page);
  await page.getByRole("button", { name: "Record answer" }).click();

  await expect(page.getByText("Microphone access denied or not available.")).toBeVisible();
  await page.getByRole("button", { name: "Tap an answer instead" }).click();
  await takeChoice(page.getByRole("button", { name: RIGHT }));
  await expectNextScene(page);
  await close();
});

test("[SPLAY-2] [SPLAY-4] the sample story tells itself, its caption follows, and an answer by voice leads on", async ({
  page,
  server,
  microphone,
  recordings,
}) => {
  test.setTimeout(test.info().timeout + LINE_WITHIN_MS);
  await expect
    .poll(() => kindOfScene(server, "start"), {
      timeout: LINE_WITHIN_MS,
      message: "a voice for the start",
    })
    .toBe("audio/mpeg");
  await page.goto(`/stories/play/${lamp.id}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => markedWord(page)).toBeGreaterThan(0);
  const marked = await markedWord(page);
  await expect.poll(() => markedWord(page)).toBeGreaterThan(marked);

  await skipToQuestion(page);
  await microphone.play(recordings.right);
  await page.getByRole("button", { name: "Record answer" }).click();
  await expect(page.getByText("I am all ears")).toBeVisible();
  // Nothing is pressed: the recording ends by itself after the answer.
  await expectNextScene(page);
});

test("[SPLAY-4] [SPLAY-8] the choices light up after the question; silence and what leads nowhere are asked again, and one may answer", async ({
  page,
  microphone,
  recordings,
}) => {
  await page.addInitScript(noteLitCards);
  await comeToQuestion(page);
  await expect.poll(() => litCards(page), patience).toEqual([RIGHT, OTHER]);
  await microphone.play(recordings.silence);
  await page.getByRole("button", { name: "Record answer" }).click();
  await expect(page.getByText(/^[5-9]$/)).toBeVisible();
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByText(NOTICE)).toBeVisible(patience);

  await skipToQuestion(page);
  await page.evaluate(() => (window.litCards = []));
  await microphone.play(recordings.offTopic);
  const heard = page.waitForResponse("**/speech_to_text/", patience);
  await page.getByRole("button", { name: "Record answer" }).click();
  expect((await heard).headers()["x-llm-redirect"]).toBe("1");
  await skipToQuestion(page);
  await expect(page.getByText(NOTICE)).toBeVisible();
  // At the second miss they are read by themselves; later on request.
  await expect.poll(() => litCards(page), patience).toEqual([RIGHT, OTHER]);
  await page.getByRole("button", { name: "Hear the choices" }).click();
  await expect.poll(() => litCards(page), patience).toEqual([RIGHT, OTHER, RIGHT, OTHER]);

  await microphone.play(recordings.right);
  await page.getByRole("button", { name: "Record answer" }).click();
  await expectNextScene(page);
});

test("[SPLAY-8] a child who cannot read plays a story to its end by voice", async ({
  page,
  server,
  microphone,
}) => {
  const voice = await findVoiceService(server);
  await page.addInitScript(hideText);
  await comeToQuestion(page);
  const scene = page.locator("main section[aria-label]");
  let answers = 0;
  for (; await openCards(page).first().isVisible(); answers += 1) {
    const choice = openCards(page).nth(answers % (await openCards(page).count()));
    const title = (await scene.getAttribute("aria-label")) ?? "";
    const said = (await choice.locator("bdi").textContent()) ?? "";
    await microphone.play(await recordingOf(said, voice, microphone.browser));
    await page.getByRole("button", { name: "Record answer" }).click();
    await expect(scene.or(theEnd(page))).not.toHaveAttribute("aria-label", title, patience);
    await skipToQuestion(page);
  }
  await takePicture(page, "end-without-text");
  await expect(theEnd(page)).toBeVisible();
  expect(answers).toBeGreaterThanOrEqual(3);
});

test("[SPLAY-6] while recognition is away that is said and tapping works; the voice comes back by itself", async ({
  page,
  server,
  microphone,
  recordings,
}) => {
  await comeToQuestion(page);
  const { pid } = await findVoiceService(server);
  await page.route(
    "**/speech_to_text/",
    (route) => {
      process.kill(pid, "SIGKILL");
      return route.continue();
    },
    { times: 1 },
  );
  await microphone.play(recordings.right);
  await page.getByRole("button", { name: "Record answer" }).click();
  await expect(
    page.getByText("Error sending audio: Nobody can listen right now. Please tap your answer."),
  ).toBeVisible(patience);
  await page.getByRole("button", { name: "Tap an answer instead" }).click();
  await takeChoice(page.getByRole("button", { name: RIGHT }));
  await expectNextScene(page);

  await expect
    .poll(async () => (await answer(server, recordings.right)).status, patience)
    .toBe(200);
  await page.getByRole("button", { name: "Back to the last choice" }).click();
  await page.getByRole("button", { name: "Record answer" }).click();
  await expectNextScene(page);
  expect((await findVoiceService(server)).pid).not.toBe(pid);
});

test("nothing of a recording and of its words is kept in a file, in the database or in a log", async ({
  server,
  tempDir,
  recordings: { offTopic },
}) => {
  const heard = await transcribe(offTopic, await findVoiceService(server));
  const words = ["grandmother", "blueberry", "marmalade", "trombones", "wednesday"].filter((word) =>
    heard.includes(word),
  );
  expect(words.length, heard).toBeGreaterThanOrEqual(3);
  expect((await answer(server, offTopic)).headers.get("x-llm-redirect")).toBe("1");

  await server.kill();
  const places = [
    ...(await filesIn(server.data.dir)),
    ...(await filesIn(tempDir)),
    ...(await tablesIn(server.data)),
    { name: "the log", content: Buffer.from(server.log) },
  ];
  expect(findTraces(places, { words, recording: offTopic })).toEqual([]);
  // What is kept is found.
  const kept = findTraces(places, {
    words: [RIGHT.toLowerCase(), "/speech_to_text/"],
    recording: offTopic,
  });
  expect(kept.join("\n")).toMatch(
    /“ring the old bell” in stories\b[^]*“\/speech_to_text\/” in the log/,
  );
});

/** As a listener who stopped there. */
async function comeToQuestion(page: Page): Promise<void> {
  const place: PlaybackProgress = {
    way: [{ sceneId: QUESTION, asked: true, answer: null }],
    seen: { scenes: [], steps: [] },
  };
  await page.addInitScript(
    ([key = "", kept = ""]) => localStorage.setItem(key, kept),
    [`codetale-story-${lamp.id}`, JSON.stringify(place)],
  );
  await page.goto(`/stories/play/${lamp.id}`);
  await page.getByRole("button", { name: "Go on" }).click();
  await skipToQuestion(page);
}

/** Listens to nothing until the next question, or the end. */
async function skipToQuestion(page: Page): Promise<void> {
  const record = page.getByRole("button", { name: "Record answer" });
  const on = page.getByRole("button", { name: /^(Skip ahead|Skip to the choices|Next)$/ });
  const open = openCards(page).first();
  for (;;) {
    await open.or(on).or(theEnd(page)).first().waitFor();
    if (await theEnd(page).isVisible()) return;
    if (await open.isVisible()) return expect(record).toBeEnabled();
    // It may have been told to its end meanwhile.
    await on.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(page.getByText("The next scene is on its way")).toHaveCount(0, patience);
  }
}

/** What the right answer leads to is told by a voice, or to be read where that is not made yet. */
async function expectNextScene(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: AFTER_RIGHT })).toBeVisible(patience);
  await expect(page.getByRole("button", { name: /^(Pause|Next)$/ })).toBeVisible();
}

declare global {
  interface Window {
    litCards?: string[];
  }
}

/** In the page: a card may be lit for so short that asking now and then misses it. */
function noteLitCards(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const card = target as HTMLElement;
      if (!card.hasAttribute("data-lit")) continue;
      (window.litCards ??= []).push(card.querySelector("bdi")?.textContent ?? "");
    }
  }).observe(document, { subtree: true, attributeFilter: ["data-lit"] });
}

function litCards(page: Page): Promise<string[]> {
  return page.evaluate(() => window.litCards ?? []);
}

/** Place of the word that stands out of its caption; -1 where none does. */
function markedWord(page: Page): Promise<number> {
  return page
    .getByRole("group", { name: "What is told" })
    .locator("p > span > span")
    .evaluateAll((words) =>
      words.findIndex((word) => getComputedStyle(word).backgroundColor !== "rgba(0, 0, 0, 0)"),
    );
}

/**
 * Once all of it is there; null where it broke off, since beside other work a part of a sound may be
 * long in coming.
 */
async function kindOfScene({ url }: AppServer, sceneId: string): Promise<string | null> {
  const response = await fetch(`${url}/next_scene/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ story_id: lamp.id, current_scene_id: sceneId }),
  });
  const isWhole = await response.arrayBuffer().then(
    () => true,
    () => false,
  );
  return isWhole ? response.headers.get("content-type") : null;
}
