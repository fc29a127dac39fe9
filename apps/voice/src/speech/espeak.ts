import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ManagedProcess } from "../managed-process.ts";
import type { ProcessEntry } from "../process-entry.ts";
import type { Phonemize } from "./phonemes/phonemize-sentence.ts";

const LIMIT_MS = 10_000;

export interface Espeak {
  /** @throws VoiceError */
  phonemize: Phonemize;
  close(): void;
}

/** Communicates by lines of JSON alone, for the licence: see docs/voice.md. */
export function createEspeak(
  program: ProcessEntry,
  { packDir, idleMs }: { packDir: string; idleMs: number },
): Espeak {
  const companion = new ManagedProcess<{ voice: string; texts: readonly string[] }, string[]>({
    name: "reader of words",
    idleMs,
    start({ onReply, onExit }) {
      const child = spawn(process.execPath, [...program.execArgv, program.path, packDir], {
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
        send: (id, question) => child.stdin.write(`${JSON.stringify({ id, ...question })}\n`),
        kill: () => child.kill("SIGKILL"),
      };
    },
  });
  return {
    phonemize: (voice, texts) => companion.request({ voice, texts }, LIMIT_MS),
    close: () => companion.close(),
  };
}
