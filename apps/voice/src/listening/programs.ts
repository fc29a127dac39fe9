/** The two programs behind listening, each ended when idle, hung or dead, and started when needed. */
import { fork, type ChildProcess } from "node:child_process";
import { Companion } from "../companion.ts";
import { VoiceError } from "../http/voice-error.ts";
import { unreadable } from "./audio/audio-problem.ts";
import type { Program } from "../program.ts";
import type {
  DecodingAnswer,
  DecodingQuestion,
  Recognition,
  RecognitionAnswer,
  RecognitionQuestion,
} from "./recognition.ts";

export interface ProgramOptions {
  packDir: string;
  idleMs: number;
  limitMs?: number;
}

export interface Decoder {
  /** @throws VoiceError */
  decode(file: Uint8Array): Promise<Float32Array | null>;
  close(): void;
}

export interface Recognizing {
  /** @throws VoiceError */
  recognize(question: RecognitionQuestion): Promise<Recognition>;
  /** Whether it has its model of this language in memory. */
  isReadyFor(language: RecognitionQuestion["language"]): boolean;
  /** The running program's, for those who watch its memory. */
  pid(): number | undefined;
  close(): void;
}

/** On a busy machine the program alone takes seconds to start. */
const DECODING_LIMIT_MS = 9_000;
const RECOGNITION_LIMIT_MS = 10_000;

/** So much memory is enough for the longest recording, and for the worst file a refusal. */
const DECODER_MEMORY_MB = 256;

export function createDecoder(program: Program, options: ProgramOptions): Decoder {
  const { limitMs = DECODING_LIMIT_MS } = options;
  const companion = companionOf<DecodingQuestion, DecodingAnswer, Float32Array | null>(
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
      companion.ask({ file }, limitMs).catch((error: unknown) => {
        if (!isDeath(error)) throw error;
        const { code, message } = unreadable();
        throw new VoiceError(code, message);
      }),
    close: () => companion.close(),
  };
}

/** A file that the program dies of, for want of memory mostly, is the file's fault. */
function isDeath(error: unknown): boolean {
  return error instanceof VoiceError && error.code === "failed";
}

export function createRecognizing(program: Program, options: ProgramOptions): Recognizing {
  const { limitMs = RECOGNITION_LIMIT_MS } = options;
  let pid: number | undefined;
  const opened = new Set<RecognitionQuestion["language"]>();
  const onStart = (child: ChildProcess) => {
    pid = child.pid;
    opened.clear();
  };
  const companion = companionOf<RecognitionQuestion, RecognitionAnswer, Recognition>(
    program,
    "recogniser",
    { ...options, onStart },
    (answer) =>
      "problem" in answer ? new VoiceError("failed", "The recogniser failed.") : answer.recognition,
  );
  return {
    async recognize(question) {
      const recognition = await companion.ask(question, limitMs);
      opened.add(question.language);
      return recognition;
    },
    isReadyFor: (language) => companion.isRunning && opened.has(language),
    pid: () => pid,
    close: () => companion.close(),
  };
}

function companionOf<Question extends object, Message extends { id: number }, Answer>(
  program: Program,
  name: string,
  { packDir, idleMs, onStart }: ProgramOptions & { onStart?: (child: ChildProcess) => void },
  read: (message: Message) => Answer | Error,
): Companion<Question, Answer> {
  return new Companion<Question, Answer>({
    name,
    idleMs,
    open({ onAnswer, onEnd }) {
      const child = fork(program.path, [packDir], {
        execArgv: [...program.execArgv],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      onStart?.(child);
      child.once("error", onEnd).once("exit", onEnd);
      child.on("message", (message: Message) => onAnswer(message.id, read(message)));
      return {
        // The end of the program is told by its exit.
        send: (id, question) => child.send({ id, ...question }, () => undefined),
        kill: () => child.kill("SIGKILL"),
      };
    },
  });
}
