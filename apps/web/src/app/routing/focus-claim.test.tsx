// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestRouter, RouterProvider } from "#testing/test-router";
import { useFocusClaim } from "./focus-claim.ts";

afterEach(cleanup);

function open() {
  const router = createTestRouter([{ path: "*", element: <Page /> }], "/");
  let claimFocus = () => false;
  function Page() {
    claimFocus = useFocusClaim();
    return null;
  }
  render(<RouterProvider router={router} />);
  return { router, claimFocus: () => claimFocus() };
}

it("leaves the focus alone on the first load", () => {
  expect(open().claimFocus()).toBe(false);
});

it("[NAV-7] gives the focus to the first heading that asks after a navigation", async () => {
  const { router, claimFocus } = open();

  await act(() => router.navigate("/two"));

  expect(claimFocus()).toBe(true);
  expect(claimFocus()).toBe(false);
});

it("leaves the focus alone when only the search or the hash changes", async () => {
  const { router, claimFocus } = open();

  await act(() => router.navigate("/?tab=past"));
  await act(() => router.navigate("/#there"));

  expect(claimFocus()).toBe(false);
});
