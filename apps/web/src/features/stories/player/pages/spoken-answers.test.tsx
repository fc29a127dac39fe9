// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeAudio } from "../testing/fake-audio.ts";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import { withNarration } from "../testing/fake-story-server.ts";
import { atQuestion, button } from "../testing/open-player.tsx";
import { aQuestion } from "../testing/a-scene.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The seconds of a recording do not pass, however long the machine takes. */
function stopTheSeconds(): void {
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
}

it("[SPLAY-6] says that there is no microphone, and lets one tap instead", async () => {
  const { user } = await atQuestion();
  await user.click(button("Record answer"));

  expect(await screen.findByText("Microphone access denied or not available.")).toBeTruthy();
  await user.click(button("Tap an answer instead"));
  expect(screen.queryByText("Microphone access denied or not available.")).toBeNull();
  expect(button("Row the boat").disabled).toBe(false);
});

it("[SPLAY-4] records an answer, stops, and goes where it leads", async () => {
  const { user } = await atQuestion();
  const microphone = new FakeMicrophone();
  stopTheSeconds();
  await user.click(button("Record answer"));
  expect(await screen.findByText("10")).toBeTruthy();
  expect(screen.getByText("I am all ears")).toBeTruthy();

  await user.click(button("Stop recording"));

  expect(await screen.findByRole("heading", { name: /On the water/ })).toBeTruthy();
  expect(microphone.isOpen).toBe(false);
});

it("[SPLAY-6] leads back to the cards while the browser's prompt for the microphone is not answered", async () => {
  const { user } = await atQuestion();
  new FakeMicrophone().permission = new Promise(() => {});
  await user.click(button("Record answer"));
  expect(screen.queryByText("I am all ears")).toBeNull();
  await user.click(button("Stop recording"));

  expect(await screen.findByText("No audio recorded. Please try again.")).toBeTruthy();
  expect(button("Row the boat").disabled).toBe(false);
});

it("[SPLAY-4] shows in yellow that an answer was not understood, and lets one answer again", async () => {
  const { server, user } = await atQuestion();
  new FakeMicrophone();
  stopTheSeconds();
  const reply = aQuestion({ reply: "You could row, or ask the owl." });
  server.recognition = () => withNarration(reply, { "x-llm-redirect": "1" });
  await user.click(button("Record answer"));
  await user.click(await screen.findByRole("button", { name: "Stop recording" }));

  expect(
    await screen.findByText("Please try again! Your answer was not understood. (Prompted by LLM)"),
  ).toBeTruthy();
  expect(screen.getByRole("group", { name: "What is told" }).textContent).toContain(
    "You could row, or ask the owl.",
  );
  act(() => FakeAudio.latest.end());
  expect(button("Record answer").disabled).toBe(false);
});

it("[SPLAY-4] says that speaking needs a network, and offers the cards, while there is none", async () => {
  await atQuestion();
  new FakeMicrophone();
  vi.stubGlobal("navigator", { ...navigator, onLine: false });
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText("Speaking needs a network. Tap a card instead.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Record answer" })).toBeNull();
  expect(button("Row the boat").disabled).toBe(false);

  vi.stubGlobal("navigator", { ...navigator, onLine: true });
  act(() => void window.dispatchEvent(new Event("online")));
  expect(button("Record answer").disabled).toBe(false);
});
