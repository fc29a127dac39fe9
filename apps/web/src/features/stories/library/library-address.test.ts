import { expect, it } from "vitest";
import { libraryAddress, pagesOf, readLibraryView, wholeLibrary } from "./library-address.ts";

it("[SLIB-2] says in the address what is shown, and reads it back", () => {
  const view = {
    search: "owl & bell",
    language: "हिन्दी",
    level: "3-5",
    whose: "mine",
    page: 2,
  } as const;
  const address = libraryAddress("/stories/library", view);
  expect(readLibraryView(new URL(address, "http://x.test").searchParams)).toEqual(view);
  expect(libraryAddress("/stories/library", wholeLibrary)).toBe("/stories/library");
});

it("shows the whole library for an address that makes no sense", () => {
  const nonsense = new URLSearchParams("page=-3&level=12&whose=theirs&search=%00");
  expect(readLibraryView(nonsense)).toEqual(wholeLibrary);
});

it("has one page at least, and at most those that have an address", () => {
  expect([0, 60, 61, 60_000, 60_001].map(pagesOf)).toEqual([1, 1, 2, 1_000, 1_000]);
});
