import { speechToText } from "@codetale/contract/stories/player";
import { expect, it } from "vitest";
import { lost, on, refuse, sentTo } from "#testing/server";
import { aBranch, aQuestion, aRecording, aNarratedScene } from "../testing/a-scene.ts";
import { messageOf } from "../playback/player-error.ts";
import { english } from "../words/en.ts";
import { recognizeAnswer } from "./recognize-answer.ts";

function ask() {
  const { signal } = new AbortController();
  return recognizeAnswer("s1", aNarratedScene(aQuestion()), aRecording(), signal);
}

async function failure() {
  const result = await ask();
  return result.kind === "error" ? messageOf(result.error, english) : result.kind;
}

it("[SPLAY-4] sends the recording with its story and scene, and gets what was meant", async () => {
  on(speechToText, { success: true, transcript: "Row the boat" });

  expect(await ask()).toEqual({ kind: "transcript", transcript: "Row the boat" });
  const [form] = sentTo(speechToText) as [FormData];
  expect([form.get("story_id"), form.get("current_scene_id")]).toEqual(["s1", "fork"]);
  expect((form.get("audio") as File).name).toBe("answer.webm");
});

it("[SPLAY-8] sends which choice was read last, where one was", async () => {
  on(speechToText, { success: true, transcript: "Row the boat" });
  const { signal } = new AbortController();

  await ask();
  await recognizeAnswer("s1", aNarratedScene(aQuestion()), aRecording(), signal, 1);
  const forms = sentTo(speechToText);
  expect(forms.map((form) => form.get("last_read"))).toEqual([null, "1"]);
});

it("[SPLAY-4] gets a spoken reply, which asks again whatever its headers say", async () => {
  const headers = { "content-type": "audio/mpeg" };
  on(speechToText, () => new Response(new Blob(["a voice"]), { headers }));

  expect(await ask()).toMatchObject({
    kind: "reply",
    reply: { id: "fork", isRedirect: true },
  });
});

it("[SPLAY-4] gets a child's own idea as a scene, which does not ask again", async () => {
  const headers = { "x-story-branch": "1" };
  on(speechToText, () =>
    Response.json({ success: true, end: false, scene: aBranch() }, { headers }),
  );

  expect(await ask()).toMatchObject({
    kind: "reply",
    reply: { id: "idea:7f", isBranch: true, isRedirect: false },
  });
});

it("[SPLAY-4] gets a reply without a voice", async () => {
  const scene = aQuestion({ reply: "Row, or ask the owl?" });
  const headers = { "x-llm-redirect": "1" };
  on(speechToText, () => Response.json({ success: true, end: false, scene }, { headers }));

  expect(await ask()).toMatchObject({
    kind: "reply",
    reply: { reply: "Row, or ask the owl?", audio: null },
  });
});

it.each([
  ["", "an empty transcript"],
  ["  ", "a blank one"],
])("[SPLAY-6] says that %j was not recognised: %s", async (transcript) => {
  on(speechToText, { success: true, transcript });

  expect(await ask()).toMatchObject({ error: { kind: "not-recognised" } });
});

it.each([
  ["speech/no-audio", "No audio recorded. Please try again."],
  ["speech/unreadable", "Could not recognize your speech. Please try again."],
  [
    "speech/unavailable",
    "Error sending audio: Nobody can listen right now. Please tap your answer.",
  ],
] as const)("[SPLAY-6] puts %s into words", async (reason, message) => {
  refuse(speechToText, reason);

  expect(await failure()).toBe(message);
});

it("[SPLAY-6] says that the recording could not be sent", async () => {
  on(speechToText, lost);

  expect(await failure()).toMatch(/^Error sending audio: The connection failed/);
});

it("[SPLAY-6] says that an answer without a meaning was not recognised", async () => {
  on(speechToText, { success: true });

  expect(await ask()).toMatchObject({ error: { kind: "not-recognised" } });
});
