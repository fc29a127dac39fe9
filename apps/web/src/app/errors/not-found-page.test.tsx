// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { NotFoundPage } from "./not-found-page.tsx";

afterEach(() => {
  cleanup();
});

const routes = [
  { path: "/", element: "the start" },
  { path: "/known", element: "a known page" },
  { path: "/login", element: "the login" },
  { path: "*", element: <NotFoundPage /> },
];

it("[NAV-6] says that there is no such page", () => {
  renderRoutes(routes, "/nowhere");

  expect(screen.getByRole("heading", { level: 1, name: "404 - Not Found" })).toBeTruthy();
  expect(screen.getByText("The page you are looking for does not exist.")).toBeTruthy();
  expect(document.title).toBe("404 - Not Found · Codetale");
});

it("[NAV-6] leads to the login", async () => {
  renderRoutes(routes, "/nowhere");

  await userEvent.click(screen.getByRole("button", { name: "Login" }));

  expect(await screen.findByText("the login")).toBeTruthy();
});

it("[NAV-6] leads back to where one came from", async () => {
  const { router } = renderRoutes(routes, "/known");
  await router.navigate("/nowhere");

  await userEvent.click(await screen.findByRole("button", { name: "Back" }));

  expect(await screen.findByText("a known page")).toBeTruthy();
});

it("[NAV-6] leads to the start where there is nothing to go back to", async () => {
  renderRoutes(routes, "/nowhere");

  await userEvent.click(screen.getByRole("button", { name: "Back" }));

  expect(await screen.findByText("the start")).toBeTruthy();
});
