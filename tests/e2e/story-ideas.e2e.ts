/** A child's own idea at a question, spoken into a microphone and written by a language model. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  answering,
  ModelProvider,
  type ChatCall,
} from "../../apps/server/src/platform/language-model/testing/model-provider.ts";
import { lamp } from "../../apps/server/src/sample-data/stories/lamp.ts";
import type { PlaybackProgress } from "../../apps/web/src/features/stories/player/progress/saved-progress.ts";
import { AppServer } from "./support/app-server.ts";
import { FakeVoiceService } from "./support/fake-voice-service.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { openBrowserWithMicrophone, type BrowserWithMicrophone } from "./support/microphone.ts";
import { filesIn, findTraces, tablesIn } from "./support/recording-traces.ts";
import { openCards, takeChoice, theEnd } from "./support/play-story.ts";
import { silence } from "./support/recordings.ts";

const QUESTION = "odo";
const CHOICE = "Ring the old bell";
const AFTER_CHOICE = "A hat for giants";
const IDEA = "blow the trombone of marmalade";

interface IdeaFixtures {
  model: ModelProvider;
  voice: FakeVoiceService;
  microphone: BrowserWithMicrophone;
}

const test = base.extend<{ page: Page }, IdeaFixtures>({
  model: [
    async ({}, use) => {
      const provider = await ModelProvider.open(writeBranch);
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  voice: [
    async ({}, use) => {
      const voice = await FakeVoiceService.start();
      voice.hears = IDEA;
      await use(voice);
      await voice.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model, voice }, use) => {
      const settings = {
        VOICE: "auto",
        VOICE_URL: voice.url,
        LOG_LEVEL: "debug",
        LLM_BASE_URL: model.baseUrl,
        LLM_API_KEY: "a key",
        LLM_MODEL: "storyteller-7b",
      };
      const server = await AppServer.start(settings, { isLogKept: true });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  microphone: [
    async ({ launchOptions }, use) => {
      const microphone = await openBrowserWithMicrophone(launchOptions);
      await microphone.play(silence(2));
      await use(microphone);
      await microphone.close();
    },
    { scope: "worker" },
  ],
  page: async ({ microphone, server }, use) => {
    const context = await microphone.browser.newContext({ baseURL: server.url });
    await use(await context.newPage());
    await context.close();
  },
});

test("[SPLAY-4] a child's own idea is told, the story goes on to its end, and nothing of the idea is kept", async ({
  page,
  server,
  model,
}) => {
  test.slow();
  await comeToQuestion(page);
  await answer(page);
  const mark = page.getByText("Your own idea");
  await expect(mark).toBeVisible();
  await expect(page.getByText(/the sea went very quiet/)).toBeVisible();
  await expect(page.getByText(/Your answer was not understood/)).toHaveCount(0);
  expect(model.calls.at(-1)?.raw).toContain("trombone");
  expect(model.calls.at(-1)?.raw).not.toContain("Nell");

  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: CHOICE })).toBeVisible();
  await skipToQuestion(page);
  await answer(page);
  await expect(mark).toBeVisible();
  // Nothing is pressed: it goes on by itself.
  await expect(page.getByRole("region", { name: AFTER_CHOICE })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await playToEnd(page);

  await server.kill();
  const places = [
    ...(await filesIn(server.data.dir)),
    ...(await tablesIn(server.data)),
    { name: "the log", content: Buffer.from(server.log) },
  ];
  const recording = randomBytes(1_000);
  const words = ["trombone", "marmalade", "the sea went very quiet"];
  expect(findTraces(places, { words, recording })).toEqual([]);
  // What is kept is found.
  const kept = findTraces(places, { words: [CHOICE.toLowerCase()], recording });
  expect(kept.join()).toContain("in stories");
  await server.launch();
});

test("[SPLAY-4] an idea that cannot be tried is led back in the model's own words", async ({
  page,
  model,
}) => {
  await comeToQuestion(page);
  const reply = "What a merry idea! Shall we ring the bell or speak to the fog?";
  model.behaviours = [answering(() => ({ choice: null, branch: null, reply }))];
  await answer(page);
  await expect(page.getByText(/Your answer was not understood/)).toBeVisible();
  await expect(page.getByRole("group", { name: "What is told" })).toContainText("merry idea");
  await skipToQuestion(page);
  await takeChoice(page.getByRole("button", { name: CHOICE }));
  await expect(page.getByRole("region", { name: AFTER_CHOICE })).toBeVisible();
});

/** The idea is tried by one of the people of the question, and leads to the first choice's scene. */
function writeBranch({ messages }: ChatCall) {
  const [, json = "{}"] = /<answer>([^]*)<\/answer>/.exec(messages[1]?.content ?? "") ?? [];
  const { people = [] } = JSON.parse(json) as { people?: string[] };
  const dialogue =
    `${people[0]} found a long brass horn under the stairs and blew with both cheeks. ` +
    "Out came a sound like a happy cow, and the sea went very quiet to listen.";
  return { choice: null, branch: { dialogue, speaker: null, leadsTo: 1 }, reply: null };
}

/** As a listener who stopped there. */
async function comeToQuestion(page: Page): Promise<void> {
  const place: PlaybackProgress = {
    way: [{ sceneId: QUESTION, asked: true, answer: null }],
    seen: { scenes: [], steps: [] },
  };
  await page.goto("/");
  await page.evaluate(
    ([key = "", kept = ""]) => localStorage.setItem(key, kept),
    [`codetale-story-${lamp.id}`, JSON.stringify(place)],
  );
  await page.goto(`/stories/play/${lamp.id}`);
  await page.getByRole("button", { name: "Go on" }).click();
  await skipToQuestion(page);
}

async function answer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Record answer" }).click();
  await page.getByRole("button", { name: "Stop recording" }).click();
}

async function skipToQuestion(page: Page): Promise<void> {
  await skipUntil(page, "button[aria-keyshortcuts]:enabled");
}

async function playToEnd(page: Page): Promise<void> {
  for (;;) {
    await skipUntil(page, "button[aria-keyshortcuts]:enabled, h2[data-takes-focus]");
    if (await theEnd(page).isVisible()) return;
    await takeChoice(openCards(page).first());
  }
}

/** Listens to nothing to its end. */
async function skipUntil(page: Page, wanted: string): Promise<void> {
  const there = page.locator(wanted).first();
  const on = page.getByRole("button", { name: /^(Skip ahead|Skip to the choices|Next)$/ });
  for (;;) {
    await there.or(on).first().waitFor();
    if (await there.isVisible()) return;
    // It may have been told to its end meanwhile.
    await on.click({ timeout: 1_000 }).catch(() => undefined);
  }
}
