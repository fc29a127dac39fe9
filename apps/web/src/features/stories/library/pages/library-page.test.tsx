// @vitest-environment jsdom
import {
  importStory,
  listStories,
  renameStory,
  restoreStory,
  shareStory,
} from "@codetale/contract/stories";
import { reportStory } from "@codetale/contract/stories/reports";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { on, refusal, requestsTo, sentTo } from "#testing/server";
import { findAlert } from "#testing/find-alert";
import { storedBedtime } from "../../player/bedtime/bedtime.ts";
import { aStory, FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { open } from "../../testing/library-screen.tsx";

let server: FakeLibraryServer;
beforeEach(() => {
  server = new FakeLibraryServer();
});
afterEach(() => {
  cleanup();
  storedBedtime.set(null);
  vi.unstubAllGlobals();
});

it("[SLIB-1] is loading until the stories are there", async () => {
  server.instead = () => new Promise(() => {});
  open();
  expect(screen.getByRole("heading", { level: 1, name: "Stories Library" })).toBeTruthy();
  expect(await screen.findByText("Loading...")).toBeTruthy();
});

it("[SLIB-1] lists titles, objectives and characters, each leading to the stage", async () => {
  server.stories = [aStory(), aStory({ id: "story-2", title: "" })];
  open();
  const card = within(await screen.findByRole("article", { name: "The Bell in the Blanket" }));
  expect(card.getByRole("link").getAttribute("href")).toBe("/stories/play/story-1");
  expect(card.getByText("sharing", { exact: false })).toBeTruthy();
  expect(card.getByText("Pip", { exact: false })).toBeTruthy();
  expect(screen.getByRole("article", { name: "Untitled Story" })).toBeTruthy();
});

it("[SLIB-1] says when there are none, and when they cannot be had", async () => {
  const { unmount } = open();
  expect(await screen.findByText("No stories found.")).toBeTruthy();
  unmount();

  server.instead = () => refusal("server/failed");
  const { user } = open();
  expect(await findAlert()).toContain("Failed to fetch stories");
  server.instead = null;
  server.stories = [aStory()];
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeTruthy();
});

it("[SLIB-2] searches and filters, in the address", async () => {
  server.stories = [aStory()];
  const { user, router } = open();
  await screen.findByRole("article");
  await user.selectOptions(screen.getByLabelText("Language"), "हिन्दी");
  await user.selectOptions(screen.getByLabelText("Ages"), "3 to 5 years");
  await user.type(screen.getByLabelText("Search"), "bell{Enter}");

  await waitFor(() => expect(router.state.location.search).toContain("search=bell"));
  expect(router.state.location.search).toContain("language=hi");
  const last = requestsTo(listStories).at(-1)?.query;
  expect(last).toMatchObject({ search: "bell", language: "hi", level: "3-5" });
});

it("one's own stories can be renamed, others' cannot", async () => {
  server.stories = [aStory({ isOwn: true, isShared: false }), aStory({ id: "b", title: "Other" })];
  const { user } = open();
  const own = within(await screen.findByRole("article", { name: "The Bell in the Blanket" }));
  expect(own.getByText(/Private/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More about “Other”" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "Report this story",
  ]);
  await user.keyboard("{Escape}");

  await user.click(own.getByRole("button", { name: /More about/ }));
  await user.click(screen.getByRole("menuitem", { name: "Rename" }));
  const field = await screen.findByLabelText("Title");
  await user.clear(field);
  await user.type(field, " {Enter}");
  expect(await screen.findByText("Please fill this in")).toBeTruthy();
  expect(requestsTo(renameStory)).toEqual([]);
  await user.clear(field);
  await user.type(field, "The Quiet Bell{Enter}");
  await waitFor(() =>
    expect(requestsTo(renameStory).at(-1)).toMatchObject({
      path: "/stories/story-1/rename",
      body: { title: "The Quiet Bell" },
    }),
  );
});

it("[SLIB-3] sharing says first what others will hear", async () => {
  server.stories = [aStory({ isOwn: true, isShared: false })];
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /More about/ }));
  await user.click(screen.getByRole("menuitem", { name: "Share with everybody" }));
  expect(await screen.findByText(/another child in it/)).toBeTruthy();
  expect(requestsTo(shareStory)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(sentTo(shareStory)).toEqual([{ shared: true }]));
});

it("a deleted story can be brought back", async () => {
  server.stories = [aStory({ isOwn: true })];
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /More about/ }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(requestsTo(restoreStory).at(-1)?.path).toBe("/stories/story-1/restore"),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

it("an imported file that is no story says what is wrong with it", async () => {
  const errors = [{ path: "source", message: "Scene “gate”: no ending can be reached from here" }];
  const { user } = open();
  await screen.findByText("No stories found.");
  await user.click(screen.getByText("Import a story"));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(screen.getByText("Please choose a file.")).toBeTruthy();
  const language = screen.getByLabelText("Language of the story");
  await user.clear(language);
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(screen.getByText("Please fill this in")).toBeTruthy();
  expect(language.getAttribute("aria-invalid")).toBe("true");
  await user.type(language, "English");

  server.instead = () => refusal("story/import-invalid", { errors });
  await user.upload(screen.getByLabelText("File"), new File([":: start"], "a.twee"));
  await user.click(screen.getByRole("button", { name: "Import" }));
  expect(await screen.findByText(/no ending can be reached/)).toBeTruthy();
  expect(sentTo(importStory).at(-1)).toMatchObject({ format: "twee", source: ":: start" });
});

it("[SMAKE-5] an imported file says what was changed in it, until that is dismissed", async () => {
  server.repairs = ["We left out 2 ways back.", "We left out 1 picture."];
  const { user } = open();
  await screen.findByText("No stories found.");
  await user.click(screen.getByText("Import a story"));
  await user.upload(screen.getByLabelText("File"), new File([":: start"], "a.twee"));
  await user.click(screen.getByRole("button", { name: "Import" }));

  await screen.findByText("We left out 2 ways back.");
  const notice = screen.getByText(/is in your library/).closest("[role=status]");
  expect(notice?.textContent).toContain("we changed this");
  const items = [...(notice?.querySelectorAll("li") ?? [])];
  expect(items.map(({ textContent }) => textContent)).toEqual(server.repairs);

  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(/is in your library/)).toBeNull());
});

