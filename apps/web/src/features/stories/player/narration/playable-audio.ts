import { SECOND_MS } from "@codetale/domain/time";
import type { NarrationAudio } from "../scenes/narrated-scene.ts";
import { withTimeout } from "../timeout.ts";
import { StreamingAudio } from "./streaming-audio.ts";

declare global {
  /** Safari's substitute for `MediaSource` on iPhones; it opens only without remote playback. */
  var ManagedMediaSource: typeof MediaSource | undefined;
}

/** Longest wait for the end of a sound that the browser cannot play in parts. */
const WHOLE_TIMEOUT_MS = 8 * SECOND_MS;

/**
 * Turns a sound into a source for an audio element: in parts while it arrives, else when complete.
 *
 * @param signal aborting it stops the waiting; `onReady` is not called after
 * @param onReady called synchronously if possible, so that playing still counts as part of a press
 * @param onFailed called where the sound breaks off or takes too long; also after `onReady`
 */
export function makePlayable(
  audio: NarrationAudio,
  signal: AbortSignal,
  onReady: (playable: Blob | MediaSource) => void,
  onFailed: () => void,
): void {
  if (!(audio instanceof StreamingAudio)) return onReady(audio);
  if (audio.whole) return onReady(audio.whole);
  const inParts = createMediaSource(audio, signal, onFailed);
  if (inParts) return onReady(inParts);
  withTimeout(audio.untilWhole(), WHOLE_TIMEOUT_MS, signal).then((whole) => {
    if (!signal.aborted) onReady(whole);
  }, onFailed);
}

/** Null where the browser cannot play this format in parts. */
function createMediaSource(
  audio: StreamingAudio,
  signal: AbortSignal,
  onFailed: () => void,
): MediaSource | null {
  const Source = typeof MediaSource === "undefined" ? globalThis.ManagedMediaSource : MediaSource;
  if (!Source?.isTypeSupported(audio.type)) return null;
  const source = new Source();
  const open = () => void feed(source, audio, signal).catch(onFailed);
  source.addEventListener("sourceopen", open, { once: true, signal });
  return source;
}

async function feed(
  source: MediaSource,
  audio: StreamingAudio,
  signal: AbortSignal,
): Promise<void> {
  const buffer = source.addSourceBuffer(audio.type);
  for await (const chunk of audio.chunks()) {
    if (signal.aborted) return;
    await append(buffer, chunk);
  }
  if (!signal.aborted) source.endOfStream();
}

function append(buffer: SourceBuffer, chunk: BufferSource): Promise<void> {
  return new Promise((resolve) => {
    buffer.addEventListener("updateend", () => resolve(), { once: true });
    buffer.appendBuffer(chunk);
  });
}
