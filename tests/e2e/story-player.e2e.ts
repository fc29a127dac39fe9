/** A story, played as a child plays it: by tapping, by keys and by voice. */
import type { Route } from "@playwright/test";
import { expect, login } from "./support/fixtures.ts";
import { takePicture } from "./support/page-checks.ts";
import {
  openCards,
  startStory,
  playToEnd,
  playToQuestion,
  takeChoice,
  test,
  theEnd,
} from "./support/play-story.ts";
import { newPassword, register } from "./support/registration.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Not every two ways through a story end differently. */
const otherWays = [
  (count: number, index: number) => index % count,
  (count: number, index: number) => (index + 1) % count,
  (count: number, index: number) => (index === 0 ? count - 1 : 0),
];

test("[GUARD-3] [SPLAY-1] [SPLAY-3] [SPLAY-5] a visitor plays to two different ends on a phone, and once more", async ({
  openWindow,
  storyId,
}) => {
  const page = await openWindow({ viewport: { width: 390, height: 844 } });
  await startStory(page, storyId);
  const first = await playToEnd(page, () => 0);
  expect(first.length).toBeGreaterThanOrEqual(3);
  await expect(page.getByText("You've reached the end of the story.")).toBeVisible();

  await page.getByRole("button", { name: "Replay Story" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const second = await playToEnd(page, (count) => count - 1);
  expect(second).not.toEqual(first);
  for (const choose of otherWays) {
    if (await page.getByText(/You have found (2|all)/).isVisible()) break;
    await page.getByRole("button", { name: "Replay Story" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await playToEnd(page, choose);
  }
  await expect(page.getByText(/You have found (2|all)/)).toBeVisible();
  await page.getByRole("button", { name: "Map of your story" }).click();
  const map = page.getByRole("dialog", { name: "Map of your story" });
  await expect(map.getByText("you are here")).toBeVisible();
  await map
    .getByRole("button", { name: /^Go to/ })
    .first()
    .click();
  await expect(openCards(page).first()).toBeVisible();
});

test("[SPLAY-7] the keyboard alone plays a story to its end", async ({ openWindow, storyId }) => {
  const page = await openWindow();
  await page.goto(`/stories/play/${storyId}`);
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("Enter");
  const end = theEnd(page);
  const cards = openCards(page);
  const moment = cards.or(page.getByRole("button", { name: "Next" })).or(end);
  for (let press = 0; press < 40; press += 1) {
    await moment.first().waitFor();
    if (await end.isVisible()) break;
    const isQuestion = (await cards.count()) > 0;
    if (!isQuestion) await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    await page.keyboard.press(isQuestion ? "2" : "Enter");
    await expect(page.getByText("The next scene is on its way")).toHaveCount(0);
  }
  await expect(end).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeFocused();
});

test("[SPLAY-2] [SPLAY-3] a voice plays by itself, its caption follows, and a choice is heard at once", async ({
  openWindow,
  storyId,
}) => {
  const page = await openWindow();
  let network = Promise.resolve();
  await page.route("**/next_scene/", async (route) => {
    await network;
    return giveVoice(route);
  });
  await startStory(page, storyId);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(openCards(page).first()).toBeVisible();

  const heard: number[] = [];
  for (let choices = 0; choices < 3; choices += 1) {
    const card = openCards(page).first();
    await card.waitFor();
    await page.waitForLoadState("networkidle");
    // The press that takes it is measured, not the one that reads it.
    await card.click();
    await page.evaluate(measureChoice);
    let goOn = () => {};
    network = new Promise((resolve) => (goOn = resolve));
    await card.click();
    // What is heard was there before it was chosen: from here on nothing arrives.
    await expect.poll(() => page.evaluate(() => window.heardAfterMs)).toBeDefined();
    heard.push(await page.evaluate(() => window.heardAfterMs ?? Infinity));
    goOn();
  }
  test.info().annotations.push({ type: "choices heard after ms", description: heard.join(", ") });
  await page.unrouteAll({ behavior: "wait" });
});

test("[SPLAY-4] [SPLAY-6] an answer is recorded with a running countdown; without recognition one taps", async ({
  browser,
  server,
  storyId,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    permissions: ["microphone"],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(speakIntoMicrophone);
  await startStory(page, storyId);
  await playToQuestion(page);
  await page.getByRole("button", { name: "Record answer" }).click();
  await expect(page.getByText("I am all ears")).toBeVisible();
  const stop = page.getByRole("button", { name: "Stop recording" });
  // It starts at ten; each number stands for a second only, which a slow machine may not look into.
  await expect(stop).toHaveText(/^[1-9]$/);
  await stop.click();

  await expect(
    page.getByText("Error sending audio: Nobody can listen right now. Please tap your answer."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Tap an answer instead" }).click();
  await takeChoice(openCards(page).first());
  await expect(page.getByText("The next scene is on its way")).toHaveCount(0);
  await context.close();
});

test("[SPLAY-6] a microphone that is denied is said", async ({ openWindow, storyId }) => {
  const page = await openWindow();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await startStory(page, storyId);
  await playToQuestion(page);
  await page.getByRole("button", { name: "Record answer" }).click();

  await expect(page.getByText("Microphone access denied or not available.")).toBeVisible();
});

/** Gives what the server tells a voice of half a second, as an installed one would. */
async function giveVoice(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { end: boolean; scene: { dialogue: string } | null };
  if (answer.end || !answer.scene) return route.fulfill({ response });
  const words = answer.scene.dialogue.split(/\s+/).length;
  const scene = {
    ...answer.scene,
    word_starts: Array.from({ length: words }, (_, index) => index * 10),
  };
  await route.fulfill({
    headers: {
      "content-type": "audio/wav",
      "x-scene-data": JSON.stringify(scene).replace(
        /[^ -~]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
    },
    body: halfASecond(),
  });
}

function halfASecond(): Buffer {
  const samples = 4_000;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8_000, 24);
  wav.writeUInt32LE(8_000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}

declare global {
  interface Window {
    heardAfterMs?: number;
  }
}

/** In the page: how long after the next press something sounds. */
function measureChoice(): void {
  delete window.heardAfterMs;
  document.addEventListener(
    "pointerdown",
    () => {
      const pressedAt = performance.now();
      const original = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
        HTMLMediaElement.prototype.play = original;
        const sounds = () => (window.heardAfterMs = performance.now() - pressedAt);
        this.addEventListener("playing", sounds, { once: true });
        return original.call(this);
      };
    },
    { capture: true, once: true },
  );
}

/** In the page: a microphone into which a tone is sung. */
function speakIntoMicrophone(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const microphone = context.createMediaStreamDestination();
    tone.connect(microphone);
    tone.start();
    return microphone.stream;
  };
}

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`[SPLAY-1] a message covers none of the actions at ${width} px`, async ({
    openWindow,
    server,
    storyId,
  }) => {
    const email = `messages-${width}@mail.example`;
    const page = await openWindow({ viewport: { width, height } });
    const other = await openWindow();
    await register(other, server, "user", email);
    await login(other, "user", email, newPassword);
    await login(page, "user", email, newPassword);
    await startStory(page, storyId);
    const next = page.getByRole("button", { name: "Next" });
    await expect(next).toBeVisible();
    const ended = await other.request.post("/onboard/sign-out-everywhere");
    expect(ended.status()).toBe(200);

    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await takePicture(page, `story-message-${width}`);
    // A press on what lies beneath a message would fail.
    await next.click({ timeout: 5_000 });
    await page.getByRole("button", { name: "Dismiss" }).click({ timeout: 5_000 });
  });
}
