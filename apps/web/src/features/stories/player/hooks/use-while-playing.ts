import type { Playing } from "../playing.ts";
import type { StoryPlayer } from "../story-player.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** What the device does while a story plays: it stays lit, and knows what it plays. */
export function useWhilePlaying(player: StoryPlayer, playing: Playing, title: string): void {
  const { phase, told, isPaused } = playing;
  const isPlaying = phase !== "ready" && phase !== "ended";
  useWakeLock(isPlaying && !isPaused);
  useMediaSession({
    title: isPlaying ? title : null,
    scene: told?.scene.title ?? title,
    isPaused: isPaused || phase !== "telling",
    onPlay: () => player.tell({ type: "resume" }),
    onPause: () => player.tell({ type: "pause" }),
  });
}
