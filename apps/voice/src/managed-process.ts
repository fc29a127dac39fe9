/**
 * A child process that answers requests: started by the first one, restarted after it has ended, and
 * ended when idle, which frees its memory.
 */
import { fork, type ChildProcess } from "node:child_process";
import type { ProcessReply } from "./answer-requests.ts";
import type { ProcessEntry } from "./process-entry.ts";
import { VoiceError } from "./voice-error.ts";

export interface ManagedProcessOptions {
  /** For messages: what the process is for. */
  name: string;
  /** How long the process may be unused. */
  idleMs: number;
  /** How long a request may take, a start of the process included. */
  limitMs: number;
}

export interface ProcessEvents<Result> {
  onReply(id: number, result: Result | Error): void;
  onExit(): void;
}

export interface ProcessChannel<Request> {
  send(id: number, request: Request): void;
  kill(): void;
}

export function createManagedProcess<Request, Result>(
  start: (events: ProcessEvents<Result>) => ProcessChannel<Request>,
  { name, idleMs, limitMs }: ManagedProcessOptions,
) {
  const waiting = new Map<number, (result: Result | Error) => void>();
  let channel: ProcessChannel<Request> | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  return {
    isRunning: () => channel !== null,

    /**
     * Ends a process that does not answer in time, since it may hang.
     *
     * @throws VoiceError `timeout`, `failed`
     */
    async request(request: Request): Promise<Result> {
      if (isClosed) throw failed("has been closed");
      clearTimeout(idleTimer);
      const id = (lastId += 1);
      const current = (channel ??= open());
      const result = await new Promise<Result | Error>((resolve) => {
        const timer = setTimeout(() => {
          resolve(new VoiceError("timeout", `The ${name} took too long.`));
          end();
        }, limitMs);
        waiting.set(id, (given) => {
          clearTimeout(timer);
          resolve(given);
        });
        current.send(id, request);
      });
      waiting.delete(id);
      if (waiting.size === 0) endWhenIdle();
      if (result instanceof Error) throw result;
      return result;
    },

    close(): void {
      isClosed = true;
      end();
    },
  };

  function open(): ProcessChannel<Request> {
    const opened = start({
      onReply: (id, result) => waiting.get(id)?.(result),
      onExit: () => {
        if (channel === opened) abandon();
      },
    });
    return opened;
  }

  function endWhenIdle(): void {
    clearTimeout(idleTimer);
    idleTimer = setTimeout(end, idleMs).unref();
  }

  function end(): void {
    const ended = channel;
    abandon();
    ended?.kill();
  }

  /** Rejects the waiting requests; the next one starts the process again. */
  function abandon(): void {
    channel = null;
    clearTimeout(idleTimer);
    for (const answer of waiting.values()) answer(failed("ended unexpectedly"));
    waiting.clear();
  }

  function failed(what: string): VoiceError {
    return new VoiceError("failed", `The ${name} ${what}.`);
  }
}

/** What every process of an engine is started with. */
export interface EngineOptions {
  packDir: string;
  idleMs: number;
  limitMs?: number;
}

/** Runs an entry that calls `answerRequests`. */
export function forkManagedProcess<Request, Result>(
  { path, execArgv }: ProcessEntry,
  options: ManagedProcessOptions & EngineOptions & { onStart?: (child: ChildProcess) => void },
) {
  return createManagedProcess<Request, Result>(({ onReply, onExit }) => {
    const child = fork(path, [options.packDir], {
      execArgv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    options.onStart?.(child);
    child.once("error", onExit).once("exit", onExit);
    child.on("message", (reply: ProcessReply<Result>) => {
      if ("result" in reply) return onReply(reply.id, reply.result);
      const { code, message } = reply.error ?? {
        code: "failed",
        message: `The ${options.name} failed.`,
      };
      onReply(reply.id, new VoiceError(code, message));
    });
    return {
      // The exit event reports the end of the process.
      send: (id, request) => child.send({ id, request }, () => undefined),
      kill: () => child.kill("SIGKILL"),
    };
  }, options);
}
