/** The part of the question bank that an address shows: `?search=…&page=…`. */
import { LAST_PAGE, LONGEST_SEARCH, PROBLEMS_PER_PAGE } from "@codetale/contract/problems";
import { screenPaths } from "@codetale/contract/screens";

export interface BankView {
  search: string;
  /** From 1. */
  page: number;
}

/**
 * Reads the parameters of an address: an invalid page counts as the first, a long search is cut.
 */
export function readBankView(params: URLSearchParams): BankView {
  const page = Number(params.get("page"));
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  const search = (params.get("search") ?? "").replaceAll("\u0000", "").slice(0, LONGEST_SEARCH);
  return { search: search.trim(), page: isPage ? page : 1 };
}

export function bankAddress({ search, page }: BankView): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  if (page !== 1) params.set("page", String(page));
  return params.size === 0 ? screenPaths.questions : `${screenPaths.questions}?${params}`;
}

/** Number of pages for `total` matches; at least 1. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PROBLEMS_PER_PAGE));
}
