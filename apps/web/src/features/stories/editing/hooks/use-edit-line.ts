import { editStory } from "@codetale/contract/stories/editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { withLine, type LinePlace } from "@codetale/domain/stories/story-line";
import { ApiError, call } from "#lib/http/api-client";
import { outdateDownload, updateDownload } from "../../player/offline/download-index.ts";
import { renewInBackground } from "../../player/offline/use-download-renewal.ts";
import { storyKeys, storyQuery, wholeStoryQuery } from "../../queries.ts";
import { renameQueued } from "../../queue/story-queue.ts";

export interface LineChange {
  place: LinePlace;
  before: string;
  text: string;
}

/** Saves a line; where it was changed meanwhile, the story is loaded again. */
export function useEditLine(storyId: string) {
  const client = useQueryClient();
  const { queryKey } = wholeStoryQuery(storyId);
  return useMutation({
    mutationFn: ({ place, ...change }: LineChange) =>
      call(editStory, { params: { storyId }, body: { ...place, ...change } }),
    onSuccess: ({ text, story }, { place }) => {
      client.setQueryData(queryKey, (known) => {
        if (!known) return known;
        const { title, scenes } = withLine(known, place, text);
        return { ...known, title, scenes: [...scenes] };
      });
      void client.invalidateQueries({ queryKey: storyKeys.lists });
      client.setQueryData(storyQuery(storyId).queryKey, (known) => known && { ...known, story });
      updateDownload(story);
      renameQueued(story);
      if (place.part === "title") return;
      // The server speaks the line anew; until then the copy keeps the old words and their audio.
      outdateDownload(storyId);
      renewInBackground(storyId);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.reason === "story/line-changed") {
        await client.invalidateQueries({ queryKey });
        await client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey });
      }
    },
  });
}
