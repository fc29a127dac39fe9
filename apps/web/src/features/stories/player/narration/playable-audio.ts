import { SECOND_MS } from "@codetale/domain/time";
import type { NarrationAudio } from "../scenes/narrated-scene.ts";
import { withTimeout } from "../timeout.ts";
import { createMediaSource } from "./media-source.ts";
import { StreamingAudio } from "./streaming-audio.ts";

/** Longest wait for the end of a sound that the browser cannot play in parts. */
const WHOLE_TIMEOUT_MS = 8 * SECOND_MS;

interface PlayableListener {
  /** Called synchronously if possible, so that playing still counts as part of the user's press. */
  onReady: (playable: Blob | MediaSource) => void;
  /** The sound broke off or takes too long; also after `onReady`. */
  onFailed: () => void;
}

/**
 * Turns a sound into a source for an audio element: in parts while it arrives, else when complete.
 *
 * @param signal aborting it stops the waiting; `onReady` is not called after
 */
export function makePlayable(
  audio: NarrationAudio,
  signal: AbortSignal,
  { onReady, onFailed }: PlayableListener,
): void {
  if (!(audio instanceof StreamingAudio)) return onReady(audio);
  if (audio.whole) return onReady(audio.whole);
  const inParts = createMediaSource(audio, signal, onFailed);
  if (inParts) return onReady(inParts);
  withTimeout(audio.untilWhole(), WHOLE_TIMEOUT_MS, signal).then((whole) => {
    if (!signal.aborted) onReady(whole);
  }, onFailed);
}
