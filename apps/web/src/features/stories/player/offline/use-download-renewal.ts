/** Renews the downloads that lack audio or present lines, as soon as the server has the audio. */
import { useEffect } from "react";
import { ApiError } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { logError } from "#lib/log";
import { incompleteDownloads, renewDownload } from "./downloaded-stories.ts";

/** For the screens on which stories are seen and changed; the owner hears when audio is there. */
export function useDownloadRenewal(): void {
  useEffect(renewAll, []);
  useLiveEvent("connect", renewAll);
  useLiveEvent("story:changed", ({ storyId }) => renewInBackground(storyId));
}

/** Without network, or where the story is gone, its copy stays as it is. */
export function renewInBackground(storyId: string): void {
  renewDownload(storyId).catch((error: unknown) => {
    if (!(error instanceof ApiError)) logError("A download could not be renewed", error);
  });
}

function renewAll(): void {
  incompleteDownloads().forEach(renewInBackground);
}
