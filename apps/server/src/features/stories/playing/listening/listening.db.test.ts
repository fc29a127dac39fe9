import { PassThrough } from "node:stream";
import { REDIRECT_HEADER, speechToText } from "@codetale/contract/stories/player";
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { eq } from "drizzle-orm";
import { cookieOf } from "#testing/http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { messages } from "#platform/db/schema/chat";
import { problems } from "#platform/db/schema/problems";
import { spokenLines, stories, storyGenerations, storyVoices } from "#platform/db/schema/stories";
import { loggableError } from "#platform/logging/loggable-error";
import { contentsOf } from "#testing/table-contents";
import { noVoice } from "#platform/voice-service/connect-voice-service";
import { openStoriesApp, type StoriesApp } from "../../testing/open-stories-app.ts";
import { aRecording } from "../../testing/recording.ts";
import { ScriptedVoiceService } from "../../testing/scripted-voice-service.ts";

const voice = new ScriptedVoiceService();
const SECRET = "sesame of the nursery";
let understood: number | null = null;
let app: StoriesApp;
let storyId: string;
let asking: Scene;

beforeAll(async () => {
  const { recognize } = voice;
  const ears = { ...noVoice, recognize };
  const interpretAnswer = async () =>
    understood === null ? null : ({ kind: "choice", index: understood } as const);
  app = await openStoriesApp({ voice: ears, interpretAnswer });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  app.failures.length = 0;
  voice.failure = null;
  understood = null;
  storyId = await app.aStory();
  const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
  asking = row!.scenes.find(hasPrompt)!;
});

describe("[SPLAY-4] [API-1] an answer by voice", () => {
  it("that is a choice is answered with the choice's text", async () => {
    voice.nextResult = { heard: "choice", index: 1, text: "whatever" };
    const response = await say();

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, transcript: asking.choices[1]!.text });
    expect(voice.recordings.at(-1)).toMatchObject({
      language: "en",
      mimeType: "audio/webm",
      expected: asking.choices.map(({ text }) => text),
    });
  });

  it("in other words that mean a choice is that choice", async () => {
    const text = `let's ${asking.choices[0]!.text.toLowerCase()} please`;
    voice.nextResult = { heard: "other", index: null, text };
    expect((await say()).json()).toMatchObject({ transcript: asking.choices[0]!.text });
  });

  it("that is a choice without its number is understood by its words", async () => {
    voice.nextResult = { heard: "choice", index: null, text: asking.choices[1]!.text };
    expect((await say()).json()).toMatchObject({ transcript: asking.choices[1]!.text });
  });

  it("that is no choice is not taken for one by its number", async () => {
    voice.nextResult = { heard: "other", index: 1, text: "blorp" };
    expect((await say()).headers[REDIRECT_HEADER]).toBe("1");
  });

  it("that is silence means nothing, whatever words were made of it", async () => {
    voice.nextResult = { heard: "silence", index: 1, text: asking.choices[1]!.text };
    expect((await say()).headers[REDIRECT_HEADER]).toBe("1");
  });

  it("of no words is not given to a language model", async () => {
    understood = 1;
    voice.nextResult = { heard: "other", index: null, text: " " };
    expect((await say()).headers[REDIRECT_HEADER]).toBe("1");
  });

  it("[SPLAY-8] that agrees means the choice that was read last", async () => {
    voice.nextResult = { heard: "other", index: null, text: "yes, that one" };
    const fields = { story_id: storyId, current_scene_id: asking.id };
    const answer = await app.send(speechToText, aRecording({ ...fields, last_read: "1" }));
    expect(answer.json()).toMatchObject({ transcript: asking.choices[1]!.text });
    expect((await say()).headers[REDIRECT_HEADER]).toBe("1");
  });

  it.each(["9", "-1", "", "1.5", "owl"])(
    "is refused with %j as the choice that was read last",
    async (last_read) => {
      const fields = { story_id: storyId, current_scene_id: asking.id, last_read };
      const answer = await app.send(speechToText, aRecording(fields));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ path: "last_read" }] });
    },
  );

  it("that only a language model understands is understood where there is one", async () => {
    voice.nextResult = { heard: "other", index: null, text: "blorp" };
    understood = 1;
    expect((await say()).json()).toMatchObject({ transcript: asking.choices[1]!.text });
  });

  it.each([
    ["means none of the choices", { heard: "other", index: null, text: "blorp" }],
    ["nobody understood at all", { heard: "other", index: null, text: " " }],
    ["is silence", { heard: "silence", index: null, text: "" }],
    ["is said to be a choice that there is not", { heard: "choice", index: 9, text: "" }],
  ] as const)("that %s is asked for again, with the choices named", async (_, hears) => {
    voice.nextResult = hears;
    const response = await say();

    expect(response.statusCode).toBe(200);
    expect(response.headers[REDIRECT_HEADER]).toBe("1");
    expect(response.json()).toMatchObject({ end: false, scene: { id: asking.id } });
    for (const { text } of asking.choices) expect(response.json().scene.reply).toContain(text);
  });

  it("that a language model takes for a choice that there is not is asked for again", async () => {
    voice.nextResult = { heard: "other", index: null, text: "blorp" };
    understood = 9;
    expect((await say()).headers[REDIRECT_HEADER]).toBe("1");
  });

  it("may come with its words before the recording or after it", async () => {
    voice.nextResult = { heard: "choice", index: 0, text: "" };
    const form = aRecording({ story_id: storyId, current_scene_id: asking.id });
    const body = form.body.toString("latin1");
    const parts = body.split(/(?=--form-boundary\r\n)/);
    const turned = [...parts.slice(1), parts[0]].join("").replace("--form-boundary--\r\n", "");
    const response = await app.send(speechToText, {
      headers: form.headers,
      body: Buffer.from(`${turned}--form-boundary--\r\n`, "latin1"),
    });
    expect(response.json()).toMatchObject({ transcript: asking.choices[0]!.text });
  });
});

