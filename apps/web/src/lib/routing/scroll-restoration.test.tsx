// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestRouter, RouterProvider } from "#testing/test-router";
import { useScrollRestoration } from "./scroll-restoration.ts";

beforeEach(() => {
  // As the newest browsers do, it answers with a promise.
  vi.stubGlobal("scrollTo", async (_left: number, top: number) => scrollBy(top));
  scrollBy(0);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The window's position becomes `top`, as if it was scrolled. */
function scrollBy(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
}

function Page() {
  useScrollRestoration();
  return <h2 id="there">There</h2>;
}

function open(address = "/one") {
  const router = createTestRouter([{ path: "*", element: <Page /> }], address);
  render(<RouterProvider router={router} />);
  return router;
}

it("opens the next screen at its top, and the one before where it was left", async () => {
  const router = open();
  scrollBy(700);

  await act(() => router.navigate("/two"));
  expect(scrollY).toBe(0);
  scrollBy(120);
  await act(() => router.navigate(-1));
  expect(scrollY).toBe(700);
  await act(() => router.navigate(1));

  expect(scrollY).toBe(120);
});

it("remembers the place through a reload of the tab", () => {
  open();
  scrollBy(700);
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  scrollBy(0);

  open();

  expect(scrollY).toBe(700);
});

it("scrolls to the part of the page that the address names", async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const router = open();

  await act(() => router.navigate("/one#there"));
  expect(scrollIntoView).toHaveBeenCalledOnce();
  await act(() => router.navigate("/one#nowhere"));

  expect(scrollIntoView).toHaveBeenCalledOnce();
});

it("starts at the top where nothing can be kept", () => {
  sessionStorage.setItem("codetale-scroll", "not ours");

  open();

  expect(scrollY).toBe(0);
});
