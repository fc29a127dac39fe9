import type { PlaybackState } from "../playback/playback-machine.ts";
import type { StoryPlayer } from "../playback/story-player.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** What the device does while a story plays: it stays lit, and knows what it plays. */
export function useDevicePlayback(
  player: StoryPlayer,
  playing: PlaybackState,
  title: string,
): void {
  const { phase, told, isPaused } = playing;
  const isPlaying = phase !== "ready" && phase !== "ended";
  useWakeLock(isPlaying && !isPaused);
  useMediaSession({
    title: isPlaying ? title : null,
    scene: told?.scene.title ?? title,
    isPaused: isPaused || phase !== "telling",
    onPlay: () => player.send({ type: "resume" }),
    onPause: () => player.send({ type: "pause" }),
  });
}
