import { useEffect, useRef } from "react";
import type { StoryPlayer } from "../playback/story-player.ts";
import { createSoundOutput } from "../sounds/sound-output.ts";
import { StorySounds } from "../sounds/story-sounds.ts";
import type { ObservedValue } from "#lib/observed-value";
import type { Delivery } from "../narration/narration.ts";
import { useDeviceSetting } from "./use-device-setting.ts";

/**
 * Plays the sounds of a story's places while it plays. They are on at first, also for those who
 * asked their device for less motion: sound is no motion.
 *
 * @param delivery how loud voices are, which the sounds follow
 * @returns whether they are on, and a function that sets it
 */
export function useStorySounds(
  player: StoryPlayer,
  storyId: string,
  delivery: ObservedValue<Delivery>,
): [isOn: boolean, set: (value: boolean) => void] {
  const [isOn, setIsOn] = useDeviceSetting("codetale-place-sounds", true);
  const isOnNow = useRef(isOn);
  const follow = useRef(() => {});
  useEffect(() => {
    const sounds = new StorySounds(createSoundOutput(), storyId);
    // Told by the player itself, since a render comes too late for the press and the microphone.
    const update = () =>
      sounds.follow(player.state.get(), {
        isOn: isOnNow.current,
        isHidden: document.visibilityState === "hidden",
        volume: delivery.get().volume,
      });
    follow.current = update;
    const unsubscribes = [player.state.subscribe(update), delivery.subscribe(update)];
    document.addEventListener("visibilitychange", update);
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      document.removeEventListener("visibilitychange", update);
      sounds.end();
    };
  }, [player, storyId, delivery]);
  const set = (value: boolean) => {
    setIsOn(value);
    isOnNow.current = value;
    follow.current();
  };
  return [isOn, set];
}
