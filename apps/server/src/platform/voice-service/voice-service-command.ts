import { join } from "node:path";

interface VoiceCommandOptions {
  /** Path of `apps/voice`. */
  voiceDir: string;
  /** Whether the server itself runs from source. */
  isSource: boolean;
  packDir: string;
  logLevel: string;
}

/** @returns the arguments of Node for the voice service; from source it runs by tsx */
export function voiceServiceCommand(options: VoiceCommandOptions): string[] {
  const { voiceDir, isSource, packDir, logLevel } = options;
  const program = isSource
    ? ["--import", "tsx", join(voiceDir, "src/main.ts")]
    : [join(voiceDir, "dist/main.js")];
  return [...program, "--pack", packDir, "--log-level", logLevel];
}
