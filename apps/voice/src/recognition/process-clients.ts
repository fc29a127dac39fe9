/** Clients of the two processes of recognition, which are started on demand and ended when idle or hung. */
import { fork, type ChildProcess } from "node:child_process";
import { ManagedProcess } from "../managed-process.ts";
import { VoiceError } from "../voice-error.ts";
import { unreadableRecording } from "./audio/recording-error.ts";
import type { ProcessEntry } from "../process-entry.ts";
import type {
  DecodeReply,
  DecodeRequest,
  RecognitionResult,
  RecognitionReply,
  RecognitionRequest,
} from "./process-messages.ts";

export interface ProcessClientOptions {
  packDir: string;
  idleMs: number;
  limitMs?: number;
}

export interface DecoderClient {
  /** @throws VoiceError */
  decode(file: Uint8Array): Promise<Float32Array | null>;
  close(): void;
}

export interface RecognizerClient {
  /** @throws VoiceError */
  recognize(question: RecognitionRequest): Promise<RecognitionResult>;
  /** Whether the process has the model of this language in memory. */
  isReadyFor(language: RecognitionRequest["language"]): boolean;
  /** Of the running process, for measuring its memory. */
  pid(): number | undefined;
  close(): void;
}

/** Includes the start of the process, which takes seconds on a busy machine. */
const DECODING_LIMIT_MS = 9_000;
const RECOGNITION_LIMIT_MS = 10_000;

/** Enough memory for the longest recording; a file that needs more ends the process. */
const DECODER_MEMORY_MB = 256;

export function createDecoderClient(
  program: ProcessEntry,
  options: ProcessClientOptions,
): DecoderClient {
  const { limitMs = DECODING_LIMIT_MS } = options;
  const companion = forkManagedProcess<DecodeRequest, DecodeReply, Float32Array | null>(
    { ...program, execArgv: [...program.execArgv, `--max-old-space-size=${DECODER_MEMORY_MB}`] },
    "reader of recordings",
    options,
    (answer) =>
      "problem" in answer
        ? new VoiceError(answer.problem.code, answer.problem.message)
        : answer.speech,
  );
  return {
    decode: (file) =>
      companion.request({ file }, limitMs).catch((error: unknown) => {
        if (!isDeath(error)) throw error;
        const { code, message } = unreadableRecording();
        throw new VoiceError(code, message);
      }),
    close: () => companion.close(),
  };
}

/** A file that ends the process, mostly by lack of memory, counts as unreadable. */
function isDeath(error: unknown): boolean {
  return error instanceof VoiceError && error.code === "failed";
}

export function createRecognizerClient(
  program: ProcessEntry,
  options: ProcessClientOptions,
): RecognizerClient {
  const { limitMs = RECOGNITION_LIMIT_MS } = options;
  let pid: number | undefined;
  const opened = new Set<RecognitionRequest["language"]>();
  const onStart = (child: ChildProcess) => {
    pid = child.pid;
    opened.clear();
  };
  const companion = forkManagedProcess<RecognitionRequest, RecognitionReply, RecognitionResult>(
    program,
    "recogniser",
    { ...options, onStart },
    (answer) =>
      "problem" in answer ? new VoiceError("failed", "The recogniser failed.") : answer.recognition,
  );
  return {
    async recognize(question) {
      const recognition = await companion.request(question, limitMs);
      opened.add(question.language);
      return recognition;
    },
    isReadyFor: (language) => companion.isRunning && opened.has(language),
    pid: () => pid,
    close: () => companion.close(),
  };
}

function forkManagedProcess<Question extends object, Message extends { id: number }, Answer>(
  program: ProcessEntry,
  name: string,
  { packDir, idleMs, onStart }: ProcessClientOptions & { onStart?: (child: ChildProcess) => void },
  read: (message: Message) => Answer | Error,
): ManagedProcess<Question, Answer> {
  return new ManagedProcess<Question, Answer>({
    name,
    idleMs,
    start({ onReply, onExit }) {
      const child = fork(program.path, [packDir], {
        execArgv: [...program.execArgv],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      onStart?.(child);
      child.once("error", onExit).once("exit", onExit);
      child.on("message", (message: Message) => onReply(message.id, read(message)));
      return {
        // The exit event reports the end of the process.
        send: (id, question) => child.send({ id, ...question }, () => undefined),
        kill: () => child.kill("SIGKILL"),
      };
    },
  });
}
