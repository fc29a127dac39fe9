import { expect, it } from "vitest";
import { createTestRouter } from "#testing/test-router";
import { createFocusClaim } from "./focus-claim.ts";

const routes = [{ path: "*", element: "a screen" }];

it("leaves the focus alone on the first load", () => {
  expect(createFocusClaim(createTestRouter(routes, "/"))()).toBe(false);
});

it("[NAV-7] gives the focus to the first who asks after a navigation, and to nobody else", async () => {
  const router = createTestRouter(routes, "/");
  const claimFocus = createFocusClaim(router);

  await router.navigate("/two");

  expect(claimFocus()).toBe(true);
  expect(claimFocus()).toBe(false);
});

it("leaves the focus alone when only the search or the hash changes", async () => {
  const router = createTestRouter(routes, "/");
  const claimFocus = createFocusClaim(router);

  await router.navigate("/?tab=past");
  await router.navigate("/#there");

  expect(claimFocus()).toBe(false);
});
