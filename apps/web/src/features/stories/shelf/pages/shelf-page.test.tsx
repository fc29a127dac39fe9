// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lost, refusal } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { FakeSpeechSynthesis } from "../../player/testing/fake-speech-synthesis.ts";
import { addToQueue, emptyQueue, removeFromQueue } from "../../queue/story-queue.ts";
import { aStory, FakeLibraryServer } from "../../testing/fake-library-server.ts";
import { ShelfPage } from "./shelf-page.tsx";

let server: FakeLibraryServer;
let speech: FakeSpeechSynthesis;

beforeEach(() => {
  emptyQueue();
  localStorage.clear();
  server = new FakeLibraryServer();
  speech = new FakeSpeechSynthesis(["en-GB", "hi-IN"]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  const view = renderRoutes(
    [
      { path: "/stories/shelf", element: <ShelfPage /> },
      { path: "/stories/shelf/:id", element: <h1>The player</h1> },
      { path: "/stories/library", element: <h1>The library</h1> },
    ],
    "/stories/shelf",
  );
  return { ...view, user: userEvent.setup() };
}

const bell = "The Bell in the Blanket";
const cover = (name: string) => screen.findByRole("button", { name });
const focusedName = () => document.activeElement?.getAttribute("aria-label");
const addressOf = ({ router }: ReturnType<typeof open>) => router.state.location.pathname;

it("[SPLAY-8] speaks the title at the first tap, and opens the story at the second", async () => {
  server.stories = [aStory({ title: "घंटी", language: "hi" }), aStory({ id: "story-2" })];
  const view = open();
  await view.user.click(await cover("घंटी"));
  await waitFor(() => expect(speech.latest).toMatchObject({ text: "घंटी", lang: "hi-IN" }));
  await view.user.click(await cover(bell));
  await waitFor(() => expect(speech.latest.text).toBe(bell));
  expect(addressOf(view)).toBe("/stories/shelf");

  await view.user.click(await cover(bell));
  expect(addressOf(view)).toBe("/stories/shelf/story-2");
});

it("[SPLAY-8] names a story without a title in its language, or in English where it speaks none", async () => {
  server.stories = [
    aStory({ title: "", language: "hi" }),
    aStory({ id: "story-2", title: "", language: "Portuguese" }),
  ];
  const { user } = open();
  const hindi = await cover("बिना नाम की कहानी");
  await user.click(hindi);
  await waitFor(() => expect(speech.latest).toMatchObject({ lang: "hi-IN" }));
  expect(speech.latest.text).toBe("बिना नाम की कहानी");
  expect(hindi.querySelector("bdi")?.lang).toBe("hi");

  const english = await cover("Untitled Story");
  await user.click(english);
  await waitFor(() => expect(speech.latest.text).toBe("Untitled Story"));
  expect([speech.latest.lang, english.querySelector("bdi")?.lang]).toEqual(["en-GB", "en"]);
});

it("[SPLAY-7] opens a story at once by a key", async () => {
  server.stories = [aStory()];
  const view = open();
  (await cover(bell)).focus();
  await view.user.keyboard("{Enter}");
  expect(addressOf(view)).toBe("/stories/shelf/story-1");
});

it("opens a story at the first tap where the device is set so", async () => {
  localStorage.setItem("codetale-tap-once", "1");
  server.stories = [aStory()];
  const view = open();
  await view.user.click(await cover(bell));
  expect(addressOf(view)).toBe("/stories/shelf/story-1");
});

it("[SLIB-1] numbers the stories that wait in the queue, and no others", async () => {
  server.stories = ["a", "b", "c"].map((id) => aStory({ id, title: `Story ${id}` }));
  for (const id of ["c", "a"]) addToQueue({ id, title: `Story ${id}`, language: "en" });
  const view = open();
  const shown = async (id: string) => {
    const book = await cover(`Story ${id}`);
    return [book.textContent, book.getAttribute("aria-description")];
  };
  expect(await shown("c")).toEqual(["Story c1", "Number 1 in the queue"]);
  expect(await shown("a")).toEqual(["Story a2", "Number 2 in the queue"]);
  expect(await shown("b")).toEqual(["Story b", null]);

  await view.user.click(await cover("Story c"));
  const [, description] = await shown("c");
  expect(description).toBe("Number 1 in the queue. Tap again to open it");
  act(() => removeFromQueue("c"));
  expect(await shown("a")).toEqual(["Story a1", "Number 1 in the queue"]);
});

it("has no link, no field and no menu, only covers and the parents' button", async () => {
  server.stories = [aStory({ isOwn: true })];
  open();
  await cover(bell);
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "For parents",
    bell,
  ]);
});

