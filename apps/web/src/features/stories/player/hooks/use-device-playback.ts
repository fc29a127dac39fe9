import { PRODUCT_NAME } from "@codetale/domain/product";
import { useEffect, useState } from "react";
import type { Lights } from "../bedtime/bedtime.ts";
import type { PlaybackState } from "../playback/playback-state.ts";
import { screenOnMs } from "../playback/screen-awake.ts";
import type { StoryPlayer } from "../playback/story-player.ts";

/**
 * Keeps the screen on while a story goes on, shows the story on lock screens and headphones, and lets
 * them pause and resume it.
 *
 * @param album the story's title
 * @param lights of bedtime
 */
export function useDevicePlayback(
  player: StoryPlayer,
  state: PlaybackState,
  album: string,
  lights: Lights,
): void {
  const { phase, scene, isPaused, highlightedChoice } = state;
  const isPlaying = phase !== "ready" && phase !== "ended";
  const isSilent = isPaused || (phase !== "narrating" && highlightedChoice === null);
  const title = scene?.title ?? album;
  useWakeLock(useIsScreenOn(state, lights));
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

/** Whether the screen is to be kept on; after `screenOnMs` in one state, no longer. */
function useIsScreenOn(state: PlaybackState, lights: Lights): boolean {
  const [idleState, setIdleState] = useState<PlaybackState | null>(null);
  const ms = screenOnMs(state, lights);
  useEffect(() => {
    if (ms === 0 || ms === Infinity) return;
    const timer = setTimeout(() => setIdleState(state), ms);
    return () => clearTimeout(timer);
  }, [state, ms]);
  return ms > 0 && state !== idleState;
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