it("hears that a story has changed", async () => {
  server.stories = [aStory({ isOwn: true, voiced: { done: 3, total: 24 } })];
  const { live } = open();
  await screen.findByText(/Voices: 3 of 24/);
  server.stories = [aStory({ isOwn: true, voiced: { done: 24, total: 24 } })];
  act(() => live.notify("story:changed", { storyId: "story-1" }));
  await waitFor(() => expect(screen.queryByText(/Voices/)).toBeNull());
});

it("says how far the voices are, and why there are none", async () => {
  server.voice = { ...server.voice, state: "fetching", received: 43, total: 100 };
  const { unmount } = open();
  const bar = await screen.findByRole("progressbar", { name: "Voices" });
  expect(bar.getAttribute("aria-valuenow")).toBe("43");
  unmount();

  server.voice = { ...server.voice, state: "unavailable", reason: "There is no network." };
  open();
  expect(
    await screen.findByText(/There is no network\. Stories are told with captions/),
  ).toBeTruthy();
});

it("without a network, shows the downloaded stories at once, and says what they can do", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const index = [{ story: aStory({ title: "On this device" }), parts: [] }];
  localStorage.setItem("codetale-downloads", JSON.stringify(index));
  open();
  expect(screen.getByRole("article", { name: "On this device" })).toBeTruthy();
  expect(
    screen.getByText(/answering by microphone and making stories need a network/),
  ).toBeTruthy();
  expect(requestsTo(listStories)).toEqual([]);

  server.stories = [aStory()];
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByRole("article", { name: "The Bell in the Blanket" })).toBeTruthy();
  online.mockRestore();
  localStorage.clear();
});

it("leads to the child's shelf", async () => {
  open();
  const link = await screen.findByRole("link", { name: "Open the child's shelf" });
  expect(link.getAttribute("href")).toBe("/stories/shelf");
});

it("switches on bedtime for all stories of this device", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Bedtime" }));
  const choice = await screen.findByRole("combobox", { name: "Bedtime" });
  await user.selectOptions(choice, "On, for 20 minutes");

  expect(storedBedtime.get()?.minutes).toBe(20);
});

it("[OPEN-5] a story that others share is reported, with what is wrong with it", async () => {
  server.stories = [aStory({ title: "Pip" })];
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "More about “Pip”" }));
  await user.click(screen.getByRole("menuitem", { name: "Report this story" }));
  const reason = await screen.findByRole("combobox", { name: "What is wrong with it?" });
  await user.selectOptions(reason, "It frightens children");
  await user.type(screen.getByRole("textbox", { name: /know/ }), "The wolf eats Pip. ");
  on(reportStory, () => refusal("request/too-many"));
  await user.click(screen.getByRole("button", { name: "Report" }));
  expect(await findAlert()).toContain("Too many requests.");

  on(reportStory, { success: true, message: "Thank you. Somebody will look at this story." });
  await user.click(screen.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Thank you. Somebody will look at this story.")).toBeTruthy();
  expect(sentTo(reportStory)).toEqual(
    [1, 2].map(() => ({ reason: "frightening", text: "The wolf eats Pip." })),
  );
});

it("[OPEN-5] says that an own story was taken down, and offers to share it no more", async () => {
  server.stories = [aStory({ title: "Pip", isOwn: true, isTakenDown: true })];
  const { user } = open();
  expect(await screen.findByText(/Taken down/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "More about “Pip”" }));

  expect(await screen.findByRole("menuitem", { name: "Rename" })).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: /Share|Private link/ })).toBeNull();
});

it("[SLIB-1] says that there are more stories than it counted, and leads to them", async () => {
  server.stories = [aStory()];
  server.isMore = true;
  open();
  expect(await screen.findByText("More than 1,000 stories, page 1")).toBeTruthy();
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getByText("Page 1")).toBeTruthy();
  expect(pages.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
    "/stories/library?page=2",
  );
});

it("[SLIB-1] shows the last page that is left when the stories of the one on the screen are gone", async () => {
  on(listStories, ({ query }) => ({
    success: true as const,
    stories: query.page === "2" ? [] : [aStory()],
    total: 24,
    isMore: false,
    languages: ["en"],
  }));
  const { router } = open("/stories/library?language=en&page=2");

  expect(await screen.findByRole("article", { name: "The Bell in the Blanket" })).toBeTruthy();
  expect(screen.queryByText("No stories found.")).toBeNull();
  expect(router.state.location.search).toBe("?language=en");
});