it("turns its pages by two arrows", async () => {
  server.stories = Array.from({ length: 7 }, (_, at) =>
    aStory({ id: `story-${at}`, title: `Story ${at}` }),
  );
  const { user } = open();
  await cover("Story 5");
  expect(screen.queryByText("Story 6")).toBeNull();
  await user.click(screen.getByRole("button", { name: "More stories" }));
  await cover("Story 6");
  expect(screen.queryByText("Story 5")).toBeNull();
  expect(screen.queryByRole("button", { name: "More stories" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Earlier stories" }));
  await cover("Story 0");
});

it("[SPLAY-7] gives the focus to the other arrow where the pressed one leads no further", async () => {
  server.stories = Array.from({ length: 7 }, (_, at) =>
    aStory({ id: `story-${at}`, title: `Story ${at}` }),
  );
  const { user } = open();
  (await cover("More stories")).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focusedName()).toBe("Earlier stories"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focusedName()).toBe("More stories"));
});

it("[SPLAY-7] keeps the focus on the shelf while it tries again, and then on what it shows", async () => {
  server.instead = () => refusal("server/failed");
  const { user } = open();
  (await cover("Try again")).focus();
  let answer = () => {};
  server.instead = () =>
    new Promise((resolve) => (answer = () => resolve(refusal("server/failed"))));
  await user.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toBe("The stories are on their way");
  answer();
  const again = await cover("Try again");
  expect(document.activeElement).toBe(again);

  server.instead = null;
  server.stories = [aStory()];
  await user.keyboard("{Enter}");
  const book = await cover(bell);
  expect(document.activeElement).toBe(book);
});

it("[SPLAY-8] shows the last page that is left when the one on the screen is gone", async () => {
  server.stories = Array.from({ length: 7 }, (_, at) =>
    aStory({ id: `story-${at}`, title: `Story ${at}` }),
  );
  const { user, live } = open();
  await user.click(await cover("More stories"));
  await cover("Story 6");

  await act(() => live.open());
  server.stories.pop();
  act(() => live.notify("story:changed", { storyId: "story-6" }));
  expect(await cover("Story 0")).toBeTruthy();
  expect(screen.queryByText("There are no stories yet.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Earlier stories" })).toBeNull();
});

it("says that stories are on their way, that there are none, and that they failed", async () => {
  server.instead = () => new Promise(() => {});
  open();
  expect(await screen.findByText("The stories are on their way")).toBeTruthy();
  cleanup();

  server.instead = null;
  open();
  expect(await screen.findByText("There are no stories yet.")).toBeTruthy();
  cleanup();

  server.instead = () => refusal("server/failed");
  const { user } = open();
  expect(await screen.findByText("The stories could not be fetched.")).toBeTruthy();
  server.instead = null;
  server.stories = [aStory()];
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await cover(bell)).toBeTruthy();
});

it("shows the downloaded stories alone where the network fails", async () => {
  download("Downloaded");
  server.instead = lost;
  open();
  expect(await cover("Downloaded")).toBeTruthy();
  expect(screen.getByText("No network: these stories play without one.")).toBeTruthy();
});

it("asks nothing of the server while the browser has no network, and goes on when it has one", async () => {
  server.stories = [aStory()];
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  open();
  expect(await screen.findByText("No network, and no story is on this device.")).toBeTruthy();

  online.mockReturnValue(true);
  act(() => void fireEvent(window, new Event("online")));
  expect(await cover(bell)).toBeTruthy();
});

it("leads parents to the library once they held their button", async () => {
  const view = open();
  const gate = await cover("For parents");
  fireEvent.pointerDown(gate);
  await waitFor(() => expect(addressOf(view)).toBe("/stories/library"), { timeout: 5_000 });
});

function download(title: string): void {
  const index = [{ story: aStory({ title }), parts: [] }];
  localStorage.setItem("codetale-downloads", JSON.stringify(index));
}
