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

export class ManagedProcess<Request, Result> {
  readonly #start: (events: ProcessEvents<Result>) => ProcessChannel<Request>;
  readonly #options: ManagedProcessOptions;
  readonly #waiting = new Map<number, (result: Result | Error) => void>();
  #channel: ProcessChannel<Request> | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(
    start: (events: ProcessEvents<Result>) => ProcessChannel<Request>,
    options: ManagedProcessOptions,
  ) {
    this.#start = start;
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#channel !== null;
  }

  /**
   * Ends a process that does not answer in time, since it may hang.
   *
   * @throws VoiceError `timeout`, `failed`
   */
  async request(request: Request): Promise<Result> {
    const { name, limitMs } = this.#options;
    if (this.#isClosed) throw this.#failed("has been closed");
    clearTimeout(this.#idleTimer);
    const id = (this.#lastId += 1);
    const channel = (this.#channel ??= this.#open());
    const result = await new Promise<Result | Error>((resolve) => {
      const timer = setTimeout(() => {
        resolve(new VoiceError("timeout", `The ${name} took too long.`));
        this.#end();
      }, limitMs);
      this.#waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      channel.send(id, request);
    });
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#endWhenIdle();
    if (result instanceof Error) throw result;
    return result;
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #open(): ProcessChannel<Request> {
    const channel = this.#start({
      onReply: (id, result) => this.#waiting.get(id)?.(result),
      onExit: () => {
        if (this.#channel === channel) this.#abandon();
      },
    });
    return channel;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#end(), this.#options.idleMs);
    this.#idleTimer.unref();
  }

  #end(): void {
    const channel = this.#channel;
    this.#abandon();
    channel?.kill();
  }

  /** Rejects the waiting requests; the next one starts the process again. */
  #abandon(): void {
    this.#channel = null;
    clearTimeout(this.#idleTimer);
    for (const answer of this.#waiting.values()) answer(this.#failed("ended unexpectedly"));
    this.#waiting.clear();
  }

  #failed(what: string): VoiceError {
    return new VoiceError("failed", `The ${this.#options.name} ${what}.`);
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
): ManagedProcess<Request, Result> {
  return new ManagedProcess<Request, Result>(({ onReply, onExit }) => {
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
