/** The library's view in its address: `?search=…&language=…&level=…&whose=…&page=…`. */
import { LONGEST_LANGUAGE, STORIES_PER_PAGE } from "@codetale/contract/stories";

export interface LibraryView {
  search: string;
  /** Empty for all. */
  language: string;
  /** Ages; empty for all. */
  level: "" | "3-5" | "6-9";
  whose: "all" | "mine";
  /** From 1. */
  page: number;
}

/** Characters; as `LAST_PAGE`, the limit of `listStories` in the contract. */
export const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000;

/** The default view: all stories, first page. */
export const wholeLibrary: LibraryView = {
  search: "",
  language: "",
  level: "",
  whose: "all",
  page: 1,
};

/** The view of an address; parameters that are not valid take their default. */
export function readLibraryView(params: URLSearchParams): LibraryView {
  const page = Number(params.get("page"));
  const level = params.get("level");
  return {
    search: textOf(params.get("search"), LONGEST_SEARCH),
    language: textOf(params.get("language"), LONGEST_LANGUAGE),
    level: level === "3-5" || level === "6-9" ? level : "",
    whose: params.get("whose") === "mine" ? "mine" : "all",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** @param path of the library's route @returns the address without parameters at their default */
export function libraryAddress(path: string, view: LibraryView): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(view) as [keyof LibraryView, string | number][]) {
    if (value !== wholeLibrary[name]) params.set(name, String(value));
  }
  return params.size === 0 ? path : `${path}?${params}`;
}

/** @returns 1 also where there are no stories, and no page that has no address */
export function pagesOf(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / STORIES_PER_PAGE)));
}

function textOf(typed: string | null, longest: number): string {
  return (typed ?? "").replaceAll("\u0000", "").slice(0, longest).trim();
}
