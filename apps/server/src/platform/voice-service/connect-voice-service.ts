/** Connects speech and recognition as configured: our own process, another provider, or none. */
import type { FastifyBaseLogger } from "fastify";
import {
  VoiceServiceError,
  voiceStatusWithoutLanguages,
  type SpeechRecognizer,
  type Speech,
  type VoiceServiceStatus,
} from "#core/speech";
import { createAudioClient, type AudioClientDeps } from "./audio-client.ts";
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
  const close = () => Promise.resolve();
  if (voice.kind === "off") {
    const status = async () => voiceStatusWithoutLanguages("off");
    return { speech: null, recognizer: null, status, close };
  }
  if (voice.kind === "url") {
    const address = addressOf(voice.url);
    return {
      ...clientOf(
        () => address,
        () => UNREACHABLE,
      ),
      close,
    };
  }
  const own = startVoiceServiceProcess({ ...voice, logger });
  const address = () => {
    const found = own.address();
    return found === null ? null : addressOf(found);
  };
  const otherwise = () =>
    own.address() === null ? voiceStatusWithoutLanguages("starting") : UNREACHABLE;
  return { ...clientOf(address, otherwise), close: own.close };
}

const UNREACHABLE: VoiceServiceStatus = {
  ...voiceStatusWithoutLanguages("unavailable"),
  reason: "The voice cannot be reached.",
};

function clientOf(
  address: AudioClientDeps["address"],
  otherwise: () => VoiceServiceStatus,
): Pick<VoiceService, "speech" | "recognizer" | "status"> {
  const client = createAudioClient({ address });
  return {
    speech: client,
    recognizer: client,
    status: () =>
      client.status(new AbortController().signal).catch((error: unknown) => {
        if (error instanceof VoiceServiceError) return otherwise();
        throw error;
      }),
  };
}
