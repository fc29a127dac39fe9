/** Lets an audio element play a sound while it is still arriving. */
import type { StreamingAudio } from "./streaming-audio.ts";

declare global {
  /** Safari's substitute for `MediaSource` on iPhones; it opens only without remote playback. */
  var ManagedMediaSource: typeof MediaSource | undefined;
}

/**
 * @param signal aborting it stops the feeding
 * @param onFailed called where the sound breaks off or the browser refuses its data
 * @returns a source for an audio element; null where the browser cannot play this format in parts
 */
export function createMediaSource(
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
