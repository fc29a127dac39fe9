import { nextScene, downloadStory, speechToText } from "@codetale/contract/stories/player";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callForResponse, call } from "./api-client.ts";

const MINUTE_MS = 60_000;

let isMobile = false;
let answer: () => Promise<Response>;
/** The latest call's. */
let signal: AbortSignal;

beforeEach(() => {
  vi.useFakeTimers();
  isMobile = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isMobile }));
  // Not the network of the other tests: here the call's own signal is what is looked at.
  vi.stubGlobal("fetch", (_address: string, init: { signal: AbortSignal }) => {
    signal = init.signal;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    return Promise.race([answer(), aborted]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => new Promise<Response>(() => {});
const sound = async () => new Response("a voice", { headers: { "content-type": "audio/mpeg" } });
const json = async () => Response.json({ success: true });
const askForScene = (by?: AbortSignal) =>
  callForResponse(nextScene, { body: { story_id: "s1" }, ...(by && { signal: by }) });

it.each([
  ["a desk", false, 30_000],
  ["a phone", true, 60_000],
])("waits so long for an answer at %s, and no longer", async (_where, phone, limitMs) => {
  isMobile = phone;
  answer = never;
  const failed = vi.fn();
  askForScene().catch(failed);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(failed).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(1);

  expect(failed.mock.lastCall).toMatchObject([{ reason: "network-request-failed" }]);
});

describe("a sound that has begun to come", () => {
  it.each([
    ["a question", () => askForScene()],
    ["a form", () => callForResponse(speechToText, { body: new FormData() })],
  ])("may be as long in coming as it likes, as the answer to %s", async (_what, ask) => {
    answer = sound;
    await ask();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

    expect(signal.aborted).toBe(false);
  });

  it("is ended by whoever asked for it", async () => {
    answer = sound;
    const asker = new AbortController();
    await askForScene(asker.signal);
    asker.abort();

    expect(signal.aborted).toBe(true);
  });
});

it.each([
  ["a call", () => call(downloadStory, { params: { storyId: "s1" } })],
  ["a question that might have brought a sound", () => askForScene()],
])("cuts JSON off whose end does not come in time: %s", async (_what, ask) => {
  answer = json;
  await ask();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(signal.aborted).toBe(true);
});

it("leaves no limit behind when the network fails", async () => {
  answer = () => Promise.reject(new TypeError("offline"));
  await expect(askForScene()).rejects.toMatchObject({ reason: "network-request-failed" });

  expect(vi.getTimerCount()).toBe(0);
});

describe("[API-2] an answer that cannot be read is a failure of the call", () => {
  it.each([
    ["no JSON", async () => new Response("<html>Sign in to the Wi-Fi</html>"), "bad-answer"],
    ["cut off", async () => new Response(brokenBody()), "network-request-failed"],
  ])("as it is %s", async (_what, given, reason) => {
    answer = given;
    await expect(call(downloadStory, { params: { storyId: "s1" } })).rejects.toMatchObject({
      name: "ApiError",
      reason,
    });
  });

  it("unless the caller wants it no more", async () => {
    const asker = new AbortController();
    answer = async () => new Response(brokenBody());
    const asked = call(downloadStory, { params: { storyId: "s1" }, signal: asker.signal });
    asker.abort();

    await expect(asked).rejects.not.toMatchObject({ name: "ApiError" });
  });
});

function brokenBody() {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(`{"story`));
      controller.error(new TypeError("network error"));
    },
  });
}
