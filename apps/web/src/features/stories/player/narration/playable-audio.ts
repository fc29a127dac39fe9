import { SECOND_MS } from "@codetale/domain/time";
import { StreamingAudio } from "./streaming-audio.ts";
import type { NarrationAudio } from "../scenes/narrated-scene.ts";
import { createMediaSource } from "./media-source.ts";

/** Longest wait for the end of a sound that the browser cannot play in parts. */
const PATIENCE_MS = 8 * SECOND_MS;

interface PlayableListener {
  /** Called synchronously if possible, so that playing still counts as part of the user's press. */
  onReady: (playable: Blob | MediaSource) => void;
  /** The sound broke off or takes too long; also after `onReady`. */
  onFailed: () => void;
}

/**
 * Turns a sound into a source for an audio element: in parts while it arrives, else when complete.
 *
 * @param signal aborting it stops the waiting; nothing is reported after
 */
export function makePlayable(
  sound: NarrationAudio,
  signal: AbortSignal,
  { onReady, onFailed }: PlayableListener,
): void {
  if (!(sound instanceof StreamingAudio)) return onReady(sound);
  if (sound.whole) return onReady(sound.whole);
  const inParts = createMediaSource(sound, signal, onFailed);
  if (inParts) return onReady(inParts);
  const timer = setTimeout(onFailed, PATIENCE_MS);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  sound.untilWhole().then((whole) => {
    clearTimeout(timer);
    if (!signal.aborted) onReady(whole);
  }, onFailed);
}
