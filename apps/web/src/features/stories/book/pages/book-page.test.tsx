// @vitest-environment jsdom
import { readStory, type Story } from "@codetale/contract/stories";
import { downloadStory } from "@codetale/contract/stories/player";
import { aShownFigure, aStory as aGraph } from "@codetale/domain/testing/stories";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findAlert } from "#testing/find-alert";
import { renderRoutes } from "#testing/render-routes";
import { on, refuse } from "#testing/server";
import { aStory } from "../../testing/fake-library-server.ts";
import { BookPage } from "./book-page.tsx";

let story: Story;
let children: { name: string; age: string; interests: string }[] | null;
const scenes = aGraph().scenes.map((scene) => ({
  ...scene,
  choices: scene.choices.map((choice) => ({ ...choice, picture: null })),
  thing: null,
  cast: scene.cast.map((name) => aShownFigure(name)),
  wordStarts: null,
  audio: null,
  choiceAudio: [],
}));
beforeEach(() => {
  story = aStory({ isOwn: true });
  children = [
    { name: "Mina", age: "5", interests: "" },
    { name: "Otto", age: "7", interests: "" },
  ];
  on(readStory, () => ({ success: true as const, story, childrens_info: children }));
  on(downloadStory, whole);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const whole = () => ({
  success: true as const,
  title: story.title,
  language: story.language,
  scenes,
  answerWords: { stopWords: [], ordinals: [] },
});

function open() {
  renderRoutes([{ path: "/stories/:id/book", element: <BookPage /> }], "/stories/story-1/book");
}

it("[SLIB-1] lays the story out with a cover, a page for each scene, and where to turn", async () => {
  open();
  const book = within(await screen.findByRole("region", { name: "The book" }));
  const pages = book.getAllByRole("region", { name: /^Page/ });
  expect(pages).toHaveLength(8);
  expect(pages[0]?.textContent).toBe("The Bell in the Blanketfor Mina and Otto");
  expect(pages[1]?.textContent).toMatch(/Go leftturn to page 3Turn rightturn to page 3/);
  expect(book.getAllByText("The End")).toHaveLength(3);
  expect(screen.getByText("8 pages")).toBeTruthy();
  expect(document.title).toContain("The Bell in the Blanket");
});

it("[SLIB-3] names no child where the story is another account's", async () => {
  story = aStory({ isOwn: false });
  children = null;
  open();
  await screen.findByRole("region", { name: "The book" });
  expect(screen.queryByText(/^for /)).toBeNull();
});

it("speaks the language of the story", async () => {
  story = aStory({ isOwn: true, language: "hi" });
  open();
  const book = await screen.findByRole("region", { name: "The book" });
  expect(book.getAttribute("lang")).toBe("hi");
  expect(within(book).getByText("Mina और Otto के लिए")).toBeTruthy();
  expect(within(book).getAllByText("समाप्त")).toHaveLength(3);
});

it("prints once all fonts are there", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { ready: Promise.resolve() },
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Print or save as PDF" }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  Reflect.deleteProperty(document, "fonts");
});

it("says when there is no such story, and when it cannot be loaded", async () => {
  refuse(downloadStory, "story/unknown");
  open();
  expect(await screen.findByText("This story does not exist.")).toBeTruthy();
  cleanup();

  refuse(downloadStory, "server/failed");
  open();
  expect(await findAlert()).toContain("could not be loaded");
  on(downloadStory, whole);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "The book" })).toBeTruthy();
});
