// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { withViewTransition } from "./view-transition.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  delete (document as Partial<Document>).startViewTransition;
});

function letMove(isWelcome: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: !isWelcome }));
}

/** A browser that draws the way from one screen to the next, or breaks it off. */
function stubTransitions(ready: Promise<void> = Promise.resolve()) {
  const start = vi.fn((change: () => void) => ({
    ready,
    updateCallbackDone: Promise.resolve().then(change),
  }));
  Object.assign(document, { startViewTransition: start });
  return start;
}

it("changes the screen while the browser looks, and is done when it is changed", async () => {
  letMove(true);
  const start = stubTransitions();
  const show = vi.fn();

  await withViewTransition(show);

  expect(start).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledOnce();
});

it("changes it all the same when the drawing is broken off", async () => {
  letMove(true);
  stubTransitions(Promise.reject(new DOMException("Skipped", "AbortError")));
  const show = vi.fn();

  await withViewTransition(show);

  expect(show).toHaveBeenCalledOnce();
});

it("only changes it for people who asked for no motion", async () => {
  letMove(false);
  const start = stubTransitions();
  const show = vi.fn();

  await withViewTransition(show);

  expect(start).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});

it("only changes it where the browser cannot draw the way", async () => {
  letMove(true);
  const show = vi.fn();

  await withViewTransition(show);

  expect(show).toHaveBeenCalledOnce();
});
