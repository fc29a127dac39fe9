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
import { startVoiceServiceProcess, type VoiceServiceProcessDeps } from "./voice-service-process.ts";

/** Our own process, a provider of OpenAI's audio interface at an address, or none. */
type WantedVoice = { kind: "own" } | { kind: "url"; url: string } | { kind: "off" };

/** How our own process is started. */
export type VoiceServiceProgram = Pick<VoiceServiceProcessDeps, "command" | "environment">;

export interface VoiceService {
  /** `speech` and `recognizer` are null where the settings leave the voice service out. */
  speech: Speech | null;
  recognizer: SpeechRecognizer | null;
  /** Never throws: a service that cannot be reached is `unavailable`. */
  status(): Promise<VoiceServiceStatus>;
  close(): Promise<void>;
}

/** @param program without it there is no process of our own */
export function connectVoiceService(
  wanted: WantedVoice,
  program: VoiceServiceProgram | undefined,
  logger: FastifyBaseLogger,
): VoiceService {
  const close = () => Promise.resolve();
  if (wanted.kind === "url") {
    const address = addressOf(wanted.url);
    return { ...clientOf(() => address), close };
  }
  if (wanted.kind === "off" || !program) {
    const status = async () => voiceStatusWithoutLanguages("off");
    return { speech: null, recognizer: null, status, close };
  }
  const own = startVoiceServiceProcess({ ...program, logger });
  const address = () => {
    const found = own.address();
    return found === null ? null : addressOf(found);
  };
  return { ...clientOf(address), close: own.close };
}

const UNREACHABLE: VoiceServiceStatus = {
  ...voiceStatusWithoutLanguages("unavailable"),
  reason: "The voice cannot be reached.",
};

/** Until `address` is known, the service is starting. */
function clientOf(
  address: AudioClientDeps["address"],
): Pick<VoiceService, "speech" | "recognizer" | "status"> {
  const client = createAudioClient({ address });
  return {
    speech: client,
    recognizer: client,
    status: () =>
      client.status(new AbortController().signal).catch((error: unknown) => {
        if (!(error instanceof VoiceServiceError)) throw error;
        return address() === null ? voiceStatusWithoutLanguages("starting") : UNREACHABLE;
      }),
  };
}
