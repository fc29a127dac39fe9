/** The queries of the question bank's screens. */
import { listProblems } from "@codetale/contract/problems";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import type { BankView } from "./bank-view.ts";

export const problemsKey = ["problems"] as const;

export function problemsQuery({ search, page }: BankView) {
  return queryOptions({
    queryKey: [...problemsKey, search, page],
    queryFn: ({ signal }) => call(listProblems, { query: { search, page }, signal }),
    // While typing or turning a page, the previous result stays until the next is loaded.
    placeholderData: keepPreviousData,
  });
}
