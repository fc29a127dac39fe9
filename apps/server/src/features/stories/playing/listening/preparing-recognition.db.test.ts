import { warmUpRecognition } from "@codetale/contract/stories/player";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { openStoriesApp, type StoriesApp } from "../../testing/open-stories-app.ts";
import { ScriptedVoiceService } from "../../testing/scripted-voice-service.ts";

const voice = new ScriptedVoiceService();
let app: StoriesApp;
let deaf: StoriesApp;
let storyId: string;

beforeAll(async () => {
  const { recognize, prepare } = voice;
  app = await openStoriesApp({ voice: { ...noVoice, recognize, prepare } });
  deaf = await openStoriesApp();
});
afterAll(async () => {
  await app.close();
  await deaf.close();
});
beforeEach(async () => {
  await app.empty();
  voice.failure = null;
  voice.prepared.length = 0;
  storyId = await app.aStory();
});

describe("before an answer by voice", () => {
  const prepare = (params = { storyId }, by = app) => by.send(warmUpRecognition, { params });

  it("listening is prepared in the story's language", async () => {
    const response = await prepare();
    expect(response.statusCode).toBe(200);
    expect(voice.prepared).toEqual(["en"]);
  });

  it("an actor who may not play the story prepares nothing", async () => {
    const response = await app.send(warmUpRecognition, { params: { storyId }, as: null });
    expect(response.statusCode).toBe(404);
    expect(response.json().reason).toBe("story/unknown");
    expect(voice.prepared).toEqual([]);
  });

  it("it is refused where there is no recognizer", async () => {
    const there = await deaf.aStory();
    expect((await prepare({ storyId: there }, deaf)).json().reason).toBe("speech/unavailable");
    voice.failure = new VoiceServiceError("unavailable", { retryAfterMs: 2_000 });
    const response = await prepare();
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("2");
  });
});