describe("[SPLAY-6] [API-2] a recording", () => {
  const form = (change: object = {}) => ({
    story_id: storyId,
    current_scene_id: asking.id,
    ...change,
  });

  it.each([
    ["that is missing", { audio: null }, 400, "speech/no-audio"],
    ["under another name", { name: "sound" }, 400, "speech/no-audio"],
    ["of no bytes", { audio: Buffer.alloc(0) }, 400, "speech/no-audio"],
    ["over five megabytes", { audio: Buffer.alloc(5 * 1024 * 1024 + 1) }, 413, "speech/too-large"],
    ["of twenty megabytes", { audio: Buffer.alloc(20 * 1024 * 1024) }, 413, "speech/too-large"],
  ] as const)("%s is refused", async (_, recording, status, reason) => {
    const before = voice.recordings.length;
    const response = await app.send(speechToText, aRecording(form(), recording));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ reason });
    expect(voice.recordings).toHaveLength(before);
  });

  test.each([
    ["of no story", { story_id: "" }, "story/unknown"],
    ["of a story that there is not", { story_id: "1" }, "story/unknown"],
    ["of no scene", { current_scene_id: "" }, "story/scene-unknown"],
    ["of a scene that there is not", { current_scene_id: "nowhere" }, "story/scene-unknown"],
  ])("%s is refused", async (_, change, reason) => {
    const response = await app.send(speechToText, aRecording(form(change)));
    expect(response.json()).toMatchObject({ reason });
  });

  test.each([
    ["of a story that there is not", { story_id: "1" }, "story/unknown"],
    ["of a scene that there is not", { current_scene_id: "nowhere" }, "story/scene-unknown"],
    ["of a choice that there is not", { last_read: "9" }, "request/invalid"],
  ])("[OPEN-2] %s is refused before the recording has come", async (_, change, reason) => {
    const { headers, body } = aRecording(form(change), { audio: null });
    const fields = body.toString().replace("--form-boundary--\r\n", "");
    const part = 'Content-Disposition: form-data; name="audio"; filename="answer.webm"';
    const payload = new PassThrough();
    payload.write(`${fields}--form-boundary\r\n${part}\r\n\r\nits first bytes`);
    const own = { ...headers, cookie: cookieOf(app.lena) };
    const request = { method: "POST", url: speechToText.path, headers: own, payload } as const;
    const response = await app.app.inject(request);
    payload.destroy();

    expect(response.json()).toMatchObject({ reason });
  });

  it.each(["story_id", "current_scene_id"])("[API-2] with a NUL in %s is refused", async (path) => {
    const response = await app.send(speechToText, aRecording(form({ [path]: "a\u0000" })));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });

  it.each([
    ["JSON", { body: { story_id: "1" }, headers: {} }],
    [
      "a broken form",
      {
        body: Buffer.from("--x\r\nrubbish"),
        headers: { "content-type": "multipart/form-data; boundary=x" },
      },
    ],
    [
      "a form without a boundary",
      { body: Buffer.from("x"), headers: { "content-type": "multipart/form-data" } },
    ],
  ])("in %s is refused, naming it", async (_, call) => {
    const response = await app.send(speechToText, call);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: "audio" }] });
  });

  it("may have its fields on both sides of the recording", async () => {
    voice.nextResult = { heard: "choice", index: 0, text: "" };
    const recording = aRecording(
      { current_scene_id: asking.id },
      { before: { story_id: storyId } },
    );
    expect((await app.send(speechToText, recording)).json()).toMatchObject({
      transcript: asking.choices[0]!.text,
    });
  });
});

it("[GUARD-4] a story that is not shared recognizes no answers of other accounts", async () => {
  const before = voice.recordings.length;
  for (const as of [null, await app.aLearner()]) {
    expect((await say(as)).json()).toMatchObject({ reason: "story/unknown" });
  }
  expect(voice.recordings).toHaveLength(before);
});

it("neither a recording nor its transcript is stored or logged", async () => {
  const every = [spokenLines, stories, storyGenerations, storyVoices, messages, problems];
  const before = JSON.stringify(await contentsOf(app.db, ...every));
  for (const failure of [null, new Error(SECRET)]) {
    voice.failure = failure;
    voice.nextResult = { heard: "other", index: null, text: SECRET };
    expect((await say()).body).not.toContain(SECRET);
  }
  expect(JSON.stringify(await contentsOf(app.db, ...every))).toBe(before);
  expect(app.files.kept.size).toBe(0);
  expect(app.failures).toHaveLength(1);
  expect(JSON.stringify(app.failures.map(logged))).not.toContain(SECRET);
});

function logged(details: unknown): unknown {
  return loggableError((details as { err: unknown }).err);
}

function say(as: Actor | null = app.lena) {
  const fields = { story_id: storyId, current_scene_id: asking.id };
  return app.send(speechToText, { as, ...aRecording(fields) });
}
