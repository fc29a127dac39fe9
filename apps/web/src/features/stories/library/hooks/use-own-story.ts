import { deleteStory, renameStory, restoreStory, shareStory } from "@codetale/contract/stories";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { storyKeys } from "../../queries.ts";

interface Renaming {
  storyId: string;
  title: string;
}

interface Sharing {
  storyId: string;
  shared: boolean;
}

export interface OwnStory {
  rename: UseMutationResult<unknown, Error, Renaming>;
  share: UseMutationResult<unknown, Error, Sharing>;
  remove: UseMutationResult<unknown, Error, string>;
  restore: UseMutationResult<unknown, Error, string>;
}

/** The changes that a story's owner can make; the lists are fetched again after each. */
export function useOwnStory(): OwnStory {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: storyKeys.lists });
  return {
    rename: useMutation({
      mutationFn: ({ storyId, title }: Renaming) =>
        call(renameStory, { params: { storyId }, body: { title } }),
      onSettled,
    }),
    share: useMutation({
      mutationFn: ({ storyId, shared }: Sharing) =>
        call(shareStory, { params: { storyId }, body: { shared } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (storyId: string) => call(deleteStory, { params: { storyId } }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (storyId: string) => call(restoreStory, { params: { storyId } }),
      onSettled,
    }),
  };
}
