// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import { readStory, type Story } from "@codetale/contract/stories";
import { editStory } from "@codetale/contract/stories/editing";
import { downloadStory, type StoredScene } from "@codetale/contract/stories/player";
import { aShownFigure } from "@codetale/domain/testing/stories";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { findAlert } from "#testing/find-alert";
import { renderRoutes } from "#testing/render-routes";
import { on, refusal, refuse, sentTo } from "#testing/server";
import {
  downloadedStories,
  downloadState,
  saveDownload,
} from "../../player/offline/downloaded-stories.ts";
import { FakeCaches } from "../../player/testing/fake-caches.ts";
import { addToQueue } from "../../queue/story-queue.ts";
import { aStory } from "../../testing/fake-library-server.ts";
import { EditPage } from "./edit-page.tsx";

let story: Story;
let scenes: StoredScene[];
beforeEach(() => {
  sessionStorage.clear();
  story = aStory({ isOwn: true, isShared: false });
  scenes = [
    aStoredScene({ choices: [aChoice("Row the boat", "boat"), aChoice("Ask the owl", "owl")] }),
    aStoredScene({ id: "boat", title: "On the water", dialogue: "They rowed.", ending: "boat" }),
    aStoredScene({ id: "owl", title: "In the tree", dialogue: "They flew.", ending: "owl" }),
  ];
  on(readSession, () => aSession());
  on(readStory, () => ({ success: true as const, story, childrens_info: [] }));
  on(downloadStory, () => ({
    success: true as const,
    title: story.title,
    language: "en",
    scenes,
    answerWords: { stopWords: [], ordinals: [] },
  }));
  on(editStory, ({ body }) => {
    save(body);
    return { success: true as const, story, text: body.text };
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function save({ text, ...place }: { part: string; text: string; sceneId?: string }) {
  if (place.part === "title") story = { ...story, title: text };
  else
    scenes = scenes.map((scene) =>
      scene.id === place.sceneId ? { ...scene, dialogue: text } : scene,
    );
}

async function open() {
  const view = renderRoutes(
    [{ path: "/stories/:id/edit", element: <EditPage /> }],
    "/stories/story-1/edit",
  );
  void view.live.open();
  return { ...view, user: userEvent.setup() };
}

const start = "What is told in “The river”";

it("[SLIB-3] shows every line in reading order, and who hears what is written", async () => {
  await open();
  const headings = await screen.findAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Title",
    "1. The river",
    "2. On the water",
    "3. In the tree",
  ]);
  expect(screen.getByText(/others hear it as it was told/)).toBeTruthy();
  expect(screen.getByText(/leads to 2/)).toBeTruthy();
});

it("saves one line, and takes it back", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: `Edit: ${start}` }));
  const field = screen.getByLabelText(start);
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, "The river slept.");
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText(/^Saved\./)).toBeTruthy();
  expect(screen.getByText("The river slept.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: `Edit: ${start}` }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("The river glows.")).toBeTruthy();
  expect(sentTo(editStory)).toEqual([
    { part: "dialogue", sceneId: "start", before: "The river glows.", text: "The river slept." },
    { part: "dialogue", sceneId: "start", before: "The river slept.", text: "The river glows." },
  ]);
});

it("sends nothing for a line that is empty or as it was", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Edit: Title" }));
  await user.clear(screen.getByLabelText("Title"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Please fill this in")).toBeTruthy();

  await user.type(screen.getByLabelText("Title"), story.title);
  await user.keyboard("{Enter}");
  expect(screen.queryByLabelText("Title")).toBeNull();
  expect(sentTo(editStory)).toEqual([]);
});

it("[SMAKE-6] a refusal keeps what was typed, also through a reload", async () => {
  const message = "Every way through this story has to say the name Mina.";
  refuse(editStory, "story/edit-refused", { message });
  const { user, unmount } = await open();
  await user.click(await screen.findByRole("button", { name: `Edit: ${start}` }));
  await user.type(screen.getByLabelText(start), " Slowly.");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText(message)).toBeTruthy();
  unmount();

  await open();
  expect(await screen.findByDisplayValue("The river glows. Slowly.")).toBeTruthy();
});

