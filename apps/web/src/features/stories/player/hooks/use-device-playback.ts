import type { PlaybackState } from "../playback/playback-machine.ts";
import type { StoryPlayer } from "../playback/story-player.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** Keeps the screen on while a story plays, and shows the story in the device's media controls. */
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
