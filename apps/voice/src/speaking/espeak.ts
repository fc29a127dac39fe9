import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Companion } from "../companion.ts";
import type { Program } from "../program.ts";
import type { Phonemize } from "./phrases.ts";

const LIMIT_MS = 10_000;

export interface Espeak {
  /** @throws VoiceError */
  phonemize: Phonemize;
  close(): void;
}

/** Spoken to by lines of JSON alone: docs/voice.md says why. */
export function createEspeak(
  program: Program,
  { packDir, idleMs }: { packDir: string; idleMs: number },
): Espeak {
  const companion = new Companion<{ voice: string; texts: readonly string[] }, string[]>({
    name: "reader of words",
    idleMs,
    open({ onAnswer, onEnd }) {
      const child = spawn(process.execPath, [...program.execArgv, program.path, packDir], {
        stdio: ["pipe", "pipe", "ignore"],
      });
      child.once("error", onEnd).once("exit", onEnd);
      // The end of the program is told by its exit.
      child.stdin.on("error", () => undefined);
      createInterface({ input: child.stdout }).on("line", (line) => {
        const { id, phonemes } = JSON.parse(line) as { id: number; phonemes: string[] };
        onAnswer(id, phonemes);
      });
      return {
        send: (id, question) => child.stdin.write(`${JSON.stringify({ id, ...question })}\n`),
        kill: () => child.kill("SIGKILL"),
      };
    },
  });
  return {
    phonemize: (voice, texts) => companion.ask({ voice, texts }, LIMIT_MS),
    close: () => companion.close(),
  };
}
