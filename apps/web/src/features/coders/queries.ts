/** The queries of the screens about coders. */
import { listOwnRatings, readCoder, readOwnCoderFacts } from "@codetale/contract/coders";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export const codersKey = ["coders"] as const;

/** A coder who has joined a session of the signed-in learner's. */
export function coderQuery(viewer: string, uid: string) {
  return queryOptions({
    queryKey: [...codersKey, viewer, "read", uid],
    queryFn: async ({ signal }) => (await call(readCoder, { params: { uid }, signal })).coder,
  });
}

/** What the signed-in coder says of themselves, and how learners rated them. */
export function ownFactsQuery(uid: string) {
  return queryOptions({
    queryKey: [...codersKey, uid, "own"],
    queryFn: ({ signal }) => call(readOwnCoderFacts, { signal }),
  });
}

/** How the signed-in learner rated coders. */
export function ownRatingsQuery(uid: string) {
  return queryOptions({
    queryKey: [...codersKey, uid, "ratings"],
    queryFn: async ({ signal }) => (await call(listOwnRatings, { signal })).ratings,
  });
}
