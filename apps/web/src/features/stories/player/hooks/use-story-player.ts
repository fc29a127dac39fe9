import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { stepsOf } from "../next-step.ts";
import { keepPlace, keptPlace } from "../place.ts";
import { recordAnswer } from "../recording/recorder.ts";
import { StoryPlayer } from "../story-player.ts";
import { understand } from "../understand.ts";
import { createNarrator } from "../voice/narrator.ts";
import { withDownload } from "../offline/with-download.ts";

/** Plays a story while the screen is there. @param language as the story names it, once known */
export function useStoryPlayer(storyId: string, language: string) {
  const player = useMemo(
    () =>
      new StoryPlayer({
        takeStep: withDownload(storyId, stepsOf(storyId)),
        narrator: createNarrator(),
        record: recordAnswer,
        understand: (told, recording, signal) => understand(storyId, told, recording, signal),
        keptPlace: () => keptPlace(storyId),
        keepPlace: (place) => keepPlace(storyId, place),
      }),
    [storyId],
  );
  useEffect(() => player.start(), [player]);
  useEffect(() => {
    player.speakIn(language);
  }, [player, language]);
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
