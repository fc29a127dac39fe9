import type { Story } from "@codetale/contract/stories";
import { useEffect, useMemo } from "react";
import { recordAnswer } from "../answering/recorder.ts";
import { prepareRecognition, recognizeAnswer } from "../answering/recognize-answer.ts";
import type { Narrator } from "../narration/narrator.ts";
import { useObserved } from "#lib/observed-value";
import { fetchChoiceAudio } from "../prefetch/choice-audio.ts";
import { withOfflineFallback } from "../offline/offline-fallback.ts";
import { StoryPlayer } from "../playback/story-player.ts";
import { linkHeaders, type LinkedStory } from "../linked-story.ts";
import { sceneFetcher } from "../scenes/fetch-scene.ts";

/**
 * Creates the player of a story, and stops it on unmounting.
 *
 * @param story null until it is loaded
 * @param linked null without a private link
 */
export function useStoryPlayer(
  storyId: string,
  story: Story | null,
  linked: LinkedStory | null,
  narrator: Narrator,
) {
  const secret = linked?.secret;
  const player = useMemo(() => {
    const headers = linkHeaders(secret);
    return new StoryPlayer(storyId, {
      fetchScene: withOfflineFallback(storyId, sceneFetcher(storyId, headers)),
      fetchChoiceAudio: (address, signal, isAhead) =>
        fetchChoiceAudio(address, signal, isAhead, headers),
      narrator,
      recordAnswer,
      recognizeAnswer: (id, scene, recording, signal, lastRead) =>
        recognizeAnswer(id, scene, recording, signal, lastRead, headers),
      prepareRecognition: (id) => prepareRecognition(id, headers),
    });
  }, [storyId, secret, narrator]);
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
