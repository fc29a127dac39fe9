import type { Story } from "@codetale/contract/stories";
import { useState } from "react";
import { downloadedStories } from "../offline/downloaded-stories.ts";
import { saveDownload, removeDownload } from "../offline/download.ts";

interface DownloadHandlers {
  onDone: () => void;
  onRemoved: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Whether a story is downloaded for use without a network, and how to download and remove it.
 *
 * @param story null until it is loaded; nothing can be downloaded before
 */
export function useDownload(storyId: string, story: Story | null, handlers: DownloadHandlers) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(() => downloadedStories().some(({ id }) => id === storyId));
  const run = (work: Promise<void>, isDoneAfter: boolean, onDone: () => void) => {
    setIsBusy(true);
    void work
      .then(() => {
        setIsDone(isDoneAfter);
        onDone();
      }, handlers.onFailed)
      .finally(() => setIsBusy(false));
  };
  return {
    // `caches` exists on pages served over HTTPS only.
    isPossible: story !== null && "caches" in window,
    isBusy,
    isDone,
    download: () => story && run(saveDownload(story), true, handlers.onDone),
    remove: () => story && run(removeDownload(storyId), false, handlers.onRemoved),
  };
}
