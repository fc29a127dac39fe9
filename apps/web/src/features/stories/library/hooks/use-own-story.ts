import { deleteStory, renameStory, restoreStory, shareStory } from "@codetale/contract/stories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { updateDownload } from "../../player/offline/download-index.ts";
import { removeDownload } from "../../player/offline/downloaded-stories.ts";
import { storyKeys } from "../../queries.ts";
import { removeFromQueue, renameQueued } from "../../queue/story-queue.ts";

/** The changes that a story's owner can make. */
export function useOwnStory() {
  return {
    rename: useChange(async ({ storyId, title }: { storyId: string; title: string }) => {
      const { story } = await call(renameStory, { params: { storyId }, body: { title } });
      updateDownload(story);
      renameQueued(story);
    }),
    share: useChange(({ storyId, shared }: { storyId: string; shared: boolean }) =>
      call(shareStory, { params: { storyId }, body: { shared } }),
    ),
    remove: useChange(async (storyId: string) => {
      await call(deleteStory, { params: { storyId } });
      removeFromQueue(storyId);
      // Undoing the deletion does not bring the copy of this browser back.
      await removeDownload(storyId);
    }),
    restore: useChange((storyId: string) => call(restoreStory, { params: { storyId } })),
  };
}

/** A mutation after which the lists of stories are fetched again. */
function useChange<Change>(mutationFn: (change: Change) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: storyKeys.lists }),
  });
}
