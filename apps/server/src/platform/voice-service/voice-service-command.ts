import { join } from "node:path";

interface VoiceCommandOptions {
  /** Where `apps/voice` is. */
  voiceDir: string;
  /** Whether the server itself runs from source. */
  isSource: boolean;
  packDir: string;
  logLevel: string;
}

/** What Node is started with for the voice process; from source it needs a translator. */
export function voiceServiceCommand(options: VoiceCommandOptions): string[] {
  const { voiceDir, isSource, packDir, logLevel } = options;
  const program = isSource
    ? ["--import", "tsx", join(voiceDir, "src/main.ts")]
    : [join(voiceDir, "dist/main.js")];
  return [...program, "--pack", packDir, "--log-level", logLevel];
}
