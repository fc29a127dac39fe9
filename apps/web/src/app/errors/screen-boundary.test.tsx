// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ScreenBoundary } from "./screen-boundary.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("boom");
}

it("puts the error page where a screen broke, until somebody goes elsewhere", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const view = render(
    <ScreenBoundary resetOn="/one">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByText("Something went wrong")).toBeTruthy();

  view.rerender(<ScreenBoundary resetOn="/one">another screen</ScreenBoundary>);
  expect(screen.getByText("Something went wrong")).toBeTruthy();
  view.rerender(<ScreenBoundary resetOn="/two">another screen</ScreenBoundary>);

  expect(screen.getByText("another screen")).toBeTruthy();
});
