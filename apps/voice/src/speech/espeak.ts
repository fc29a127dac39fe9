import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { createManagedProcess, type EngineOptions } from "../managed-process.ts";
import { processEntry } from "../process-entry.ts";
import type { Phonemize } from "./phonemes/phonemize-sentence.ts";

/** A text is read within milliseconds; beside other work the program itself may be long in starting. */
const LIMIT_MS = 30_000;

/**
 * Communicates by lines of JSON alone, for the licence: see docs/voice.md. `phonemize` throws
 * VoiceError.
 */
export function createEspeak({ packDir, idleMs, limitMs = LIMIT_MS }: EngineOptions) {
  const { path, execArgv } = processEntry("speech/espeak");
  const espeak = createManagedProcess<{ voice: string; texts: readonly string[] }, string[]>(
    ({ onReply, onExit }) => {
      const child = spawn(process.execPath, [...execArgv, path, packDir], {
        stdio: ["pipe", "pipe", "ignore"],
      });
      child.once("error", onExit).once("exit", onExit);
      // The exit event reports the end of the process.
      child.stdin.on("error", () => undefined);
      createInterface({ input: child.stdout }).on("line", (line) => {
        const { id, phonemes } = JSON.parse(line) as { id: number; phonemes: string[] };
        onReply(id, phonemes);
      });
      return {
        send: (id, request) => child.stdin.write(`${JSON.stringify({ id, ...request })}\n`),
        kill: () => child.kill("SIGKILL"),
      };
    },
    { name: "reader of words", idleMs, limitMs },
  );
  const phonemize: Phonemize = (voice, texts) => espeak.request({ voice, texts });
  return { phonemize, close: espeak.close };
}
