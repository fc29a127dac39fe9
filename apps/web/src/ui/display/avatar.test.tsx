// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Avatar } from "./avatar.tsx";

afterEach(cleanup);

it.each([
  ["Mira Okafor", "MO"],
  ["Mira van der Okafor", "MO"],
  ["mira", "M"],
  ["  𝒜lma  ", "𝒜"],
])("shows the initials of %s until there is a photo", (name, initials) => {
  expect(render(<Avatar name={name} src={null} />).container.textContent).toBe(initials);
});

it("shows a figure for somebody without a name", () => {
  const { container } = render(<Avatar name=" " src={null} />);

  expect(container.querySelector("svg")).toBeTruthy();
});

it("falls back to the initials when the photo does not load, and tries a new one", () => {
  const { container, rerender } = render(<Avatar name="Mira" src="/photos/1" />);
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(container.textContent).toBe("M");

  rerender(<Avatar name="Mira" src="/photos/2" />);

  expect(container.querySelector("img")?.getAttribute("src")).toBe("/photos/2");
});
