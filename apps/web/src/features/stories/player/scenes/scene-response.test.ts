import { expect, it } from "vitest";
import { StreamingAudio } from "../narration/streaming-audio.ts";
import { NoSceneError, readSceneResponse } from "./scene-response.ts";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";
import type { SceneResult } from "./narrated-scene.ts";

const scene = aPlayerScene({ title: "Am Fluß · 川", word_starts: [0, 300, 640, 900] });

function voice(headers: Record<string, string>, body = "a voice"): Response {
  const facts = { "content-type": "audio/mpeg", "content-length": `${body.length}` };
  return new Response(body, { headers: { ...facts, ...headers } });
}

it("reads a voice with its scene beside it", async () => {
  const answer = await readSceneResponse(voice({ "x-scene-data": ascii(scene) }));

  expect(answer).toMatchObject({ ...scene, isRedirect: false });
  expect(audioOf(answer)).toMatchObject({ size: 7, type: "audio/mpeg" });
});

it("reads a voice as soon as it begins where its length is not known yet", async () => {
  const spoken = new FakeAudioStream();
  const answer = await readSceneResponse(spoken.response({ "x-scene-data": ascii(scene) }));

  expect(answer).toMatchObject({ ...scene, isRedirect: false });
  const audio = audioOf(answer);
  if (!(audio instanceof StreamingAudio)) throw new Error("It waited for the end.");
  expect([audio.isStreaming, audio.type]).toEqual([true, "audio/mpeg"]);
  spoken.push("a voice");
  spoken.end();
  expect(await (await audio.untilWhole()).text()).toBe("a voice");
});

it("reads a voice that has its length only when all of it is here", async () => {
  const spoken = new FakeAudioStream();
  const answer = readSceneResponse(
    spoken.response({ "x-scene-data": ascii(scene), "content-length": "7" }),
  );
  spoken.breakOff();

  await expect(answer).rejects.toThrow("The network is gone.");
});

it("takes a voice without a sound for none", async () => {
  expect(await readSceneResponse(voice({ "x-scene-data": ascii(scene) }, ""))).toMatchObject({
    audio: null,
  });
});

it("reads that the story asks again", async () => {
  const reply = aQuestion({ reply: "Row, or ask the owl?" });

  expect(
    await readSceneResponse(voice({ "x-scene-data": ascii(reply), "x-llm-redirect": "1" })),
  ).toMatchObject({ ...reply, isRedirect: true });
  expect(
    await readSceneResponse(Response.json({ success: true, end: false, scene: reply })),
  ).toMatchObject({ audio: null, isRedirect: true });
});

it("reads a scene without a voice", async () => {
  expect(await readSceneResponse(Response.json({ success: true, end: false, scene }))).toEqual({
    ...scene,
    audio: null,
    isVoiceComing: false,
    isRedirect: false,
    isBranch: false,
  });
});

it("[SPLAY-10] reads that a missing voice is on its way", async () => {
  const coming = { success: true, end: false, scene, is_voice_coming: true };
  expect(await readSceneResponse(Response.json(coming))).toMatchObject({
    audio: null,
    isVoiceComing: true,
  });
});

it("[SPLAY-4] reads that a scene is a child's own idea, with a voice and without", async () => {
  const headers = { "x-story-branch": "1" };
  const spoken = voice({ "x-scene-data": ascii(scene), ...headers });
  const unspoken = Response.json({ success: true, end: false, scene }, { headers });

  for (const response of [spoken, unspoken]) {
    expect(await readSceneResponse(response)).toMatchObject({ isBranch: true, isRedirect: false });
  }
});

it("[SPLAY-5] reads that the story is over", async () => {
  expect(await readSceneResponse(Response.json({ end: true, scene: null }))).toBe("end");
  expect(await readSceneResponse(Response.json({ end: true, scene }))).toEqual("end");
});

it("fills in what a plain backend leaves out", async () => {
  const plain = { id: "start", dialogue: "Hello.", choices: ["Left", "Right"] };

  expect(await readSceneResponse(voice({ "x-scene-data": JSON.stringify(plain) }))).toMatchObject({
    ...plain,
    title: "",
    speaker: null,
    prompt_for_user: true,
    next_id: null,
    sky: "day",
    cast: [],
  });
});

it("[SPLAY-9] draws whom an older server only names", async () => {
  const older = { id: "start", dialogue: "Hello.", cast: ["Mina"] };

  expect(await readSceneResponse(voice({ "x-scene-data": JSON.stringify(older) }))).toMatchObject({
    cast: [{ name: "Mina", kind: "person", age: "adult", mood: "calm" }],
  });
});

it.each([
  ["a voice without a scene", () => voice({})],
  ["a voice with a broken one", () => voice({ "x-scene-data": "{half" })],
  ["JSON without a scene", () => Response.json({ success: true, end: false, scene: null })],
  ["a scene without an id", () => Response.json({ end: false, scene: { dialogue: "Hm." } })],
  ["a scene that is a number", () => Response.json({ end: false, scene: 7 })],
])("[SPLAY-6] says so when there is no scene: %s", async (_what, response) => {
  await expect(readSceneResponse(response())).rejects.toThrow(NoSceneError);
});

it("takes the scene that stands where a voice names none", async () => {
  expect(await readSceneResponse(voice({}), scene)).toMatchObject(scene);
});

function audioOf(answer: SceneResult) {
  return answer === "end" ? null : answer.audio;
}

function ascii(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
