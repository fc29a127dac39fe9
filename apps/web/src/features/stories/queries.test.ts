// @vitest-environment jsdom
import { listStories } from "@codetale/contract/stories";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { on } from "#testing/server";
import { wholeLibrary } from "./library/library-address.ts";
import { aStory } from "./player/testing/a-story.ts";
import { storiesQuery } from "./queries.ts";

const family = aList(aStory({ title: "The family's own" }));

function aList(...stories: ReturnType<typeof aStory>[]) {
  return { success: true as const, stories, total: stories.length, isMore: false, languages: [] };
}

/** The stories of one account on a screen, while the server answers nothing more. */
async function familyOnScreen() {
  on(listStories, family);
  const observer = new QueryObserver(new QueryClient(), storiesQuery(wholeLibrary, "ann"));
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toMatchObject(family));
  on(listStories, () => new Promise<never>(() => {}));
  return { observer, leave };
}

it("[SLIB-2] shows the stories of the view before until those of another one arrive", async () => {
  const { observer, leave } = await familyOnScreen();
  observer.setOptions(storiesQuery({ ...wholeLibrary, language: "hi" }, "ann"));

  expect(observer.getCurrentResult().data).toMatchObject(family);
  leave();
});

it.each([
  ["the visitor after it", null],
  ["another account", "bob"],
])("[SLIB-3] does not show an account's stories to %s", async (_, uid) => {
  const { observer, leave } = await familyOnScreen();
  observer.setOptions(storiesQuery(wholeLibrary, uid));

  expect(observer.getCurrentResult().data).toBeUndefined();
  leave();
});
