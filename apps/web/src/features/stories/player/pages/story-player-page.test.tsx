// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aStory } from "../testing/a-story.ts";
import { FakeAudio } from "../testing/fake-audio.ts";
import { withoutNarration, withNarration } from "../testing/fake-story-server.ts";
import { refusal } from "#testing/server";
import { aPlayerScreen, atQuestion, button, tapTwice } from "../testing/open-player.tsx";
import { aPlayerScene, aQuestion } from "../testing/a-scene.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("[SPLAY-1] starts with a play button under the story's title", async () => {
  const { open } = aPlayerScreen();
  open();

  expect(await screen.findByRole("heading", { level: 1, name: aStory().title })).toBeTruthy();
  expect(button("Play")).toBeTruthy();
});

it("[SPLAY-1] shows title, speaker or Narrator, and what is told", async () => {
  const { open } = aPlayerScreen();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));

  expect(await screen.findByRole("heading", { name: /At the river.*Narrator/ })).toBeTruthy();
  expect(screen.getByRole("group", { name: "What is told" }).textContent).toContain(
    "The river is glowing!",
  );
});

it("[SPLAY-1] says that a scene is on its way", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => new Promise(() => {}));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));

  expect(screen.getByText("The next scene is on its way")).toBeTruthy();
});

it("[SPLAY-2] [SPLAY-3] plays a voice, keeps the choices closed until it is done, then opens them", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aQuestion()));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));

  expect(
    (await screen.findByRole<HTMLButtonElement>("button", { name: "Row the boat" })).disabled,
  ).toBe(true);
  expect(button("Record answer").disabled).toBe(true);
  await waitFor(() => expect(FakeAudio.latest.isPlaying).toBe(true));

  act(() => FakeAudio.latest.end());

  expect(button("Row the boat").disabled).toBe(false);
  expect(button("Record answer").disabled).toBe(false);
});

it("[SPLAY-3] goes where a choice leads, by two taps and by its number", async () => {
  const { user } = await atQuestion();
  await tapTwice(user, "Ask the owl");
  expect(await screen.findByRole("heading", { name: /In the tree/ })).toBeTruthy();

  await user.click(button("Back to the last choice"));
  await screen.findByRole("button", { name: "Row the boat" });
  await user.keyboard("1");

  expect(await screen.findByRole("heading", { name: /On the water.*Lila/ })).toBeTruthy();
});

it("[SPLAY-5] ends, and starts again", async () => {
  const { user } = await atQuestion();
  await tapTwice(user, "Row the boat");
  await user.click(await screen.findByRole("button", { name: "Next" }));

  expect(await screen.findByRole("heading", { name: "The End" })).toBeTruthy();
  expect(screen.getByText("You've reached the end of the story.")).toBeTruthy();
  expect(screen.getByText("You have found 1 of 2 endings.")).toBeTruthy();
  await user.click(button("Replay Story"));
  expect(button("Play")).toBeTruthy();
});

it("[SPLAY-6] says that a scene could not be fetched, and tries again", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => refusal("server/failed"));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));

  const message = await screen.findByText("Failed to fetch scene/audio.");
  const alert = within(message.closest<HTMLElement>("[role=alert]")!);
  expect(alert.getByRole("link", { name: "Stories Library" })).toBeTruthy();
  server.steps.set("start/null", () => withoutNarration(aPlayerScene()));
  await user.click(button("Try again"));

  expect(await screen.findByRole("group", { name: "What is told" })).toBeTruthy();
});

it("[SPLAY-6] says that no scene came with the voice", async () => {
  const { server, open } = aPlayerScreen();
  const mute = { headers: { "content-type": "audio/mpeg" } };
  server.steps.set("start/null", () => new Response("a voice", mute));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));

  expect(await screen.findByText("No scene data received from backend.")).toBeTruthy();
});

