import type { Endpoint } from "@codetale/contract/endpoint";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call, type CallInput } from "#lib/http/api-client";
import { operatorKey } from "../query-keys.ts";

/** What one section shows: the answer of its call. */
export function useSectionQuery<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) {
  return useQuery({
    queryKey: [...operatorKey, endpoint.path, input.params ?? null, input.query ?? null],
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Each reading stands in the security log, so none is made by a mere change of windows.
    refetchOnWindowFocus: false,
  });
}
