import { failures } from "@codetale/contract/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aQuestion, aRecording, aNarratedScene } from "../testing/a-scene.ts";
import { recognizeAnswer } from "./recognize-answer.ts";

const sent: { address: string; form: FormData }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (address: string, { body }: { body: FormData }) => {
    sent.push({ address, form: body });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function ask() {
  const { signal } = new AbortController();
  return recognizeAnswer("s1", aNarratedScene(aQuestion()), aRecording(), signal);
}

function refuse(reason: "speech/unavailable" | "speech/no-audio" | "speech/unreadable") {
  const { code, status, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "r1" };
  answer = () => Response.json(body, { status });
}

it("[SPLAY-4] sends the recording with its story and scene, and gets what was meant", async () => {
  answer = () => Response.json({ success: true, transcript: "Row the boat" });

  expect(await ask()).toEqual({ kind: "transcript", transcript: "Row the boat" });
  const [{ address, form }] = sent as [(typeof sent)[0]];
  expect(address).toBe("/speech_to_text/");
  expect([form.get("story_id"), form.get("current_scene_id")]).toEqual(["s1", "fork"]);
  expect((form.get("audio") as File).name).toBe("answer.webm");
});

it("[SPLAY-4] gets a spoken reply, which asks again whatever its headers say", async () => {
  answer = () => new Response(new Blob(["a voice"]), { headers: { "content-type": "audio/mpeg" } });

  expect(await ask()).toMatchObject({
    kind: "reply",
    answer: { told: { scene: { id: "fork" }, isRedirect: true } },
  });
});

it("[SPLAY-4] gets a reply without a voice", async () => {
  const scene = aQuestion({ reply: "Row, or ask the owl?" });
  answer = () =>
    Response.json({ success: true, end: false, scene }, { headers: { "x-llm-redirect": "1" } });

  expect(await ask()).toMatchObject({
    kind: "reply",
    answer: { told: { scene: { reply: "Row, or ask the owl?" }, audio: null } },
  });
});

it.each([
  ["", "an empty transcript"],
  ["  ", "a blank one"],
])("[SPLAY-6] says that %j was not recognised: %s", async (transcript) => {
  answer = () => Response.json({ success: true, transcript });

  expect(await ask()).toMatchObject({
    trouble: { message: "Could not recognize your speech. Please try again." },
  });
});

it.each([
  ["speech/no-audio", "No audio recorded. Please try again."],
  ["speech/unreadable", "Could not recognize your speech. Please try again."],
  [
    "speech/unavailable",
    "Error sending audio: Nobody can listen right now. Please tap your answer.",
  ],
] as const)("[SPLAY-6] puts %s into words", async (reason, message) => {
  refuse(reason);

  expect(await ask()).toMatchObject({ kind: "trouble", trouble: { message } });
});

it("[SPLAY-6] says that the recording could not be sent", async () => {
  answer = () => Promise.reject(new TypeError("offline"));

  expect(await ask()).toMatchObject({
    trouble: { message: expect.stringMatching(/^Error sending audio: The connection failed/) },
  });
});

it("[SPLAY-6] says that an answer without a meaning was not recognised", async () => {
  answer = () => Response.json({ success: true });

  expect(await ask()).toMatchObject({ trouble: { kind: "not-recognised" } });
});
