// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { FakeMediaSource, stubMediaSource } from "../testing/fake-media-source.ts";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import { FakeSpeechSynthesis } from "../testing/fake-speech-synthesis.ts";
import { withStreamedNarration, withNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";
import { FakeAudioStream } from "../testing/fake-audio-stream.ts";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  stubMediaSource();
  FakeMediaSource.supported = ["audio/mpeg"];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens a story whose first scene, a question, is being spoken, and presses Play. */
async function playWhileSpoken() {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ voiced: { done: 0, total: 4 } });
  const voice = new FakeAudioStream();
  const question = aQuestion({ id: "start" });
  server.steps.set("start/null", () => withStreamedNarration(question, voice));
  server.steps.set("start/Row the boat", () => withNarration(aPlayerScene({ id: "boat" })));
  server.steps.set("start/Ask the owl", () => withNarration(aPlayerScene({ id: "owl" })));
  const view = open();
  await pass(0);
  voice.push("The boat ");
  // The urgent second request is answered by another voice.
  server.steps.set("start/null", () => withStreamedNarration(question, new FakeAudioStream()));
  fireEvent.click(button("Play"));
  await pass(20);
  return { server, voice, ...view };
}

it("[SPLAY-2] [SPLAY-3] tells a scene before its last part is spoken, then asks", async () => {
  const { server, voice } = await playWhileSpoken();
  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(FakeMediaSource.latest).toMatchObject({ played: "The boat ", readyState: "open" });
  expect(button("Row the boat").disabled).toBe(true);
  expect(server.asked.filter((step) => step === "start/null")).toHaveLength(2);

  voice.push("has two seats.");
  voice.end();
  await pass(20);
  expect(FakeMediaSource.latest).toMatchObject({
    played: "The boat has two seats.",
    readyState: "ended",
  });
  act(() => FakeAudio.latest.end());

  expect(button("Row the boat").disabled).toBe(false);
  const streamed = FakeMediaSource.latest;
  fireEvent.click(button("Hear it again"));
  await pass(20);
  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(FakeMediaSource.latest).toBe(streamed);
});

it("[SPLAY-2] reads a scene with the browser's voice where its own breaks off", async () => {
  const speech = new FakeSpeechSynthesis(["en-US"]);
  const { voice } = await playWhileSpoken();
  voice.breakOff();
  await pass(20);

  expect(FakeAudio.latest.isPlaying).toBe(false);
  expect(speech.latest.text.trim()).toBe("The boat has two seats.");
  expect(button("Row the boat").disabled).toBe(true);
});

it("pauses a scene that is still being spoken, and goes on", async () => {
  const { voice } = await playWhileSpoken();
  fireEvent.click(button("Pause"));
  voice.push("has two seats.");
  await pass(20);
  expect(FakeAudio.latest.isPlaying).toBe(false);

  fireEvent.click(button("Go on listening"));

  expect(FakeAudio.latest.isPlaying).toBe(true);
  expect(FakeMediaSource.latest.played).toBe("The boat has two seats.");
});

it("[SPLAY-4] tells before its end is spoken that an answer was not understood", async () => {
  const { server, voice } = await playWhileSpoken();
  voice.end();
  await pass(20);
  act(() => FakeAudio.latest.end());
  new FakeMicrophone();
  const again = new FakeAudioStream();
  const reply = aQuestion({ id: "start", reply: "You could row, or ask the owl." });
  server.recognition = () =>
    again.response({ "x-scene-data": JSON.stringify(reply), "x-llm-redirect": "1" });
  fireEvent.click(button("Record answer"));
  await pass(20);
  fireEvent.click(button("Stop recording"));
  again.push("You could ");
  await pass(20);

  expect(screen.getByText(/Your answer was not understood/)).toBeTruthy();
  expect(FakeMediaSource.latest.played).toBe("You could ");
  expect(FakeAudio.latest.isPlaying).toBe(true);
});
