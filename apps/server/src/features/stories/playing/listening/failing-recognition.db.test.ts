import { speechToText } from "@codetale/contract/stories/player";
import { hasPrompt } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error";
import { VoiceServiceError } from "#core/ports/speech";
import { stories } from "#platform/db/schema/stories";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { openStoriesApp, type StoriesApp } from "../../testing/open-stories-app.ts";
import { aRecording } from "../../testing/recording.ts";
import { ScriptedVoiceService } from "../../testing/scripted-voice-service.ts";

const voice = new ScriptedVoiceService();
let app: StoriesApp;

beforeAll(async () => {
  app = await openStoriesApp({ voice: { ...noVoice, recognize: voice.recognize } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  app.failures.length = 0;
  voice.failure = null;
});

describe("[SPLAY-6] [API-3] a recording whose recognition fails", () => {
  it.each([
    ["unreadable", 400, "speech/unreadable"],
    ["unavailable", 503, "speech/unavailable"],
    ["timeout", 503, "speech/unavailable"],
    ["refused", 503, "speech/unavailable"],
  ] as const)(
    "the service error %s becomes a failure of the contract",
    async (failure, status, reason) => {
      voice.failure = new VoiceServiceError(failure, { retryAfterMs: 3_000 });
      const response = await sayTo(app);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ reason });
      expect(response.headers["retry-after"]).toBe(status === 503 ? "3" : undefined);
    },
  );

  it("that meets any other error is refused as if there were no recognizer", async () => {
    const details = { reason: "unreadable", retryAfterMs: 3_000 };
    voice.failure = Object.assign(new Error("what a child said"), details);
    const response = await sayTo(app);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ reason: "speech/unavailable" });
    expect(response.headers["retry-after"]).toBeUndefined();
    expect(app.failures).toEqual([{ err: voice.failure }]);
  });

  it("that meets a full queue is refused as such, and when to come again", async () => {
    voice.failure = new AppError("server/busy", { retryAfterMs: 7_000 });
    const response = await sayTo(app);
    expect(response.json()).toMatchObject({ reason: "server/busy" });
    expect(response.headers["retry-after"]).toBe("7");
    expect(app.failures).toEqual([]);
  });

  it("is refused where there is no recognizer", async () => {
    const deaf = await openStoriesApp();
    const response = await sayTo(deaf);
    await deaf.close();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ reason: "speech/unavailable" });
  });
});

/** Answers the first question of a story. */
async function sayTo(asked: StoriesApp) {
  const storyId = await asked.aStory();
  const [row] = await asked.db.select().from(stories).where(eq(stories.id, storyId));
  const fields = { story_id: storyId, current_scene_id: row!.scenes.find(hasPrompt)!.id };
  return asked.send(speechToText, { as: asked.lena, ...aRecording(fields) });
}
