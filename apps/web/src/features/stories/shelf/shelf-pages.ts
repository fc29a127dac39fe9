/** The pages of the shelf, and which page of the library has their stories. */
import { STORIES_PER_PAGE, type Story } from "@codetale/contract/stories";

/** Divides `STORIES_PER_PAGE`, so that a page of the shelf never lies in two of the library. */
export const STORIES_ON_SHELF = 6;

/** @param page of the shelf, from 1 @returns the library's page, from 1 */
export function libraryPageOf(page: number): number {
  return Math.floor(((page - 1) * STORIES_ON_SHELF) / STORIES_PER_PAGE) + 1;
}

/** @returns 1 also where there are no stories */
export function shelfPagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / STORIES_ON_SHELF));
}

/** @param stories of one page of the library, or all @returns those of the shelf's page, own ones first */
export function storiesOfPage(stories: readonly Story[], page: number): readonly Story[] {
  const sorted = [...stories].sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const first = ((page - 1) * STORIES_ON_SHELF) % STORIES_PER_PAGE;
  return sorted.slice(first, first + STORIES_ON_SHELF);
}
