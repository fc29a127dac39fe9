/** Clients of the two processes of recognition. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { forkManagedProcess, type EngineOptions } from "../managed-process.ts";
import { processEntry } from "../process-entry.ts";
import { VoiceError } from "../voice-error.ts";
import { unreadableRecording } from "./audio/recording-error.ts";
import type { RecognitionResult } from "./recognition-result.ts";
import type { RecognitionRequest } from "./recognizer.ts";

/** Includes the start of the process, which takes seconds on a busy machine. */
const DECODING_LIMIT_MS = 9_000;
const RECOGNITION_LIMIT_MS = 10_000;

/** Enough memory for the longest recording; a file that needs more ends the process. */
const DECODER_MEMORY_MB = 256;

/**
 * `decode` gives samples at 16 kHz, cut to the speech, or null where there is none, and throws
 * VoiceError.
 */
export function createDecoderClient(options: EngineOptions) {
  const { path, execArgv } = processEntry("recognition/decoder");
  const decoder = forkManagedProcess<Uint8Array, Float32Array | null>(
    { path, execArgv: [...execArgv, `--max-old-space-size=${DECODER_MEMORY_MB}`] },
    { name: "reader of recordings", limitMs: DECODING_LIMIT_MS, ...options },
  );
  return {
    decode: (file: Uint8Array) =>
      decoder.request(file).catch((error: unknown) => {
        // A file that ends the process, mostly by lack of memory, counts as unreadable.
        const isDeath = error instanceof VoiceError && error.code === "failed";
        throw isDeath ? unreadableRecording() : error;
      }),
    close: decoder.close,
  };
}

export type DecoderClient = ReturnType<typeof createDecoderClient>;

/** `recognize` throws VoiceError. */
export function createRecognizerClient(options: EngineOptions) {
  let pid: number | undefined;
  const ready = new Set<StoryLanguage>();
  const recognizer = forkManagedProcess<RecognitionRequest, RecognitionResult>(
    processEntry("recognition/recognizer"),
    {
      name: "recogniser",
      limitMs: RECOGNITION_LIMIT_MS,
      ...options,
      onStart(child) {
        pid = child.pid;
        ready.clear();
      },
    },
  );
  return {
    async recognize(request: RecognitionRequest) {
      const result = await recognizer.request(request);
      ready.add(request.language);
      return result;
    },
    /** Whether the process has the model of this language in memory. */
    isReadyFor: (language: StoryLanguage) => recognizer.isRunning() && ready.has(language),
    /** Of the running process, for measuring its memory. */
    pid: () => pid,
    close: recognizer.close,
  };
}

export type RecognizerClient = ReturnType<typeof createRecognizerClient>;
