import { useEffect, useMemo } from "react";
import { useClock } from "#lib/clock";
import { useObserved, type ObservedValue } from "#lib/observed-value";
import { BedtimeCompanion } from "../bedtime/bedtime-companion.ts";
import { canSetVolume } from "../narration/audio-player.ts";
import type { Delivery } from "../narration/narration.ts";
import type { StoryPlayer } from "../playback/story-player.ts";

/** Tells the player's story as bedtime wants it, where that is switched on. */
export function useBedtime(player: StoryPlayer, delivery: ObservedValue<Delivery>) {
  const clock = useClock();
  const companion = useMemo(
    () => new BedtimeCompanion(player, delivery, clock, canSetVolume()),
    [player, delivery, clock],
  );
  useEffect(() => companion.start(), [companion]);
  return {
    lights: useObserved(companion.lights),
    minutes: useObserved(companion.minutes),
    isTimeToSleep: useObserved(companion.isTimeToSleep),
    wake: () => companion.wake(),
  };
}
