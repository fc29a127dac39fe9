// @vitest-environment jsdom
import { downloadStory } from "@codetale/contract/stories/player";
import { expect, it } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { lost, on } from "#testing/server";
import { saveProgress, noProgress } from "../progress/saved-progress.ts";
import { aDownload, aStory } from "../testing/a-story.ts";
import { anEmptyBrowser } from "../testing/fake-caches.ts";
import { addToQueue } from "../../queue/story-queue.ts";
import {
  downloadedStories,
  forgetStories,
  removeDownload,
  saveDownload,
} from "./downloaded-stories.ts";

const browser = anEmptyBrowser();

it("brings a story home with the voices that can be had, and shows it in the list", async () => {
  await saveDownload(aStory());

  expect(downloadedStories()).toEqual([aStory()]);
  expect([...browser.caches.stored.keys()]).toEqual([
    "/stories/s1/download",
    "/stories/s1/audio/a1",
    "/stories/s1/audio/c1",
  ]);
});

it("keeps a story once, the latest first", async () => {
  await saveDownload(aStory());
  await saveDownload(aStory({ id: "s2" }));
  await saveDownload(aStory({ title: "Another title" }));

  expect(downloadedStories().map(({ id, title }) => [id, title])).toEqual([
    ["s1", "Another title"],
    ["s2", "The Boat with Two Seats"],
  ]);
});

it("leaves nothing behind of a download that is removed", async () => {
  await saveDownload(aStory());

  await removeDownload("s1");

  expect(downloadedStories()).toEqual([]);
  expect(browser.caches.stored.size).toBe(0);
});

it("removes what only its owner may see, and keeps what is shared", async () => {
  await saveDownload(aStory({ id: "shared" }));
  await saveDownload(aStory({ id: "own", isShared: false }));
  await saveDownload(aStory({ id: "own-shared", isOwn: true, isShared: true }));

  await forgetStories();

  expect(downloadedStories().map(({ id }) => id)).toEqual(["shared"]);
});

it("forgets an account's stories: its places, its queue and its private downloads", async () => {
  saveProgress("own", noProgress);
  addToQueue({ id: "own", title: "The Boat with Two Seats", language: "en" });
  await saveDownload(aStory({ id: "own", isShared: false }));

  await forgetStories();

  expect(downloadedStories()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(["codetale-downloads"]);
});

/** When somebody may sign out, in this tab or in another one. */
const moments = [
  [
    "its text is fetched",
    (act: () => void) => on(downloadStory, () => (act(), Response.json(aDownload()))),
  ],
  [
    "its voices are fetched",
    (act: () => void) => {
      browser.caches.fetch = () => (act(), new Response("a voice"));
    },
  ],
] as const;

for (const [moment, during] of moments) {
  it(`keeps nothing of a download that was under way at sign-out, while ${moment}`, async () => {
    const forgotten: Promise<void>[] = [];
    during(() => forgotten.push(forgetStories()));

    await expect(saveDownload(aStory({ isShared: false }))).rejects.toThrow("forgotten");
    await Promise.all(forgotten);

    expect(forgotten.length).toBeGreaterThan(0);
    expect(downloadedStories()).toEqual([]);
    expect(browser.caches.stored.size).toBe(0);
    expect(Object.keys(localStorage)).toEqual([]);
  });
}

it("keeps a shared story that was being downloaded anew at sign-out", async () => {
  await saveDownload(aStory());
  const shelved = [...browser.caches.stored.keys()];
  on(downloadStory, () => {
    void forgetStories();
    return Response.json(aDownload());
  });

  await expect(saveDownload(aStory())).rejects.toThrow("forgotten");

  expect([...browser.caches.stored.keys()]).toEqual(shelved);
});

it("forgets what a closed tab left of a download, and keeps what the list names", async () => {
  await saveDownload(aStory({ id: "shared" }));
  const named = [...browser.caches.stored.keys()];
  browser.caches.stored.set("/stories/own/download", Response.json(aDownload()));
  localStorage.setItem("codetale-downloading-1", "");

  await forgetStories();

  expect([...browser.caches.stored.keys()]).toEqual(named);
  expect(Object.keys(localStorage)).toEqual(["codetale-downloads"]);
});

it("keeps nothing of a story that could not be fetched", async () => {
  on(downloadStory, lost);

  await expect(saveDownload(aStory())).rejects.toThrow(ApiError);
  expect(downloadedStories()).toEqual([]);
});

it("has no downloads where the list cannot be read", () => {
  localStorage.setItem("codetale-downloads", "{broken");
  expect(downloadedStories()).toEqual([]);
  localStorage.setItem("codetale-downloads", "7");
  expect(downloadedStories()).toEqual([]);
});
