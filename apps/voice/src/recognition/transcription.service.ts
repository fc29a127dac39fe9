/** Decodes a recording, checks it for speech and recognizes it; one recording at a time. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import PQueue from "p-queue";
import { VoiceError } from "../voice-error.ts";
import { waitTurn } from "../wait-turn.ts";
import { RECORDING_SAMPLE_RATE } from "./audio/sample-rate.ts";
import type { DecoderClient, RecognizerClient } from "./process-clients.ts";

export interface TranscriptionRequest {
  file: Uint8Array;
  language: StoryLanguage;
  choices: readonly string[];
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

export interface TranscriptionResult {
  heard: "choice" | "other" | "silence";
  /** Index among the choices. */
  choice: number | null;
  /** The choice's text when one was meant, else what was said; empty for silence. */
  text: string;
}

export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

/** How many recordings may be in work or wait; each is answered within a second or two. */
const CAPACITY = 16;

const SILENCE: TranscriptionResult = { heard: "silence", choice: null, text: "" };

/** The header of a WAV file, and no samples. */
const EMPTY_WAV = Buffer.from(
  "UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA=",
  "base64",
);

const STILLNESS = new Float32Array(RECORDING_SAMPLE_RATE / 2);

export function createTranscriptionService(
  processes: Pick<DecoderClient, "decode"> & Pick<RecognizerClient, "recognize" | "isReadyFor">,
) {
  const queue = new PQueue({ concurrency: 1 });

  return {
    /** @throws VoiceError; the signal's reason when it is aborted */
    transcribe: (request: TranscriptionRequest) =>
      inTurn(request.signal, () => transcribe(request)),

    /**
     * Loads what recognition in `language` needs, while the child still speaks.
     *
     * @throws VoiceError; the signal's reason when it is aborted before its turn
     */
    async prepare(language: StoryLanguage, signal: AbortSignal): Promise<void> {
      if (processes.isReadyFor(language)) return;
      await inTurn(signal, () => prepareFor(language));
    },
  };

  async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (queue.pending + queue.size >= CAPACITY) {
      throw new VoiceError("busy", "Too many are speaking.", { retryAfterS: 5 });
    }
    return waitTurn(queue, { signal }, work);
  }

  async function prepareFor(language: StoryLanguage): Promise<void> {
    // An earlier request may have loaded it meanwhile.
    if (processes.isReadyFor(language)) return;
    await Promise.all([
      processes.decode(EMPTY_WAV),
      processes.recognize({ speech: STILLNESS, language, choices: [] }),
    ]);
  }

  async function transcribe({
    file,
    language,
    choices,
    signal,
  }: TranscriptionRequest): Promise<TranscriptionResult> {
    const speech = await processes.decode(file);
    signal.throwIfAborted();
    if (!speech) return SILENCE;
    const { text, choice } = await processes.recognize({ speech, language, choices });
    if (choice !== null) return { heard: "choice", choice, text: choices[choice] ?? text };
    return text === "" ? SILENCE : { heard: "other", choice: null, text };
  }
}