it("says that a story does not exist, with the way to the library", async () => {
  const { server, open } = aPlayerScreen();
  server.story = null;
  open();

  expect(await screen.findByRole("heading", { name: "This story does not exist." })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Stories Library" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
});

it("shows the way to the library where no story was named", async () => {
  const { open } = aPlayerScreen();
  const { user } = open("/story_player");
  await screen.findByRole("heading", { name: "Which story shall it be?" });
  const [link] = screen.getAllByRole("link", { name: "Stories Library" });
  await user.click(link!);

  expect(await screen.findByRole("heading", { name: "The library" })).toBeTruthy();
});

it("plays the story that the address names", async () => {
  const { open } = aPlayerScreen();
  open("/story_player?story=s1");

  expect(await screen.findByRole("heading", { name: aStory().title })).toBeTruthy();
});

it("goes on where one left off, or from the start", async () => {
  const { unmount } = await atQuestion();
  unmount();
  const { open } = aPlayerScreen();
  const { user } = open();
  await screen.findByText("You were in the middle of this story.");
  expect(button("From the start")).toBeTruthy();

  await user.click(button("Go on"));

  expect(await screen.findByRole("button", { name: "Row the boat" })).toBeTruthy();
});

it("draws a map of what was heard, with what was never tried, and goes back by it", async () => {
  const { user } = await atQuestion();
  await tapTwice(user, "Row the boat");
  await screen.findByRole("heading", { name: /On the water/ });
  await user.click(button("Map of your story"));

  const map = within(await screen.findByRole("dialog", { name: "Map of your story" }));
  expect(map.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "At the river",
    expect.stringContaining("The boat"),
    "Row the boat goes on to On the water",
    "Ask the owl not tried yet",
    "On the wateryou are herean ending",
  ]);
  await user.click(map.getByRole("button", { name: "Go to The boat" }));

  await waitFor(() => expect(button("Ask the owl").disabled).toBe(false));
});

it("never loses the keyboard's focus when what had it is gone", async () => {
  const { open } = aPlayerScreen();
  const { user } = open();
  (await screen.findByRole("button", { name: "Play" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(button("Next")));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(button("Row the boat")));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(button("Next")));
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "The End" })),
  );
});

it("says each scene to screen readers once: all of it where no voice does", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("fork/null", () => withNarration(aQuestion()));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await screen.findByRole("button", { name: "Next" });
  const announced = () =>
    [...document.querySelectorAll("section [aria-live=polite]")]
      .map((region) => region.textContent?.trim())
      .join(" ");
  expect(announced()).toBe("At the river·Narrator The river is glowing!");

  await user.click(button("Next"));
  await screen.findByRole("button", { name: "Pause" });
  expect(announced()).toBe("The boat·Narrator");
});

it("pauses when the page goes out of sight", async () => {
  const { server, open } = aPlayerScreen();
  server.steps.set("start/null", () => withNarration(aPlayerScene()));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await screen.findByRole("button", { name: "Pause" });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  expect(button("Go on listening")).toBeTruthy();
  expect(FakeAudio.latest.isPlaying).toBe(false);
});

/** Listens to an own story, as told where the address leads, until its end. */
async function hearOwnStory(path: string) {
  const { server, open } = aPlayerScreen();
  server.story = aStory({ isOwn: true });
  server.steps.set("start/null", () => withoutNarration(aPlayerScene({ next_id: null })));
  const { user } = open(path);
  await user.click(await screen.findByRole("button", { name: "Play" }));
  await user.click(await screen.findByRole("button", { name: "Next" }));
  await screen.findByRole("heading", { name: "The End" });
}

it("offers to tell an own story again, but not to a child on the shelf", async () => {
  await hearOwnStory("/stories/play/s1");
  expect(screen.getByRole("link", { name: "Tell it again, but …" })).toBeTruthy();
  cleanup();

  await hearOwnStory("/stories/shelf/s1");
  const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(new Set(ways)).toEqual(new Set(["/stories/shelf"]));
});

it("takes no choice by a number that is pressed in a menu over the stage", async () => {
  const { server, user } = await atQuestion();
  const asked = server.asked.length;
  await user.click(button("Story menu"));
  (await screen.findByRole("menuitem", { name: /Book/i })).focus();
  await user.keyboard("12");

  expect(server.asked).toHaveLength(asked);
  expect(screen.getByText("The boat")).toBeTruthy();
});
