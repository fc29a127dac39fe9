import type { Story } from "@codetale/contract/stories";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { logError } from "#lib/log";
import { onAccountLost } from "#lib/session/session-query";
import { forgetStories } from "../offline/downloaded-stories.ts";

/**
 * Calls `onLost` when the account is left, here or in another tab, that a story was played with,
 * unless visitors are shown the same. The story's progress and its copy are forgotten before.
 *
 * @param story null until it is loaded
 * @param onLost undefined where the story needs no account
 */
export function usePrivateStoryLost(story: Story | null, onLost: (() => void) | undefined): void {
  const client = useQueryClient();
  const onAccount = useEffectEvent(() => {
    if (!onLost || (story?.isShared && !story.isOwn)) return;
    forgetStories().catch((error: unknown) =>
      logError("The stories kept here could not be forgotten", error),
    );
    onLost();
  });
  useEffect(() => onAccountLost(client, () => onAccount()), [client]);
}
