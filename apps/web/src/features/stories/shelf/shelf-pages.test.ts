import { expect, it } from "vitest";
import { aStory } from "../testing/fake-library-server.ts";
import { libraryPageOf, shelfPagesOf, storiesOfPage } from "./shelf-pages.ts";

it.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [21, 3],
])("page %i of the shelf is in page %i of the library", (page, expected) => {
  expect(libraryPageOf(page)).toBe(expected);
});

it.each([
  [0, 1],
  [6, 1],
  [7, 2],
  [61, 11],
])("%i stories fill %i pages", (total, pages) => {
  expect(shelfPagesOf(total)).toBe(pages);
});

it("shows six stories on a page, own ones before those of others", () => {
  const stories = Array.from({ length: 8 }, (_, at) => aStory({ id: `s${at}`, isOwn: at === 7 }));
  const idsOf = (page: number) => storiesOfPage(stories, page).map(({ id }) => id);

  expect(idsOf(1)).toEqual(["s7", "s0", "s1", "s2", "s3", "s4"]);
  expect(idsOf(2)).toEqual(["s5", "s6"]);
  expect(idsOf(11)).toEqual(idsOf(1));
});
