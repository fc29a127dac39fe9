/** Lets the browser play a sound while it arrives. */
import type { StreamingAudio } from "./streaming-audio.ts";

declare global {
  /** What an iPhone has in place of a `MediaSource`; it opens without remote playback alone. */
  var ManagedMediaSource: typeof MediaSource | undefined;
}

/**
 * @param signal ends it: nothing is added after
 * @param onFailed the sound broke off, or the browser cannot take it
 * @returns what a player takes for its source; null where the browser plays no such thing in parts
 */
export function createMediaSource(
  sound: StreamingAudio,
  signal: AbortSignal,
  onFailed: () => void,
): MediaSource | null {
  const Source = mediaSourceConstructor();
  if (!Source?.isTypeSupported(sound.type)) return null;
  const source = new Source();
  const open = () => void feed(source, sound, signal).catch(onFailed);
  source.addEventListener("sourceopen", open, { once: true, signal });
  return source;
}

function mediaSourceConstructor(): typeof MediaSource | undefined {
  if (typeof MediaSource !== "undefined") return MediaSource;
  return globalThis.ManagedMediaSource;
}

async function feed(
  source: MediaSource,
  sound: StreamingAudio,
  signal: AbortSignal,
): Promise<void> {
  const buffer = source.addSourceBuffer(sound.type);
  for await (const chunk of sound.chunks()) {
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
