import { PRODUCT_NAME } from "@codetale/domain/product";
import { useEffect } from "react";
import type { PlaybackState } from "../playback/playback-state.ts";
import type { StoryPlayer } from "../playback/story-player.ts";

/**
 * Keeps the screen on while a story plays, shows the story on lock screens and headphones, and lets
 * them pause and resume it.
 *
 * @param album the story's title
 */
export function useDevicePlayback(player: StoryPlayer, state: PlaybackState, album: string): void {
  const { phase, scene, isPaused, highlightedChoice } = state;
  const isPlaying = phase !== "ready" && phase !== "ended";
  const isSilent = isPaused || (phase !== "narrating" && highlightedChoice === null);
  const title = scene?.title ?? album;
  useWakeLock(isPlaying && !isPaused);
  useEffect(() => {
    if (!isPlaying || !("mediaSession" in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, album, artist: PRODUCT_NAME });
    mediaSession.setActionHandler("play", () => player.send({ type: "resume" }));
    mediaSession.setActionHandler("pause", () => player.send({ type: "pause" }));
    return () => {
      mediaSession.metadata = null;
      mediaSession.setActionHandler("play", null);
      mediaSession.setActionHandler("pause", null);
    };
  }, [player, isPlaying, title, album]);
  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    navigator.mediaSession.playbackState = !isPlaying ? "none" : isSilent ? "paused" : "playing";
  }, [isPlaying, isSilent]);
}

/** Keeps the screen on while `isOn`, where the browser supports it. */
function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const granted = await navigator.wakeLock.request("screen");
        if (isOver) await granted.release();
        else lock = granted;
      } catch {
        // Refused, for instance on a low battery; the screen may then turn off.
      }
    };
    const askAgain = () => void ask();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener("visibilitychange", askAgain);
    askAgain();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", askAgain);
      void lock?.release().catch(() => undefined);
    };
  }, [isOn]);
}
