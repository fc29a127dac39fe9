import { useEffect, useRef } from "react";
import { useObserved } from "#lib/observed-value";
import type { StoryPlayer } from "../playback/story-player.ts";

/**
 * Plays a story without a press, once, as soon as the voice is there that it begins with. Sound needs
 * an earlier press on the page.
 */
export function useStartAtOnce(player: StoryPlayer, isWanted: boolean): void {
  const hasStarted = useRef(false);
  const opening = useObserved(player.opening);
  useEffect(() => {
    // What was rendered may be older than the voice's state.
    if (!isWanted || hasStarted.current || player.opening.get() === "preparing") return;
    hasStarted.current = true;
    player.send({ type: "play", path: player.progress.get().way });
  }, [player, isWanted, opening]);
}
