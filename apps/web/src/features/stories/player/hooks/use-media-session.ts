import { PRODUCT_NAME } from "@codetale/domain/product";
import { useEffect, useEffectEvent } from "react";

interface MediaSessionFacts {
  /** Null before the story has begun. */
  title: string | null;
  /** The scene's title. */
  scene: string;
  isPaused: boolean;
  onPlay: () => void;
  onPause: () => void;
}

/** Shows what is playing on lock screens and headphones, and lets them pause and resume it. */
export function useMediaSession(facts: MediaSessionFacts): void {
  const { title, scene, isPaused } = facts;
  const onPlay = useEffectEvent(facts.onPlay);
  const onPause = useEffectEvent(facts.onPause);
  useEffect(() => {
    if (title === null || !("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title: scene, album: title, artist: PRODUCT_NAME });
    mediaSession.setActionHandler("play", () => onPlay());
    mediaSession.setActionHandler("pause", () => onPause());
    return () => {
      mediaSession.metadata = null;
      mediaSession.setActionHandler("play", null);
      mediaSession.setActionHandler("pause", null);
    };
  }, [title, scene]);
  useEffect(() => {
    if ("mediaSession" in navigator)
      navigator.mediaSession.playbackState =
        title === null ? "none" : isPaused ? "paused" : "playing";
  }, [title, isPaused]);
}
