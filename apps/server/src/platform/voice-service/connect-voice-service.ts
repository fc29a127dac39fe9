/** Connects speech and recognition as configured: our own process, another provider, or none. */
import type { FastifyBaseLogger } from "fastify";
import {
  VoiceServiceError,
  voiceStatusWithoutLanguages,
  type VoiceService,
  type VoiceServiceStatus,
} from "#core/ports/speech";
import { createAudioClient, type AudioClient } from "./audio-client.ts";
import { addressOf } from "./audio-request.ts";
import { combineVoices } from "./several-voices.ts";
import { startVoiceServiceProcess, type VoiceServiceProcessDeps } from "./voice-service-process.ts";

/** Our own process, machines with it or a provider of OpenAI's audio interface, or none. */
type WantedVoice = { kind: "own" } | { kind: "urls"; urls: readonly string[] } | { kind: "off" };

/** How our own process is started. */
export type VoiceServiceProgram = Pick<VoiceServiceProcessDeps, "command" | "environment">;

/** @param program without it there is no process of our own */
export function connectVoiceService(
  wanted: WantedVoice,
  program: VoiceServiceProgram | undefined,
  logger: FastifyBaseLogger,
): { voice: VoiceService; close(): Promise<void> } {
  const close = () => Promise.resolve();
  if (wanted.kind === "urls") {
    const clients = wanted.urls
      .map(addressOf)
      .map((at) => createAudioClient({ address: () => at }));
    const [only] = clients;
    const client = only && clients.length === 1 ? only : combineVoices(clients);
    return { voice: serviceOf(client), close };
  }
  if (wanted.kind === "off" || !program) return { voice: noVoice, close };
  const own = startVoiceServiceProcess({ ...program, logger });
  const address = () => {
    const found = own.address();
    return found === null ? null : addressOf(found);
  };
  const isStarting = () => address() === null;
  return { voice: serviceOf(createAudioClient({ address }), isStarting), close: own.close };
}

const refuse = () => Promise.reject(new VoiceServiceError("unavailable"));

/** Where the settings leave the voice service out; stored audio is still played. */
export const noVoice: VoiceService = {
  speak: refuse,
  recognize: refuse,
  prepare: refuse,
  status: async () => voiceStatusWithoutLanguages("off"),
};

const UNREACHABLE: VoiceServiceStatus = {
  ...voiceStatusWithoutLanguages("unavailable"),
  reason: "The voice cannot be reached.",
};

function serviceOf(client: AudioClient, isStarting: () => boolean = () => false): VoiceService {
  return {
    ...client,
    status: () =>
      client.status(new AbortController().signal).catch((error: unknown) => {
        if (!(error instanceof VoiceServiceError)) throw error;
        return isStarting() ? voiceStatusWithoutLanguages("starting") : UNREACHABLE;
      }),
  };
}
