// @vitest-environment jsdom
import {
  createStoryLink,
  listStoryLinks,
  revokeStoryLink,
  type StoryLink,
} from "@codetale/contract/stories/links";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { on, refuse, requestsTo, sentTo } from "#testing/server";
import { renderRoutes } from "#testing/render-routes";
import { aStory } from "../../testing/fake-library-server.ts";
import { LinksDialog } from "./links-dialog.tsx";

const SECRET = "s".repeat(43);

let links: StoryLink[];

beforeEach(() => {
  links = [];
  on(listStoryLinks, () => ({ success: true as const, links }));
  on(createStoryLink, ({ body }) => {
    const link = aLink({ id: "new", label: body.label ?? "" });
    links = [...links, link];
    return { success: true as const, link, secret: SECRET };
  });
  on(revokeStoryLink, () => {
    links = [];
    return { success: true as const, message: "" };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aLink(facts: Partial<StoryLink> = {}): StoryLink {
  return {
    id: "1",
    label: "for grandma",
    createdAt: Date.UTC(2026, 2, 1),
    lastUsedOn: null,
    ...facts,
  };
}

function open() {
  const dialog = <LinksDialog story={aStory({ isOwn: true })} onClose={() => {}} />;
  renderRoutes([{ path: "/stories/library", element: dialog }], "/stories/library");
  return userEvent.setup();
}

it("[SLIB-3] says who hears what before a link is made, then shows it once", async () => {
  const user = open();
  expect(await screen.findByText(/with your child's name in it, without an account/)).toBeTruthy();
  await user.type(screen.getByLabelText(/For whom/), " for grandma ");
  await user.click(screen.getByRole("button", { name: "Create a link" }));

  const field = await screen.findByLabelText<HTMLInputElement>("The new link");
  expect(field.value).toBe(`${window.location.origin}/stories/link#${SECRET}`);
  expect(sentTo(createStoryLink)).toEqual([{ label: "for grandma" }]);
  expect(await screen.findByText("for grandma")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("The link was copied.")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

it("shows since when a link is there, and when it was last used", async () => {
  links = [aLink({ lastUsedOn: "2026-03-09" }), aLink({ id: "2", label: "" })];
  open();
  expect(await screen.findByText(/Made on .*March 2026 · last used on 9 March 2026/)).toBeTruthy();
  expect(screen.getByText(/not used yet/)).toBeTruthy();
  expect(screen.getByText("Without a name")).toBeTruthy();
});

it("revokes a link once that was confirmed", async () => {
  links = [aLink()];
  const user = open();
  const revoke = await screen.findByRole("button", { name: "Revoke the link for grandma" });
  await user.click(revoke);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(requestsTo(revokeStoryLink)).toHaveLength(0);

  await user.click(revoke);
  await user.click(await screen.findByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("There is no link yet.")).toBeTruthy();
  expect(requestsTo(revokeStoryLink)[0]?.path).toBe("/stories/story-1/links/1/revoke");
});

it("offers no eleventh link", async () => {
  links = Array.from({ length: 10 }, (_, at) => aLink({ id: String(at) }));
  open();
  expect(await screen.findByText(/can have ten links/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Create a link" })).toBeNull();
});

it("says why a link was not made", async () => {
  refuse(createStoryLink, "story/too-many-links");
  const user = open();
  await user.click(await screen.findByRole("button", { name: "Create a link" }));
  expect(await screen.findByText(/Revoke one before you make another/)).toBeTruthy();
});
