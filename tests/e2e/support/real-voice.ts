/** A server with the real voice, and recordings of what is answered to its sample story. */
import type { Page } from "@playwright/test";
import { ne } from "drizzle-orm";
import type { Database } from "../../../apps/server/src/platform/db/database.ts";
import { stories } from "../../../apps/server/src/platform/db/schema/stories.ts";
import { lamp } from "../../../apps/server/src/sample-data/stories/lamp.ts";
import { AppServer } from "./app-server.ts";
import { expect, test as base } from "./fixtures.ts";
import { openBrowserWithMicrophone, type BrowserWithMicrophone } from "./microphone.ts";
import { recordingOf, silence } from "./recordings.ts";
import { makeTempFolder } from "./temp-folder.ts";
import { findVoiceService } from "./voice-service.ts";

/** Where the story first asks something. */
export const QUESTION = "odo";
export const RIGHT = "Ring the old bell";
/** Its words are in no story. */
const OFF_TOPIC = "My grandmother is selling blueberry marmalade and trombones on Wednesday.";

/** The real voice may need so long on two busy cores. */
export const patience = { timeout: 150_000 };

interface Recordings {
  right: Buffer;
  offTopic: Buffer;
  silence: Buffer;
}

interface VoiceFixtures {
  /** Where processes put what they need for a moment. */
  tempDir: string;
  server: AppServer;
  microphone: BrowserWithMicrophone;
  recordings: Recordings;
}

export const test = base.extend<{ page: Page }, VoiceFixtures>({
  tempDir: [
    async ({}, use) => {
      const { path, remove } = await makeTempFolder();
      await use(path);
      await remove();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ tempDir }, use) => {
      const server = await AppServer.start(
        { VOICE: "auto", LOG_LEVEL: "debug", TMPDIR: tempDir, SAMPLE_DATA: "off" },
        { isLogKept: true, prepare: deleteOtherStories },
      );
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  microphone: [
    async ({ launchOptions }, use) => {
      const microphone = await openBrowserWithMicrophone(launchOptions);
      await use(microphone);
      await microphone.close();
    },
    { scope: "worker" },
  ],
  recordings: [
    async ({ server, microphone }, use) => {
      const voice = await findVoiceService(server);
      const right = await recordingOf(RIGHT, voice, microphone.browser);
      const offTopic = await recordingOf(OFF_TOPIC, voice, microphone.browser);
      // The first answer waits for its models, and on a busy machine in vain.
      await expect.poll(async () => (await answer(server, right)).status, patience).toBe(200);
      await use({ right, offTopic, silence: silence(1) });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  page: async ({ microphone, server }, use) => {
    const context = await microphone.browser.newContext({ baseURL: server.url });
    await use(await context.newPage());
    await context.close();
  },
});

/** Sends `recording` as the answer to the question, as the player does. */
export function answer({ url }: AppServer, recording: Buffer): Promise<Response> {
  const form = new FormData();
  form.set("story_id", lamp.id);
  form.set("current_scene_id", QUESTION);
  form.set("audio", new Blob([new Uint8Array(recording)], { type: "audio/wav" }), "answer.wav");
  return fetch(`${url}/speech_to_text/`, { method: "POST", body: form });
}

/** Narrating those in advance would take all the time of one core beside these tests. */
async function deleteOtherStories(db: Database): Promise<void> {
  await db.delete(stories).where(ne(stories.id, lamp.id));
}
