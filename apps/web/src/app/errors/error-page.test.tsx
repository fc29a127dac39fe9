// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { ErrorPage } from "./error-page.tsx";

afterEach(() => {
  cleanup();
});

it.each([
  [new TypeError("Failed to fetch dynamically imported module: /a.js"), /could not be loaded/],
  [new TypeError("error loading dynamically imported module"), /could not be loaded/],
  [new TypeError("Importing a module script failed."), /could not be loaded/],
  [new Error("boom"), /could not be shown/],
])("says what failed and offers two ways on: %s", (error, sentence) => {
  renderRoutes([{ path: "/", element: <ErrorPage error={error} /> }], "/");

  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Start page" })).toBeTruthy();
});
