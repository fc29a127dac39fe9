/** Connects speech and recognition as configured: our own process, another provider, or none. */
import type { FastifyBaseLogger } from "fastify";
import {
  VoiceServiceError,
  type SpeechRecognizer,
  type Speech,
  type VoiceServiceStatus,
} from "#core/speech";
import { createAudioClient } from "./audio-client.ts";
import { addressOf } from "./audio-request.ts";
import { startVoiceServiceProcess } from "./voice-service-process.ts";

export type VoiceServiceKind =
  | { kind: "off" }
  /** Any provider of OpenAI's audio interface, or a voice process on another machine. */
  | { kind: "url"; url: string }
  /** The arguments of Node and the environment of our own process. */
  | { kind: "own"; command: readonly string[]; environment: NodeJS.ProcessEnv };

export interface VoiceService {
  /** `speech` and `recognizer` are null where the settings leave the voice service out. */
  speech: Speech | null;
  recognizer: SpeechRecognizer | null;
  /** Never throws: a service that cannot be reached is `unavailable`. */
  status(): Promise<VoiceServiceStatus>;
  close(): Promise<void>;
}

export function connectVoiceService(
  voice: VoiceServiceKind,
  logger: FastifyBaseLogger,
): VoiceService {
  if (voice.kind === "off") {
    return {
      speech: null,
      recognizer: null,
      status: () => Promise.resolve(withoutVoice("off")),
      close: () => Promise.resolve(),
    };
  }
  if (voice.kind === "url") {
    const address = addressOf(voice.url);
    const client = createAudioClient({ address: () => address });
    return { ...parts(client, () => "unavailable"), close: () => Promise.resolve() };
  }
  const own = startVoiceServiceProcess({ ...voice, logger });
  const client = createAudioClient({
    address: () => {
      const found = own.address();
      return found === null ? null : addressOf(found);
    },
  });
  return {
    ...parts(client, () => (own.address() === null ? "starting" : "unavailable")),
    close: () => own.close(),
  };
}

function parts(
  client: ReturnType<typeof createAudioClient>,
  otherwise: () => VoiceServiceStatus["state"],
): Pick<VoiceService, "speech" | "recognizer" | "status"> {
  return {
    speech: client,
    recognizer: client,
    status: () =>
      client.status(new AbortController().signal).catch((error: unknown) => {
        if (error instanceof VoiceServiceError) return withoutVoice(otherwise());
        throw error;
      }),
  };
}

function withoutVoice(state: VoiceServiceStatus["state"]): VoiceServiceStatus {
  const isGone = state === "unavailable";
  return {
    state,
    received: 0,
    total: 0,
    ...(isGone && { reason: "The voice cannot be reached." }),
    languages: { speaking: [], listening: [] },
  };
}
