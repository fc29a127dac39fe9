/** Records one answer and then releases the microphone; nothing is stored. */
import { LONGEST_RECORDING_MS } from "@codetale/contract/stories/player";
import { playerError, type PlayerError } from "../playback/player-error.ts";
import { levelOf, EndOfSpeechDetector } from "./end-of-speech.ts";

export type RecordingResult =
  | { kind: "recording"; recording: Blob }
  /** The recording is empty, there is no microphone or permission, or the browser cannot record. */
  | { kind: "error"; error: PlayerError }
  | { kind: "cancelled" };

/** A recording under way. */
export interface ActiveRecording {
  /** Ends it and keeps what was recorded so far. */
  stop: () => void;
  /** Ends it and discards what was recorded; the result is `cancelled`. */
  cancel: () => void;
  /** Never rejects. */
  result: Promise<RecordingResult>;
}

/** How often the level is measured and the remaining time checked. */
const TICK_MS = 50;

/**
 * Records with the browser's `MediaRecorder`.
 *
 * @param onSecondsLeft called at the start and after each second, with the whole seconds left
 */
export function recordAnswer(onSecondsLeft: (seconds: number) => void): ActiveRecording {
  const ending = new AbortController();
  let isCancelled = false;
  const stop = () => ending.abort();
  const cancel = () => {
    isCancelled = true;
    stop();
  };
  const run = async (): Promise<RecordingResult> => {
    try {
      const stream = await openMicrophone(ending.signal);
      const recording = stream && (await capture(stream, ending, onSecondsLeft));
      if (isCancelled) return { kind: "cancelled" };
      if (!recording?.size) return { kind: "error", error: playerError("no-audio") };
      return { kind: "recording", recording };
    } catch {
      return { kind: "error", error: playerError("microphone") };
    }
  };
  return { stop, cancel, result: run() };
}

/**
 * Asks for the microphone. The browser's prompt may stay unanswered, so the wait ends with `signal`;
 * a microphone that is given later is released at once.
 *
 * @returns null where `signal` is aborted first
 */
async function openMicrophone(signal: AbortSignal): Promise<MediaStream | null> {
  const opening = navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
  const ended = new Promise<null>((resolve) => {
    signal.addEventListener("abort", () => resolve(null));
  });
  const stream = await Promise.race([opening, ended]);
  if (!signal.aborted) return stream;
  void opening.then(release, () => undefined);
  return null;
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Records until `ending` is aborted, and releases the microphone. */
async function capture(
  stream: MediaStream,
  ending: AbortController,
  onSecondsLeft: (seconds: number) => void,
): Promise<Blob> {
  let endWatching = () => {};
  try {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format));
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const parts: Blob[] = [];
    const done = new Promise<void>((resolve) => {
      recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
      recorder.addEventListener("stop", () => resolve());
      // An unplugged microphone ends the recording; what was recorded before is kept.
      recorder.addEventListener("error", () => resolve());
    });
    endWatching = watch(stream, ending, onSecondsLeft);
    ending.signal.addEventListener("abort", () => {
      if (recorder.state !== "inactive") recorder.stop();
    });
    recorder.start();
    if (ending.signal.aborted) recorder.stop();
    await done;
    return new Blob(parts, { type: recorder.mimeType });
  } finally {
    endWatching();
    release(stream);
  }
}

/** In order of preference; a browser that supports none of them uses its default. */
const formats = ["audio/webm;codecs=opus", "audio/webm", "audio/mp4", "audio/ogg;codecs=opus"];

/**
 * Aborts `ending` after `LONGEST_RECORDING_MS`, or once speech is followed by silence.
 *
 * @returns ends the watch
 */
function watch(
  stream: MediaStream,
  ending: AbortController,
  onSecondsLeft: (seconds: number) => void,
): () => void {
  const meter = openLevelMeter(stream);
  const speech = new EndOfSpeechDetector();
  const startedAt = performance.now();
  let shown = Math.ceil(LONGEST_RECORDING_MS / 1000);
  onSecondsLeft(shown);
  const timer = setInterval(() => {
    const ms = performance.now() - startedAt;
    const seconds = Math.max(Math.ceil((LONGEST_RECORDING_MS - ms) / 1000), 0);
    if (seconds !== shown) onSecondsLeft((shown = seconds));
    if (ms >= LONGEST_RECORDING_MS || speech.addLevel(meter.level(), ms)) ending.abort();
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    meter.close();
  };
}

/**
 * `level` is the root mean square of the latest samples, 0 to 1. Without an AudioContext it is 0,
 * and a recording ends by its button or its time limit.
 */
function openLevelMeter(stream: MediaStream) {
  if (!("AudioContext" in window)) return { level: () => 0, close: () => {} };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
