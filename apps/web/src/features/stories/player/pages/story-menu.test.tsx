// @vitest-environment jsdom
import { downloadStory } from "@codetale/contract/stories/player";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lost, on } from "#testing/server";
import { downloadedStories } from "../offline/downloaded-stories.ts";
import { aDownload, aStory } from "../testing/a-story.ts";
import { FakeCaches } from "../testing/fake-caches.ts";
import { aPlayerScreen } from "../testing/open-player.tsx";

let caches: FakeCaches;

beforeEach(() => {
  localStorage.clear();
  caches = new FakeCaches();
  caches.fetch = () => new Response("a voice");
  on(downloadStory, () => Response.json(aDownload()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pick(item: string) {
  fireEvent.click(await screen.findByLabelText("Story menu"));
  fireEvent.click(await screen.findByText(item));
}

it("downloads the story, and removes the download", async () => {
  aPlayerScreen().open();
  await pick("Download for offline");
  expect(await screen.findByText("This story now plays without a network.")).toBeTruthy();
  expect(downloadedStories()).toEqual([aStory()]);

  await pick("Remove download");
  expect(await screen.findByText("The download was removed.")).toBeTruthy();
  expect(downloadedStories()).toEqual([]);
  expect(caches.stored.size).toBe(0);
});

it("[SPLAY-10] says that voices are missing, and offers to download them again", async () => {
  caches.fetch = () => undefined;
  aPlayerScreen().open();
  await pick("Download for offline");
  expect(await screen.findByText(/but 3 of its voices are missing/)).toBeTruthy();
  expect(screen.queryByText("This story now plays without a network.")).toBeNull();

  caches.fetch = () => new Response("a voice");
  await pick("Download for offline");
  expect(await screen.findByText("This story now plays without a network.")).toBeTruthy();
  fireEvent.click(await screen.findByLabelText("Story menu"));
  expect(await screen.findByText("Remove download")).toBeTruthy();
  expect(screen.queryByText("Download for offline")).toBeNull();
});

it("says that a story could not be downloaded, and offers it again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  on(downloadStory, lost);
  aPlayerScreen().open();
  await pick("Download for offline");

  expect(await screen.findByText("This story could not be downloaded.")).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByLabelText("Story menu"));
  expect(await screen.findByText("Download for offline")).toBeTruthy();
});

it("offers no download where the browser cannot store one", async () => {
  Reflect.deleteProperty(globalThis, "caches");
  aPlayerScreen().open();
  await screen.findAllByText(aStory().title);
  fireEvent.click(await screen.findByLabelText("Story menu"));

  expect(await screen.findByText("Tap once to choose")).toBeTruthy();
  expect(screen.queryByText("Download for offline")).toBeNull();
});

it("has the sounds of places on, and remembers that they were switched off", async () => {
  const { open } = aPlayerScreen();
  const { unmount } = open();
  await pick("Sounds of places");
  const item = screen.getByRole("menuitemcheckbox", { name: "Sounds of places" });
  expect(item.getAttribute("aria-checked")).toBe("false");
  unmount();

  open();
  fireEvent.click(await screen.findByLabelText("Story menu"));
  const again = await screen.findByRole("menuitemcheckbox", { name: "Sounds of places" });
  expect(again.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(again);
  expect(again.getAttribute("aria-checked")).toBe("true");
});

it("[SPLAY-8] switches on bedtime with a timer, says so on the stage, and switches it off", async () => {
  aPlayerScreen().open();
  await pick("Bedtime");
  const choice = await screen.findByRole("combobox", { name: "Bedtime" });
  fireEvent.change(choice, { target: { value: "20" } });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByRole("img", { name: "Bedtime" })).toBeTruthy();

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(await screen.findByRole("button", { name: "Play" }));
  expect(await screen.findByRole("img", { name: "20 minutes until sleep" })).toBeTruthy();

  await pick("Bedtime");
  const again = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Bedtime" });
  expect(again.value).toBe("20");
  fireEvent.change(again, { target: { value: "off" } });
  expect(screen.queryByRole("img", { name: /sleep|Bedtime/, hidden: true })).toBeNull();
});
