// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aQuestion } from "../testing/a-scene.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import { withNarration } from "../testing/fake-story-server.ts";
import { aPlayerScreen, button, tapTwice } from "../testing/open-player.tsx";

const TAP_AGAIN = "Tap again to choose it";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A narrated question that is over; its choices have audio, whose words take a second each. */
async function atSpokenQuestion(facts: Parameters<typeof aQuestion>[0] = {}) {
  const { server, open } = aPlayerScreen();
  const choice_audio = ["/stories/s1/audio/row", "/stories/s1/audio/owl"];
  server.steps.set("start/null", () => withNarration(aQuestion({ choice_audio, ...facts })));
  const fetched: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (!address.includes("/audio/")) return fetch(address, init);
    fetched.push(address);
    return new Response("a voice", { headers: { "x-word-starts": "[0,1000,2000]" } });
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  await waitFor(() => expect(fetched).toEqual(choice_audio));
  act(() => FakeAudio.latest.end());
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  return { server, user };
}

const isLit = (choice: string) => "lit" in button(choice).dataset;
const isSelected = (choice: string) => "selected" in button(choice).dataset;
const heardWord = () => document.querySelector("[data-heard]")?.textContent;

it("[SPLAY-8] reads each choice with its card and its words lit, then waits in silence", async () => {
  await atSpokenQuestion();
  expect([isLit("Row the boat"), isLit("Ask the owl")]).toEqual([true, false]);
  FakeAudio.latest.currentTime = 1.2;
  await waitFor(() => expect(heardWord()).toBe("the"));

  act(() => FakeAudio.latest.end());
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  expect([isLit("Row the boat"), isLit("Ask the owl")]).toEqual([false, true]);

  act(() => FakeAudio.latest.end());
  expect([isLit("Row the boat"), isLit("Ask the owl")]).toEqual([false, false]);
  expect(FakeAudio.latest.isPlaying).toBe(false);
  expect(button("Record answer").disabled).toBe(false);
});

it("[SPLAY-8] the cards are open while their choices are read: one tap reads, a second takes", async () => {
  const { user } = await atSpokenQuestion();
  await user.click(button("Ask the owl"));
  expect([isLit("Ask the owl"), isSelected("Ask the owl")]).toEqual([true, true]);
  expect(button("Ask the owl").getAttribute("aria-description")).toBe(TAP_AGAIN);
  expect([isLit("Row the boat"), isSelected("Row the boat")]).toEqual([false, false]);
  expect(FakeAudio.latest.isPlaying).toBe(true);

  await user.click(button("Row the boat"));
  expect([isSelected("Ask the owl"), isSelected("Row the boat")]).toEqual([false, true]);
  await user.click(button("Row the boat"));
  expect(await screen.findByRole("heading", { name: /On the water/ })).toBeTruthy();
});

it("[SPLAY-7] [SPLAY-8] a key takes the focused card at once, as a screen reader does", async () => {
  const { user } = await atSpokenQuestion();
  button("Ask the owl").focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: /In the tree/ })).toBeTruthy();
});

it("[SPLAY-8] one tap takes where the device is set so, which it remembers", async () => {
  const setting = async () => {
    fireEvent.click(await screen.findByLabelText("Story menu"));
    return screen.findByRole("menuitemcheckbox", { name: "Tap once to choose" });
  };
  aPlayerScreen().open();
  const item = await setting();
  expect(item.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(item);
  expect(item.getAttribute("aria-checked")).toBe("true");
  cleanup();

  const { user } = await atSpokenQuestion();
  await user.click(button("Row the boat"));
  expect(await screen.findByRole("heading", { name: /On the water/ })).toBeTruthy();
  const set = await setting();
  expect(set.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(set);
  expect(set.getAttribute("aria-checked")).toBe("false");
});

it("[SPLAY-8] reads all again by a press or the key 0, and pauses", async () => {
  const { user } = await atSpokenQuestion();
  await user.click(button("Pause"));
  expect(FakeAudio.latest.isPlaying).toBe(false);
  expect(isLit("Row the boat")).toBe(true);
  await user.click(button("Go on listening"));
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  act(() => FakeAudio.latest.end());
  await waitFor(() => expect(isLit("Ask the owl")).toBe(true));
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  act(() => FakeAudio.latest.end());

  await user.click(button("Hear the choices"));
  expect(isLit("Row the boat")).toBe(true);
  await user.click(button("Ask the owl"));
  await user.keyboard("0");
  expect([isLit("Row the boat"), isSelected("Ask the owl")]).toEqual([true, false]);
});

it("[SPLAY-8] is silent as soon as the child speaks", async () => {
  const { user } = await atSpokenQuestion();
  new FakeMicrophone();
  await user.click(button("Record answer"));

  expect(FakeAudio.latest.isPlaying).toBe(false);
  expect(isLit("Row the boat")).toBe(false);
});

it("[SPLAY-8] asks on without a sound where nothing can read the choices", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aQuestion()));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));
  act(() => FakeAudio.latest.end());

  await screen.findByRole("button", { name: "Hear the choices" });
  expect(isLit("Row the boat")).toBe(false);
  await tapTwice(user, "Row the boat");
  expect(await screen.findByRole("heading", { name: /On the water/ })).toBeTruthy();
});
