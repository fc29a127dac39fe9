/** Client of OpenAI's audio interface, for our own voice service and for other providers. */
import { expectedAnswer } from "@codetale/domain/stories/spoken-choice";
import { z } from "zod";
import {
  VoiceServiceError,
  voiceStatusWithoutLanguages,
  type RecognitionResult,
  type SpeechRecognizer,
  type Speech,
  type SpeechRequest,
  type SpeechAudio,
  type SpokenPassage,
  type SpeechPiece,
  type VoiceServiceStatus,
} from "#core/ports/speech";
import { roundPitch, voiceFor, type KnownVoice } from "./casting.ts";
import { readSpeechResponse } from "./speech-response.ts";
import {
  requestAudio,
  WrongKeyError,
  type AudioProviderAddress,
  type AudioRequest,
} from "./audio-request.ts";

export interface AudioClient extends Speech, SpeechRecognizer {
  /** `ready` where the provider has no status call. @throws VoiceServiceError */
  status(signal: AbortSignal): Promise<VoiceServiceStatus>;
}

export interface AudioClientDeps {
  /** @returns null while the service does not run */
  address: () => AudioProviderAddress | null;
  limits?: typeof defaultLimits;
}

const defaultLimits = {
  speakNowMs: 30_000,
  speakLaterMs: 180_000,
  listenMs: 12_000,
  askMs: 4_000,
};

/** OpenAI's names; our own service ignores them. */
const SPEAKING_MODEL = "tts-1";
const LISTENING_MODEL = "whisper-1";

export function createAudioClient({
  address,
  limits = defaultLimits,
}: AudioClientDeps): AudioClient {
  let known: { base: string; provider: Provider } | null = null;

  async function call<T>(
    path: string,
    options: AudioRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const target = address();
    if (!target) throw new VoiceServiceError("unavailable", { retryAfterMs: 2_000 });
    return requestAudio(target, path, options, read);
  }

  /**
   * Whether the provider is our own service, and its voices; cached per address, and where it has not
   * shown itself as our own until its status is looked at again.
   */
  async function provider(signal: AbortSignal): Promise<Provider> {
    const base = address()?.base;
    if (known && known.base === base) return known.provider;
    const read = <T>(path: string, schema: z.ZodType<T>): Promise<T | null> =>
      call(path, { limitMs: limits.askMs, signal }, async (response) => {
        const answer = schema.safeParse(await response.json().catch(() => null));
        return answer.success ? answer.data : null;
      }).catch(unlessRefused(null));
    const isOurs = (await read("status", statusSchema)) !== null;
    const voices = (await read("audio/voices", voicesSchema))?.voices ?? null;
    if (base !== undefined) known = { base, provider: { isOurs, voices } };
    return { isOurs, voices };
  }

  async function speakOnce(
    order: Omit<SpeechRequest, "hurry">,
    onPiece: (piece: SpeechPiece) => void,
  ): Promise<SpeechAudio> {
    const { text, passages, language, part, pace, priority, signal } = order;
    const { isOurs, voices } = await provider(signal);
    const voice = voiceFor({ language, part }, voices);
    if (voice === null) throw new VoiceServiceError("refused");
    return call(
      "audio/speech",
      {
        body: {
          model: SPEAKING_MODEL,
          input: text,
          voice,
          response_format: "mp3",
          speed: pace,
          ...(isOurs && { stream_format: "sse" }),
          // Other providers have one voice for a request, and so the narrator says all of it.
          ...(isOurs && passages && { passages: voiced(passages, language, voices) }),
        },
        headers: isOurs ? { "x-priority": priority } : {},
        limitMs: priority === "now" ? limits.speakNowMs : limits.speakLaterMs,
        signal,
      },
      (response) => readSpeechResponse(response, onPiece),
    );
  }

  return {
    async speak({ hurry, ...order }, onPiece = () => {}) {
      const { priority, signal } = order;
      const isMovable = priority !== "now" && (await provider(signal)).isOurs;
      if (!isMovable) return speakOnce(order, onPiece);
      let delivered = 0;
      const onFirstPiece = (piece: SpeechPiece) => {
        delivered += 1;
        onPiece(piece);
      };
      try {
        const limited = AbortSignal.any([signal, hurry]);
        return await speakOnce({ ...order, signal: limited }, onFirstPiece);
      } catch (error) {
        if (!hurry.aborted) throw error;
        signal.throwIfAborted();
        // Our own service caches rendered sentences, so the second request repeats no work.
        let repeated = 0;
        return speakOnce({ ...order, priority: "now" }, (piece) => {
          repeated += 1;
          if (repeated > delivered) onPiece(piece);
        });
      }
    },

    async recognize({ audio, mimeType, language, expected, signal }) {
      const { isOurs } = await provider(signal);
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(audio)], { type: mimeType }), fileName(mimeType));
      form.set("model", LISTENING_MODEL);
      form.set("language", language);
      form.set("response_format", "json");
      if (isOurs) for (const choice of expected) form.append("expected[]", expectedAnswer(choice));
      return call(
        "audio/transcriptions",
        { body: form, limitMs: limits.listenMs, signal, badRequestReason: "unreadable" },
        async (response) => recognitionResultOf(await response.json(), expected.length),
      );
    },

    async prepare(language, signal) {
      if (!(await provider(signal)).isOurs) return;
      await call(
        "audio/transcriptions/prepare",
        { body: { language }, limitMs: limits.listenMs, signal },
        async () => {},
      );
    },

    status(signal) {
      // A proxy before a voice that starts may have answered for it.
      if (!known?.provider.isOurs || known.provider.voices === null) known = null;
      const look = () =>
        call("status", { limitMs: limits.askMs, signal }, async (response) =>
          statusSchema.parse(await response.json()),
        );
      return look().catch(unlessLate(look)).catch(unlessRefused(ASSUMED_STATUS));
    },
  };
}

