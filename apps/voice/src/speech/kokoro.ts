import { fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { ManagedProcess } from "../managed-process.ts";
import { VoiceError } from "../voice-error.ts";
import type { ProcessEntry } from "../process-entry.ts";
import type { InferenceRequest, InferenceReply, InferenceResult } from "./kokoro-messages.ts";

/** Enough for loading and the longest sentence on a busy machine. */
const LIMIT_MS = 90_000;

/** Niceness of the process: the server and the rest of the service come first. */
const NICER_BY = 10;
const LEAST_PRIORITY = 19;

export interface Kokoro {
  /** @throws VoiceError */
  infer(inference: Omit<InferenceRequest, "id">): Promise<InferenceResult>;
  readonly isLoaded: boolean;
  close(): void;
}

export function createKokoro(
  program: ProcessEntry,
  { packDir, idleMs, limitMs = LIMIT_MS }: { packDir: string; idleMs: number; limitMs?: number },
): Kokoro {
  const companion = new ManagedProcess<Omit<InferenceRequest, "id">, InferenceResult>({
    name: "speaking model",
    idleMs,
    start({ onReply, onExit }) {
      const child = fork(program.path, [packDir], {
        execArgv: [...program.execArgv],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      child.once("error", onExit).once("exit", onExit);
      stepBack(child.pid);
      child.on("message", (answer: InferenceReply) => {
        if ("samples" in answer) onReply(answer.id, answer);
        else onReply(answer.id, new VoiceError("failed", "The speaking model failed."));
      });
      return {
        // The exit event reports the end of the process.
        send: (id, inference) => child.send({ id, ...inference }, () => undefined),
        kill: () => child.kill("SIGKILL"),
      };
    },
  });
  return {
    infer: (inference) => companion.request(inference, limitMs),
    get isLoaded() {
      return companion.isRunning;
    },
    close: () => companion.close(),
  };
}

/** Set before its threads start: a request that a listener waits for comes before narration made in advance. */
function stepBack(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + NICER_BY, LEAST_PRIORITY));
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}
