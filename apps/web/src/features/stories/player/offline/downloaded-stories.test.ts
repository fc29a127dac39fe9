// @vitest-environment jsdom
import { readStory } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#lib/http/api-client";
import { lost, on } from "#testing/server";
import { saveProgress, noProgress } from "../progress/saved-progress.ts";
import { aDownload, aStory } from "../testing/a-story.ts";
import { anEmptyBrowser } from "../testing/fake-caches.ts";
import { addToQueue } from "../../queue/story-queue.ts";
import { outdateDownload } from "./download-index.ts";
import {
  downloadedStories,
  downloadState,
  forgetStories,
  removeDownload,
  renewDownload,
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

describe("[SPLAY-10] a download without all of its voices", () => {
  it("says how many could not be fetched, and is complete once they are", async () => {
    expect(await saveDownload(aStory())).toBe(1);
    expect(downloadState("s1")).toBe("incomplete");

    const fetched: string[] = [];
    browser.caches.fetch = (path) => (fetched.push(path), new Response("a voice"));
    expect(await saveDownload(aStory())).toBe(0);
    expect(downloadState("s1")).toBe("complete");
    expect(fetched).toEqual(["/stories/s1/audio/a2"]);
  });

  it("counts the lines that the server has yet to speak, unless it speaks none", async () => {
    browser.caches.fetch = () => new Response("a voice");
    expect(await saveDownload(aStory({ voiced: { done: 2, total: 4 } }))).toBe(3);
    expect(await saveDownload(aStory({ voiced: null }))).toBe(0);
  });

  it("counts what does not fit into the browser", async () => {
    browser.caches.fetch = () => {
      throw new DOMException("There is no space left.", "QuotaExceededError");
    };
    expect(await saveDownload(aStory())).toBe(3);
  });
});

it("leaves nothing of a story's previous version when it is downloaded again", async () => {
  browser.caches.fetch = () => new Response("a voice");
  await saveDownload(aStory());
  on(downloadStory, () => Response.json(withOneVoice("/stories/s1/audio/a3")));
  await saveDownload(aStory());

  expect([...browser.caches.stored.keys()]).toEqual([
    "/stories/s1/download",
    "/stories/s1/audio/a3",
  ]);
});

describe("[SPLAY-10] the download of a story whose lines have changed", () => {
  const spoken = aStory({ voiced: { done: 1, total: 1 } });
  const kept = () => [...browser.caches.stored.keys()].slice(1);
  let story = spoken;

  beforeEach(async () => {
    story = spoken;
    browser.caches.fetch = () => new Response("a voice");
    on(readStory, () => ({ success: true as const, story, childrens_info: null }));
    on(downloadStory, () => Response.json(withOneVoice("/stories/s1/audio/a1")));
    await saveDownload(spoken);
    outdateDownload("s1");
  });

  it("keeps its voice until the server has the new one", async () => {
    on(downloadStory, () => Response.json(withOneVoice(null)));
    await renewDownload("s1");
    story = { ...spoken, voiced: { done: 0, total: 1 } };
    await renewDownload("s1");
    expect([downloadState("s1"), kept()]).toEqual(["incomplete", ["/stories/s1/audio/a1"]]);

    story = { ...spoken, title: "Another title" };
    on(downloadStory, () => Response.json(withOneVoice("/stories/s1/audio/a3")));
    await renewDownload("s1");
    expect([downloadState("s1"), kept()]).toEqual(["complete", ["/stories/s1/audio/a3"]]);
    expect(downloadedStories()[0]?.title).toBe("Another title");
  });

  it("keeps its voice where the new one cannot be fetched", async () => {
    on(downloadStory, () => Response.json(withOneVoice("/stories/s1/audio/a3")));
    browser.caches.fetch = () => undefined;
    await renewDownload("s1");

    expect([downloadState("s1"), kept()]).toEqual(["incomplete", ["/stories/s1/audio/a1"]]);
  });

  it("stays incomplete where another line changes during the renewal", async () => {
    on(downloadStory, () => {
      outdateDownload("s1");
      return Response.json(withOneVoice("/stories/s1/audio/a3"));
    });
    await renewDownload("s1");

    expect(downloadState("s1")).toBe("incomplete");
  });

  it("does not come back where it is removed during the renewal", async () => {
    on(downloadStory, async () => {
      await removeDownload("s1");
      return Response.json(withOneVoice("/stories/s1/audio/a3"));
    });
    await renewDownload("s1");

    expect([downloadState("s1"), browser.caches.stored.size]).toEqual(["none", 0]);
  });
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

/** A download of one scene with this voice. */
function withOneVoice(audio: string | null) {
  const { scenes, ...facts } = aDownload();
  return { ...facts, scenes: scenes.slice(2, 3).map((scene) => ({ ...scene, audio })) };
}
