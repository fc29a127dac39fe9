import type { Story } from "@codetale/contract/stories";
import { useEffect, useMemo } from "react";
import { recordAnswer } from "../answering/recorder.ts";
import { prepareRecognition, recognizeAnswer } from "../answering/recognize-answer.ts";
import { createNarrator } from "../narration/narrator.ts";
import { useObserved } from "#lib/observed-value";
import { fetchChoiceAudio } from "../prefetch/choice-audio.ts";
import { withOfflineFallback } from "../offline/offline-fallback.ts";
import { StoryPlayer } from "../playback/story-player.ts";
import { sceneFetcher } from "../scenes/fetch-scene.ts";

/**
 * Creates the player of a story, and stops it on unmounting.
 *
 * @param story null until it is loaded
 */
export function useStoryPlayer(storyId: string, story: Story | null) {
  const player = useMemo(
    () =>
      new StoryPlayer(storyId, {
        fetchScene: withOfflineFallback(storyId, sceneFetcher(storyId)),
        fetchChoiceAudio,
        narrator: createNarrator(),
        recordAnswer,
        recognizeAnswer,
        prepareRecognition,
      }),
    [storyId],
  );
  const state = useObserved(player.state);
  const progress = useObserved(player.progress);
  const opening = useObserved(player.opening);
  useEffect(() => player.start(), [player]);
  useEffect(() => player.setStory(story), [player, story]);
  useEffect(() => {
    const pauseIfHidden = () => {
      if (document.visibilityState === "hidden") player.send({ type: "hidden" });
    };
    // A scene that arrives while the page is hidden is paused at once.
    pauseIfHidden();
    document.addEventListener("visibilitychange", pauseIfHidden);
    return () => document.removeEventListener("visibilitychange", pauseIfHidden);
  }, [player, state.turn]);
  return { player, state, progress, opening };
}
