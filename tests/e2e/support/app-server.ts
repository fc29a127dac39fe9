/** Starts, kills and restarts the product on a data folder of its own. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("server-process.ts", import.meta.url));

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export class AppServer {
  readonly #dataDir: string;
  readonly #port: number;
  readonly #env: Record<string, string>;
  #process: ChildProcess | null = null;
  #aheadMs = 0;

  private constructor(dataDir: string, port: number, env: Record<string, string>) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<AppServer> {
    const dataDir = await mkdtemp(join(tmpdir(), "codetale-e2e-"));
    const server = new AppServer(dataDir, await freePort(), env);
    await server.launch();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The server's present time, epoch milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  async launch(): Promise<void> {
    const child = fork(entry, {
      execArgv: ["--import", "tsx"],
      env: {
        ...process.env,
        NODE_ENV: "test",
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        CLOCK_AHEAD_MS: String(this.#aheadMs),
        ...this.#env,
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#process = child;
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`The server ended with code ${String(code)} before it listened.`);
    });
    ended.catch(() => {});
    await Promise.race([once(child, "message"), ended]);
  }

  /** Moves the server's clock forward; screens follow by their own clock. */
  async advance(ms: number): Promise<void> {
    this.#aheadMs += ms;
    const child = this.#running();
    const answered = once(child, "message");
    child.send({ aheadMs: this.#aheadMs });
    await answered;
  }

  /** Ends the process as a power cut to it would: nothing is flushed, nobody is told. */
  async kill(): Promise<void> {
    const child = this.#running();
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    this.#process = null;
  }

  async stop(): Promise<void> {
    if (this.#process) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      await ended;
    }
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** The newest mail to `address`. */
  async mailTo(address: string): Promise<Mail> {
    const response = await fetch(`${this.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const [newest] = (await response.json()) as Mail[];
    if (!newest) throw new Error(`No mail to ${address}.`);
    return newest;
  }

  /** The six digits of the newest mail to `address`. */
  async codeFor(address: string): Promise<string> {
    const { text } = await this.mailTo(address);
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (!code) throw new Error(`No code in: ${text}`);
    return code;
  }

  /** The link of the newest mail to `address`. */
  async linkFor(address: string): Promise<string> {
    const { text } = await this.mailTo(address);
    const link = /\bhttps?:\/\/\S+/.exec(text)?.[0];
    if (!link) throw new Error(`No link in: ${text}`);
    return link;
  }

  #running(): ChildProcess {
    if (!this.#process) throw new Error("The server is not running.");
    return this.#process;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
