/**
 * A child process that answers requests: started by the first one, restarted after it has ended, and
 * ended when idle, which frees its memory.
 */
import { VoiceError } from "./voice-error.ts";

export interface ManagedProcessOptions<Question, Answer> {
  /** Starts the process. */
  start(events: ProcessEvents<Answer>): ProcessChannel<Question>;
  idleMs: number;
  /** For messages: what the process is for. */
  name: string;
}

export interface ProcessEvents<Answer> {
  onReply(id: number, answer: Answer | Error): void;
  onExit(): void;
}

export interface ProcessChannel<Question> {
  send(id: number, question: Question): void;
  kill(): void;
}

export class ManagedProcess<Question, Answer> {
  readonly #options: ManagedProcessOptions<Question, Answer>;
  readonly #waiting = new Map<number, (answer: Answer | Error) => void>();
  #channel: ProcessChannel<Question> | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #isClosed = false;

  constructor(options: ManagedProcessOptions<Question, Answer>) {
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
  async request(question: Question, limitMs: number): Promise<Answer> {
    if (this.#isClosed) throw this.#failed("has been closed");
    clearTimeout(this.#idleTimer);
    const id = (this.#lastId += 1);
    const channel = (this.#channel ??= this.#open());
    const answer = await new Promise<Answer | Error>((resolve) => {
      const timer = setTimeout(() => {
        resolve(new VoiceError("timeout", `The ${this.#options.name} took too long.`));
        this.#end();
      }, limitMs);
      this.#waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      channel.send(id, question);
    });
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#endWhenIdle();
    if (answer instanceof Error) throw answer;
    return answer;
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  #open(): ProcessChannel<Question> {
    const channel = this.#options.start({
      onReply: (id, answer) => this.#waiting.get(id)?.(answer),
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