it("a line that another window changed is shown beside what was typed", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: `Edit: ${start}` }));
  await user.type(screen.getByLabelText(start), " Slowly.");
  save({ part: "dialogue", sceneId: "start", text: "The river sings." });
  on(editStory, () => refusal("story/line-changed"));
  await user.click(screen.getByRole("button", { name: "Save" }));

  expect(await screen.findByText("The river sings.")).toBeTruthy();
  expect(screen.getByDisplayValue("The river glows. Slowly.")).toBeTruthy();
  on(editStory, ({ body }) => ({ success: true as const, story, text: body.text }));
  await user.click(screen.getByRole("button", { name: "Save mine instead" }));
  await waitFor(() => expect(screen.queryByLabelText(start)).toBeNull());
  expect(sentTo(editStory).at(-1)).toMatchObject({
    before: "The river sings.",
    text: "The river glows. Slowly.",
  });
});

it("marks the language of the line and its field, and none of words of ours", async () => {
  story = { ...story, title: "", language: "fr" };
  const { user } = await open();
  expect((await screen.findByText("Untitled Story")).lang).toBe("");
  expect(screen.getByText("The river glows.").lang).toBe("fr");
  await user.click(screen.getByRole("button", { name: `Edit: ${start}` }));

  expect(screen.getByLabelText(start).lang).toBe("fr");
});

it("[SPLAY-10] a downloaded story is renewed once the edited line has its voice", async () => {
  const caches = new FakeCaches();
  caches.fetch = () => new Response("a voice");
  const [first] = scenes;
  const spoken = (dialogue: string, audio: string | null) => {
    scenes = [{ ...first!, choices: [], ending: "slept", dialogue, audio }];
    story = { ...story, voiced: { done: audio === null ? 0 : 1, total: 1 } };
  };
  spoken("The river glows.", "/stories/story-1/audio/a1");
  await saveDownload(story);
  addToQueue(story);
  on(editStory, ({ body }) => {
    spoken(body.text, null);
    story = { ...story, title: "Another title" };
    return { success: true as const, story, text: body.text };
  });
  const { user, live } = await open();
  await user.click(await screen.findByRole("button", { name: `Edit: ${start}` }));
  await user.type(screen.getByLabelText(start), " Slowly.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved\./);
  expect(caches.stored.has("/stories/story-1/audio/a1")).toBe(true);
  expect(downloadState("story-1")).toBe("incomplete");
  expect(downloadedStories()[0]?.title).toBe("Another title");
  expect(localStorage.getItem("codetale-story-queue")).toContain("Another title");

  spoken("The river glows. Slowly.", "/stories/story-1/audio/a2");
  act(() => live.notify("story:changed", { storyId: "story-1" }));
  await waitFor(() => expect(downloadState("story-1")).toBe("complete"));
  expect([...caches.stored.keys()]).toEqual([
    "/stories/story-1/download",
    "/stories/story-1/audio/a2",
  ]);
});

it("hears of another window's change, and Escape leaves a line as it is", async () => {
  const { user, live } = await open();
  await user.click(await screen.findByRole("button", { name: `Edit: ${start}` }));
  await user.keyboard("{Escape}");
  expect(screen.queryByLabelText(start)).toBeNull();

  save({ part: "dialogue", sceneId: "start", text: "The river sings." });
  act(() => live.notify("story:changed", { storyId: "story-1" }));
  expect(await screen.findByText("The river sings.")).toBeTruthy();
});

it("says when the story is not one's own, or cannot be loaded", async () => {
  story = aStory({ isOwn: false });
  const { unmount } = await open();
  expect(await screen.findByText(/belongs to another account/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
  unmount();

  story = aStory({ isOwn: true });
  refuse(downloadStory, "server/failed");
  const { user } = await open();
  expect(await findAlert()).toContain("could not be loaded");
  on(downloadStory, () => ({
    success: true as const,
    title: story.title,
    language: "en",
    scenes,
    answerWords: { stopWords: [], ordinals: [] },
  }));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The river glows.")).toBeTruthy();
});

function aChoice(text: string, nextId: string) {
  return { text, nextId, picture: null };
}

function aStoredScene(facts: Partial<StoredScene> = {}): StoredScene {
  return {
    id: "start",
    title: "The river",
    speaker: null,
    dialogue: "The river glows.",
    choices: [],
    nextId: null,
    ending: null,
    setting: "river",
    sky: "day",
    thing: null,
    cast: [aShownFigure("Mina")],
    wordStarts: null,
    audio: null,
    choiceAudio: [],
    ...facts,
  };
}
