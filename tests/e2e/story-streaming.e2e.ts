/** A scene that is heard while it is still being spoken. */
import type { Page } from "@playwright/test";
import { lamp } from "../../apps/server/src/sample-data/stories/lamp.ts";
import type { AppServer } from "./support/app-server.ts";
import { expect } from "./support/fixtures.ts";
import { testWithVoice } from "./support/with-voice.ts";

const test = testWithVoice((voice) => voice.hold());

test("[SPLAY-1] [SPLAY-2] the first sentence is heard before the last is spoken, and the scene goes on to its end", async ({
  browser,
  server,
  voice,
}) => {
  await expect.poll(() => kindOfStart(server)).toBe("audio/mpeg");
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const first = page.getByRole("region", { name: lamp.scenes[0]?.title ?? "" });
  await page.addInitScript(watchSound);
  await page.goto(`/stories/play/${lamp.id}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();

  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  // All of the first sentence, and it waits there for the next.
  await expect.poll(() => heardSeconds(page)).toBeGreaterThan(1.5);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(first).toBeVisible();
  voice.release();
  await expect(first).toHaveCount(0);
  await context.close();
});

declare global {
  interface Window {
    heardSeconds?: number;
  }
}

/** In the page: how far the sound has come. */
function watchSound(): void {
  const original = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    this.addEventListener("timeupdate", () => (window.heardSeconds = this.currentTime));
    return original.call(this);
  };
}

async function heardSeconds(page: Page): Promise<number> {
  return page.evaluate(() => window.heardSeconds ?? 0);
}

/** Asks for the first scene as a player does, and goes away again. */
async function kindOfStart({ url }: AppServer): Promise<string | null> {
  const gone = new AbortController();
  const response = await fetch(`${url}/next_scene/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ story_id: lamp.id, current_scene_id: "start" }),
    signal: gone.signal,
  });
  gone.abort();
  return response.headers.get("content-type");
}
