import { getPriority, setPriority } from "node:os";
import { forkManagedProcess, type EngineOptions } from "../managed-process.ts";
import { processEntry } from "../process-entry.ts";

/** Enough for loading and the longest sentence on a busy machine. */
const LIMIT_MS = 90_000;

/** Niceness of the process: the server and the rest of the service come first. */
const NICER_BY = 10;
const LEAST_PRIORITY = 19;

export interface InferenceRequest {
  /** Symbol ids, without the padding. */
  ids: readonly number[];
  /** Voice files; several are averaged. */
  styles: readonly string[];
  speed: number;
}

export interface InferenceResult {
  /** At 24 kHz. */
  samples: Float32Array;
  /** For every symbol with both ends, in units of 600 samples. */
  durations: Float32Array;
}

/** `infer` throws VoiceError. */
export function createKokoro(options: EngineOptions) {
  const kokoro = forkManagedProcess<InferenceRequest, InferenceResult>(
    processEntry("speech/kokoro"),
    {
      name: "speaking model",
      limitMs: LIMIT_MS,
      ...options,
      onStart: ({ pid }) => stepBack(pid),
    },
  );
  return { infer: kokoro.request, close: kokoro.close };
}

/** Set before its threads start: a request that a listener waits for comes before narration made in advance. */
function stepBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + NICER_BY, LEAST_PRIORITY));
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}
