// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createTestRouter, RouterProvider } from "#testing/test-router";
import { Link } from "./link.ts";

afterEach(cleanup);

type LinkProps = Parameters<typeof Link>[0];

/** Clicks a link on the screen at /one; tells whether the click was left to the browser. */
function follow(link: LinkProps, click: MouseEventInit = {}) {
  const router = createTestRouter([{ path: "*", element: <Link {...link}>go</Link> }], "/one");
  render(<RouterProvider router={router} />);
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", stay, { once: true });
  fireEvent.click(screen.getByRole("link"), click);
  return { router, isLeft };
}

it("goes to another screen without loading the app anew", () => {
  const { router, isLeft } = follow({ href: "/two?a=1", state: { from: "/one" } });

  expect(isLeft).toBe(false);
  expect(router.state.location).toMatchObject({
    pathname: "/two",
    index: 1,
    state: { from: "/one" },
  });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/two?a=1");
});

it("makes no second entry of the present address", () => {
  const { router } = follow({ href: "/one" });

  expect(router.state.location).toMatchObject({ pathname: "/one", index: 0 });
});

it.each([
  ["a middle button", { button: 1 }],
  ["Ctrl", { ctrlKey: true }],
  ["Command", { metaKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt", { altKey: true }],
])("leaves a click with %s to the browser", (_, click) => {
  expect(follow({ href: "/two" }, click).isLeft).toBe(true);
});

it.each([
  { href: "https://elsewhere.example/" },
  { href: "//elsewhere.example/" },
  { href: "mailto:hello@codetale.example" },
  { href: "/two", target: "_blank" },
  { href: "/two", download: "two.json" },
])("leaves to the browser what is no screen here: %j", (link) => {
  const { router, isLeft } = follow(link);

  expect(isLeft).toBe(true);
  expect(router.state.location.pathname).toBe("/one");
});

it("goes nowhere when its own handler has dealt with the click", () => {
  const { router } = follow({ href: "/two", onClick: (event) => event.preventDefault() });

  expect(router.state.location.pathname).toBe("/one");
});