function voiced(
  passages: readonly SpokenPassage[],
  language: string,
  voices: Provider["voices"],
): object[] {
  return passages.map(({ text, part, pitch }) => ({
    input: text,
    voice: voiceFor({ language, part }, voices),
    pitch: pitch * roundPitch({ language, part }, voices),
  }));
}

interface Provider {
  isOurs: boolean;
  voices: readonly KnownVoice[] | null;
}

const statusSchema = z.object({
  state: z.enum(["fetching", "ready", "unavailable"]),
  received: z.number(),
  total: z.number(),
  reason: z.string().optional(),
  languages: z.object({ speaking: z.array(z.string()), listening: z.array(z.string()) }),
});

const voicesSchema = z.object({
  voices: z.array(z.object({ name: z.string(), language: z.string() })).min(1),
});

const transcriptSchema = z.object({
  text: z.string().default(""),
  expected_index: z.number().int().min(0).nullish(),
  heard: z.enum(["choice", "other", "silence"]).optional(),
});

const allLanguages = ["en", "es", "fr", "hi"];
const ASSUMED_STATUS: VoiceServiceStatus = {
  ...voiceStatusWithoutLanguages("ready"),
  languages: { speaking: allLanguages, listening: allLanguages },
};

/**
 * Asks once more where the provider has not answered in time: a machine that is busy speaking may be
 * late once, and stories would be silent until it is looked at again.
 */
function unlessLate<T>(again: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (error instanceof VoiceServiceError && error.reason === "timeout") return again();
    throw error;
  };
}

/** Answers `value` where the provider lacks the call, which is no failure. */
function unlessRefused<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!(error instanceof VoiceServiceError) || error instanceof WrongKeyError) throw error;
    if (error.reason !== "refused") throw error;
    return value;
  };
}

/** Other providers than ours answer a transcript alone. */
function recognitionResultOf(answer: unknown, expected: number): RecognitionResult {
  const { success, data } = transcriptSchema.safeParse(answer);
  if (!success) throw new VoiceServiceError("unavailable");
  const { text, expected_index: index, heard } = data;
  if (heard === "choice" && index !== null && index !== undefined && index < expected) {
    return { heard, index, text };
  }
  if (heard === "silence" || text.trim() === "") {
    return { heard: heard === "other" ? "other" : "silence", index: null, text: "" };
  }
  return { heard: "other", index: null, text };
}

/** Some providers detect the format by the file extension. */
function fileName(mimeType: string): string {
  const kind = /^audio\/(?:x-)?(webm|ogg|mp4|mpeg|wav|wave)\b/.exec(mimeType)?.[1] ?? "webm";
  return `answer.${{ mpeg: "mp3", wave: "wav" }[kind] ?? kind}`;
}
