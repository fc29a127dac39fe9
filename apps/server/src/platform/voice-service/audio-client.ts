/** The one client for speaking and listening, whether the voice is our own process or elsewhere. */
import { z } from "zod";
import {
  VoiceServiceError,
  type RecognitionResult,
  type SpeechRecognizer,
  type Speech,
  type SpeechRequest,
  type SpeechAudio,
  type SpeechPiece,
  type VoiceServiceStatus,
} from "#core/speech";
import { voiceFor, type KnownVoice } from "./casting.ts";
import { readSpeechResponse } from "./speech-response.ts";
import { requestAudio, type AudioRequest, type AudioProviderAddress } from "./audio-request.ts";

export interface AudioClient extends Speech, SpeechRecognizer {
  /** What the voice says of itself; `ready` where it says nothing. @throws VoiceProblem */
  status(signal: AbortSignal): Promise<VoiceServiceStatus>;
}

export interface AudioClientDeps {
  /** @returns null while nobody is there */
  address: () => AudioProviderAddress | null;
  limits?: Limits;
}

interface Limits {
  speakNowMs: number;
  speakLaterMs: number;
  listenMs: number;
  askMs: number;
}

const usualLimits: Limits = {
  speakNowMs: 30_000,
  speakLaterMs: 180_000,
  listenMs: 12_000,
  askMs: 4_000,
};

/** Names that OpenAI knows; whoever has one model of each kind ignores them. */
const SPEAKING_MODEL = "tts-1";
const LISTENING_MODEL = "whisper-1";

export function createAudioClient({ address, limits = usualLimits }: AudioClientDeps): AudioClient {
  let known: { base: string; provider: Provider } | null = null;

  async function call<T>(
    path: string,
    options: AudioRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const there = address();
    if (!there) throw new VoiceServiceError("unavailable", { retryAfterMs: 2_000 });
    return requestAudio(there, path, options, read);
  }

  /** Asked once per address: whether it is one of ours, and which voices it has. */
  async function provider(signal: AbortSignal): Promise<Provider> {
    const base = address()?.base;
    if (known && known.base === base) return known.provider;
    const ask = { limitMs: limits.askMs, signal, blames: "refused" } as const;
    const isOurs = await call(
      "status",
      ask,
      async (response) => statusSchema.safeParse(await response.json().catch(() => null)).success,
    ).catch(unlessRefused(false));
    const voices = await call("audio/voices", ask, async (response) => {
      const answer = voicesSchema.safeParse(await response.json().catch(() => null));
      return answer.success ? answer.data.voices : null;
    }).catch(unlessRefused(null));
    const found: Provider = { isOurs, voices };
    if (base !== undefined) known = { base, provider: found };
    return found;
  }

  async function speakOnce(
    order: Omit<SpeechRequest, "hurry">,
    onPiece: (piece: SpeechPiece) => void,
  ): Promise<SpeechAudio> {
    const { text, language, part, pace, priority, signal } = order;
    const { isOurs, voices } = await provider(signal);
    const voice = voiceFor({ language, part }, voices);
    if (voice === null) throw new VoiceServiceError("refused");
    const body = {
      model: SPEAKING_MODEL,
      input: text,
      voice,
      response_format: "mp3",
      speed: pace,
      ...(isOurs && { stream_format: "sse" }),
    };
    return call(
      "audio/speech",
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(isOurs && { "x-priority": priority }),
        },
        body: JSON.stringify(body),
        limitMs: priority === "now" ? limits.speakNowMs : limits.speakLaterMs,
        signal,
        blames: "refused",
      },
      (response) => readSpeechResponse(response, onPiece),
    );
  }

  return {
    async speak({ hurry, ...order }, onPiece = () => {}) {
      const { priority, signal } = order;
      const isMovable = priority !== "now" && (await provider(signal)).isOurs;
      if (!isMovable) return speakOnce(order, onPiece);
      let given = 0;
      const onFirstPiece = (piece: SpeechPiece) => {
        given += 1;
        onPiece(piece);
      };
      try {
        const limited = AbortSignal.any([signal, hurry]);
        return await speakOnce({ ...order, signal: limited }, onFirstPiece);
      } catch (error) {
        if (!hurry.aborted) throw error;
        signal.throwIfAborted();
        // Our own voice remembers the sentences that it has rendered: none is made twice.
        let again = 0;
        return speakOnce({ ...order, priority: "now" }, (piece) => {
          again += 1;
          if (again > given) onPiece(piece);
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
      if (isOurs) for (const answer of expected) form.append("expected[]", answer);
      return call(
        "audio/transcriptions",
        { method: "POST", body: form, limitMs: limits.listenMs, signal, blames: "unreadable" },
        async (response) => recognitionResultOf(await response.json(), expected.length),
      );
    },

    async prepare(language, signal) {
      if (!(await provider(signal)).isOurs) return;
      await call(
        "audio/transcriptions/prepare",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ language }),
          limitMs: limits.listenMs,
          signal,
          blames: "refused",
        },
        async () => {},
      );
    },

    status: (signal) =>
      call("status", { limitMs: limits.askMs, signal, blames: "refused" }, async (response) =>
        statusSchema.parse(await response.json()),
      ).catch(unlessRefused(silentlyReady)),
  };
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

const all = ["en", "es", "fr", "hi"];
const silentlyReady: VoiceServiceStatus = {
  state: "ready",
  received: 0,
  total: 0,
  languages: { speaking: all, listening: all },
};

/** A provider that lacks a call is another kind of provider, not one that is down. */
function unlessRefused<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof VoiceServiceError && error.why === "refused") return value;
    throw error;
  };
}

/** Providers that know nothing of expected answers say what they heard, and no more. */
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

/** Some providers go by the ending of the name. */
function fileName(mimeType: string): string {
  const kind = /^audio\/(?:x-)?(webm|ogg|mp4|mpeg|wav|wave)\b/.exec(mimeType)?.[1] ?? "webm";
  return `answer.${{ mpeg: "mp3", wave: "wav" }[kind] ?? kind}`;
}
