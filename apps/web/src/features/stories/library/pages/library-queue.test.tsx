// @vitest-environment jsdom
import { downloadStory } from "@codetale/contract/stories/player";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { on } from "#testing/server";
import { downloadedStories, saveDownload } from "../../player/offline/downloaded-stories.ts";
import { aDownload } from "../../player/testing/a-story.ts";
import { FakeCaches } from "../../player/testing/fake-caches.ts";
import { addToQueue, emptyQueue, LONGEST_QUEUE } from "../../queue/story-queue.ts";
import { aStory, FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { open } from "../../testing/library-screen.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
});
afterEach(() => {
  cleanup();
  emptyQueue();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("[SLIB-1] queues stories, in the order that the listener wants", async () => {
  server.stories = ["Pip", "Mina", "Lila"].map((title) => aStory({ id: title, title }));
  const { user } = open();
  await screen.findByRole("article", { name: "Pip" });
  expect(screen.queryByRole("region", { name: "To be played" })).toBeNull();
  for (const title of ["Pip", "Mina", "Lila"]) {
    await user.click(screen.getByRole("button", { name: `Play “${title}” later` }));
  }
  const queue = within(screen.getByRole("region", { name: "To be played" }));
  const order = () => queue.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(order()).toEqual(["Pip", "Mina", "Lila"]);

  await user.click(queue.getByRole("button", { name: "Play “Lila” earlier" }));
  await user.click(queue.getByRole("button", { name: "Take “Pip” out of the queue" }));
  expect(order()).toEqual(["Lila", "Mina"]);
  const play = queue.getByRole("link", { name: "Play the queue" });
  expect(play.getAttribute("href")).toBe("/stories/play/Lila");

  await user.click(queue.getByRole("button", { name: "Empty the queue" }));
  expect(screen.queryByRole("region", { name: "To be played" })).toBeNull();
});

it("[SPLAY-7] keeps the focus near what was changed in the queue", async () => {
  for (const title of ["Pip", "Mina", "Lila"]) addToQueue({ id: title, title, language: "en" });
  const { user } = open();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  await press("Play “Mina” earlier");
  expect(focused()).toBe("Take “Mina” out of the queue");
  await press("Take “Pip” out of the queue");
  expect(focused()).toBe("Play “Lila” earlier");
  await press("Take “Lila” out of the queue");
  expect(focused()).toBe("Take “Mina” out of the queue");
  await press("Take “Mina” out of the queue");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

it("[SLIB-1] has room for a night's stories in the queue, and says when it is full", async () => {
  server.stories = [aStory({ title: "One more" })];
  for (let count = 0; count < LONGEST_QUEUE; count += 1) {
    addToQueue({ id: `story ${count}`, title: "", language: "en" });
  }
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Play “One more” later" }));

  expect(await screen.findByText("The queue has room for 20 stories.")).toBeTruthy();
});

it("[SLIB-3] takes a story that is deleted out of the queue", async () => {
  server.stories = [aStory({ title: "Pip", isOwn: true })];
  addToQueue({ id: "story-1", title: "Pip", language: "en" });
  const { user } = open("/stories/library?view=own");
  expect(await screen.findByRole("region", { name: "To be played" })).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "More about “Pip”" }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));

  await waitFor(() => expect(screen.queryByRole("region", { name: "To be played" })).toBeNull());
});

it("[SLIB-1] shows a new title in the queue and among the downloads, too", async () => {
  server.stories = [aStory({ title: "Pip", isOwn: true })];
  addToQueue({ id: "story-1", title: "Pip", language: "en" });
  localStorage.setItem(
    "codetale-downloads",
    JSON.stringify([{ story: server.stories[0], parts: [] }]),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "More about “Pip”" }));
  await user.click(screen.getByRole("menuitem", { name: "Rename" }));
  server.stories = [aStory({ title: "Pips", isOwn: true })];
  await user.type(await screen.findByLabelText("Title"), "s{Enter}");

  const queue = within(await screen.findByRole("region", { name: "To be played" }));
  expect(await queue.findByText("Pips")).toBeTruthy();
  expect(downloadedStories().map(({ title }) => title)).toEqual(["Pips"]);
});

it("[SLIB-1] marks the language of a queued title, and of no words of ours", async () => {
  addToQueue({ id: "a", title: "घंटी", language: "hi" });
  addToQueue({ id: "b", title: "", language: "hi" });
  addToQueue({ id: "c", title: "O sino", language: "Portuguese" });
  open();
  const shown = ["घंटी", "Untitled Story", "O sino"].map((title) => screen.getByText(title));

  expect(shown.map((title) => title.getAttribute("lang"))).toEqual(["hi", null, null]);
});

it("[SLIB-3] removes the copy of a deleted story from this browser, undone or not", async () => {
  const caches = new FakeCaches();
  const { scenes, ...facts } = aDownload();
  on(downloadStory, () => Response.json({ ...facts, scenes: scenes.slice(2) }));
  const deleted = aStory({ title: "Pip", isOwn: true });
  server.stories = [deleted];
  await saveDownload(deleted);
  await saveDownload(aStory({ id: "story-2" }));
  const { user } = open("/stories/library?view=own");
  await user.click(await screen.findByRole("button", { name: "More about “Pip”" }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));

  expect(await screen.findByRole("article", { name: "Pip" })).toBeTruthy();
  expect(downloadedStories().map(({ id }) => id)).toEqual(["story-2"]);
  expect([...caches.stored.keys()]).toEqual(["/stories/story-2/download"]);
});
