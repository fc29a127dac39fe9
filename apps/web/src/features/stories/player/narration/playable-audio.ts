import { SECOND_MS } from "@codetale/domain/time";
import { StreamingAudio } from "./streaming-audio.ts";
import type { NarrationAudio } from "../scenes/narrated-scene.ts";
import { createMediaSource } from "./media-source.ts";

/** Nobody waits longer for the end of a sound that cannot be heard before. */
const PATIENCE_MS = 8 * SECOND_MS;

interface PlayableListener {
  /** Called at once where that can be, so that it belongs to the press that asked for the sound. */
  onReady: (playable: Blob | MediaSource) => void;
  /** The sound broke off, or is too long in coming; also after `onReady`. */
  onFailed: () => void;
}

/**
 * Makes of a sound what the browser's player takes.
 *
 * @param signal ends it
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
