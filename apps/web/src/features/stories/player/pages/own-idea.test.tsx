// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aBranch, aPlayerScene } from "../testing/a-scene.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { FakeMicrophone } from "../testing/fake-microphone.ts";
import {
  type FakeStoryServer,
  withNarration,
  withoutNarration,
} from "../testing/fake-story-server.ts";
import { aPlayerScreen, button } from "../testing/open-player.tsx";

const NOTICE = /Your answer was not understood/;
const IS_BRANCH = { "x-story-branch": "1" };

beforeEach(() => {
  localStorage.clear();
  // The seconds of a recording do not pass, however long the machine takes.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function sayAnIdea(
  answer: FakeStoryServer["recognition"] = () => withNarration(aBranch(), IS_BRANCH),
) {
  const { server, open } = aPlayerScreen();
  new FakeMicrophone();
  server.recognition = answer;
  server.steps.set("boat/null", () =>
    withoutNarration(aPlayerScene({ id: "boat", title: "On the water", next_id: null })),
  );
  const screenOfPlayer = open();
  const { user } = screenOfPlayer;
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await user.click(await screen.findByRole("button", { name: "Record answer" }));
  await user.click(await screen.findByRole("button", { name: "Stop recording" }));
  return { ...screenOfPlayer, server };
}

it("[SPLAY-4] a child's own idea is told with a quiet mark, then the story goes on by itself", async () => {
  const { server } = await sayAnIdea();
  const mark = await screen.findByText("Your own idea");
  expect(mark.closest("[aria-live=polite]")).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(screen.queryByRole("button", { name: "Row the boat" })).toBeNull();
  expect(screen.getByRole("group", { name: "What is told" }).textContent).toContain(
    "Mina drummed on the boat",
  );

  act(() => FakeAudio.latest.end());
  expect(await screen.findByRole("heading", { name: /On the water/ })).toBeTruthy();
  expect(screen.queryByText("Your own idea")).toBeNull();
  expect(server.asked).toContain("boat/null");
});

it("[SPLAY-3] nothing of the idea is kept in the browser; after a reload its question waits", async () => {
  const { unmount } = await sayAnIdea();
  await screen.findByText("Your own idea");
  const kept = JSON.stringify(localStorage);
  expect(kept).toContain("fork");
  expect(kept).not.toMatch(/idea|drummed/);
  unmount();

  const { open } = aPlayerScreen();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Go on" }));
  expect(await screen.findByRole("button", { name: "Row the boat" })).toBeTruthy();
});

it("the map shows where the idea led, and the question is where one is meanwhile", async () => {
  const { user } = await sayAnIdea();
  await screen.findByText("Your own idea");
  await user.click(button("Map of your story"));
  const map = () => within(screen.getByRole("dialog", { name: "Map of your story" }));
  expect(map().getAllByRole("listitem")[1]?.textContent).toMatch(/^The boatyou are here/);
  await user.click(map().getByRole("button", { name: "Close" }));

  act(() => FakeAudio.latest.end());
  await screen.findByRole("heading", { name: /On the water/ });
  await user.click(button("Map of your story"));
  expect(
    map()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toContain("Your own idea goes on to On the water");
});

it("back leads to the question", async () => {
  const { user } = await sayAnIdea();
  await screen.findByText("Your own idea");
  await user.click(button("Back to the last choice"));
  await waitFor(() => expect(button("Row the boat").disabled).toBe(false));
});

it("an idea that is led back shows the notice, with the model's own words", async () => {
  const scene = { ...aBranch(), id: "fork", choices: ["Row the boat", "Ask the owl"] };
  const reply = "What a grand idea! Row, or ask the owl?";
  const led = { ...scene, prompt_for_user: true, next_id: null, reply };
  await sayAnIdea(() => withNarration(led, { "x-llm-redirect": "1" }));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect(screen.queryByText("Your own idea")).toBeNull();
  expect(screen.getByRole("group", { name: "What is told" }).textContent).toContain(reply);
});

it("says that the answer is thought about where that takes longer than listening", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  let answer: (response: Response) => void = () => {};
  await sayAnIdea(() => new Promise((resolve) => (answer = resolve)));
  expect(await screen.findByText("Listening to your answer")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText("Thinking about your answer")).toBeTruthy();
  answer(withNarration(aBranch(), IS_BRANCH));
  expect(await screen.findByText("Your own idea")).toBeTruthy();
});
