/** Speaking and listening as the settings want them: our own process, another provider, or none. */
import type { FastifyBaseLogger } from "fastify";
import { VoiceProblem, type Listener, type Speech, type VoiceStatus } from "#core/speech";
import { createAudioClient } from "./audio-client.ts";
import { addressOf } from "./voice-calls.ts";
import { startVoiceProcess } from "./voice-process.ts";

export type VoiceKind =
  | { kind: "off" }
  /** Any provider of OpenAI's audio interface, or a voice process on another machine. */
  | { kind: "url"; url: string }
  /** What Node is started with, and in which environment. */
  | { kind: "own"; command: readonly string[]; environment: NodeJS.ProcessEnv };

export interface Voice {
  /** Null where the settings leave it out. */
  speech: Speech | null;
  listener: Listener | null;
  /** Never throws: a voice that cannot be reached is unavailable. */
  status(): Promise<VoiceStatus>;
  close(): Promise<void>;
}

export function createVoice(voice: VoiceKind, logger: FastifyBaseLogger): Voice {
  if (voice.kind === "off") {
    return {
      speech: null,
      listener: null,
      status: () => Promise.resolve(withoutVoice("off")),
      close: () => Promise.resolve(),
    };
  }
  if (voice.kind === "url") {
    const address = addressOf(voice.url);
    const client = createAudioClient({ address: () => address });
    return { ...parts(client, () => "unavailable"), close: () => Promise.resolve() };
  }
  const own = startVoiceProcess({ ...voice, logger });
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
  otherwise: () => VoiceStatus["state"],
): Pick<Voice, "speech" | "listener" | "status"> {
  return {
    speech: client,
    listener: client,
    status: () =>
      client.status(new AbortController().signal).catch((error: unknown) => {
        if (error instanceof VoiceProblem) return withoutVoice(otherwise());
        throw error;
      }),
  };
}

function withoutVoice(state: VoiceStatus["state"]): VoiceStatus {
  const isGone = state === "unavailable";
  return {
    state,
    received: 0,
    total: 0,
    ...(isGone && { reason: "The voice cannot be reached." }),
    languages: { speaking: [], listening: [] },
  };
}
