import type { Story } from "@codetale/contract/stories";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { untilOnline } from "../prefetch/until-online.ts";
import { sceneFetcher } from "../scenes/fetch-scene.ts";
import { saveProgress, loadProgress } from "../progress/saved-progress.ts";
import { recordAnswer } from "../answering/recorder.ts";
import { StoryPlayer, type NarrationCoverage } from "../playback/story-player.ts";
import { prepareRecognition, recognizeAnswer } from "../answering/recognize-answer.ts";
import { createNarrator } from "../narration/narrator.ts";
import { withOfflineFallback } from "../offline/offline-fallback.ts";

/**
 * Creates the player of a story, and stops it on unmounting.
 *
 * @param story null until it is loaded
 */
export function useStoryPlayer(storyId: string, story: Story | null) {
  const language = story?.language ?? "";
  const voices = voicesOf(story);
  const player = useMemo(
    () =>
      new StoryPlayer({
        fetchScene: withOfflineFallback(storyId, sceneFetcher(storyId)),
        narrator: createNarrator(),
        record: recordAnswer,
        recognizeAnswer: (told, recording, signal) =>
          recognizeAnswer(storyId, told, recording, signal),
        prepareRecognition: () => prepareRecognition(storyId),
        untilOnline,
        loadProgress: () => loadProgress(storyId),
        saveProgress: (place) => saveProgress(storyId, place),
      }),
    [storyId],
  );
  useEffect(() => player.start(), [player]);
  useEffect(() => {
    player.setLanguage(language);
  }, [player, language]);
  useEffect(() => {
    player.setNarrationCoverage(voices);
  }, [player, voices]);
  const hide = useEffectEvent(() => {
    if (document.visibilityState === "hidden") player.send({ type: "hidden" });
  });
  useEffect(() => {
    const listener = () => hide();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  const playing = useSyncExternalStore(player.subscribe, player.getState);
  // A scene that arrives while the page is hidden is paused at once.
  useEffect(() => hide(), [playing.turn]);
  const place = useSyncExternalStore(player.subscribe, player.getProgress);
  return { player, playing, place };
}

function voicesOf(story: Story | null): NarrationCoverage {
  if (story?.voiced === null) return "none";
  return story && story.voiced.done === story.voiced.total ? "all" : "some";
}
