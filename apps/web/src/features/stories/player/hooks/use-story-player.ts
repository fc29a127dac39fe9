import type { Story } from "@codetale/contract/stories";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { untilOnline } from "../network.ts";
import { stepsOf } from "../next-step.ts";
import { keepPlace, keptPlace } from "../place.ts";
import { recordAnswer } from "../recording/recorder.ts";
import { StoryPlayer, type VoicesOfStory } from "../story-player.ts";
import { announceAnswer, understand } from "../understand.ts";
import { createNarrator } from "../voice/narrator.ts";
import { withDownload } from "../offline/with-download.ts";

/** Plays a story while the screen is there. @param story null until it is known */
export function useStoryPlayer(storyId: string, story: Story | null) {
  const language = story?.language ?? "";
  const voices = voicesOf(story);
  const player = useMemo(
    () =>
      new StoryPlayer({
        takeStep: withDownload(storyId, stepsOf(storyId)),
        narrator: createNarrator(),
        record: recordAnswer,
        understand: (told, recording, signal) => understand(storyId, told, recording, signal),
        announceAnswer: () => announceAnswer(storyId),
        untilOnline,
        keptPlace: () => keptPlace(storyId),
        keepPlace: (place) => keepPlace(storyId, place),
      }),
    [storyId],
  );
  useEffect(() => player.start(), [player]);
  useEffect(() => {
    player.speakIn(language);
  }, [player, language]);
  useEffect(() => {
    player.expectVoices(voices);
  }, [player, voices]);
  const hide = useEffectEvent(() => {
    if (document.visibilityState === "hidden") player.tell({ type: "hidden" });
  });
  useEffect(() => {
    const listener = () => hide();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);
  const playing = useSyncExternalStore(player.subscribe, player.getPlaying);
  // What arrives while nobody is there waits for them.
  useEffect(() => hide(), [playing.turn]);
  const place = useSyncExternalStore(player.subscribe, player.getPlace);
  return { player, playing, place };
}

function voicesOf(story: Story | null): VoicesOfStory {
  if (story?.voiced === null) return "none";
  return story && story.voiced.done === story.voiced.total ? "all" : "some";
}
