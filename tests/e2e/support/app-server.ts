/** Starts, kills and restarts the product on data of its own. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "../../../apps/server/src/platform/db/database.ts";
import { makeServerData, type ServerData } from "./server-data.ts";
import type { ServerMessage } from "./server-process.ts";

const projectDir = fileURLToPath(new URL("../../../", import.meta.url));

/** server-process.ts in one file; it lies where the server's libraries are found. */
export const serverProgram = join(
  projectDir,
  "apps/server/node_modules/.cache/codetale-e2e/server-process.js",
);

interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface AppServerOptions {
  /** Whether what it writes is kept in `log` and not shown. */
  isLogKept?: boolean;
  /** Changes the database, a copy of the run's sample data, before the server starts. */
  prepare?: (db: Database) => Promise<void>;
  /** In place of a copy of the run's sample data; removed when the server is stopped. */
  data?: ServerData;
}

export class AppServer {
  readonly #data: ServerData;
  readonly #port: number;
  readonly #env: Record<string, string>;
  readonly #isLogKept: boolean;
  #process: ChildProcess | null = null;
  #aheadMs = 0;
  #log = "";

  private constructor(
    data: ServerData,
    port: number,
    env: Record<string, string>,
    { isLogKept = false }: AppServerOptions,
  ) {
    this.#data = data;
    this.#port = port;
    this.#env = env;
    this.#isLogKept = isLogKept;
  }

  /** Starts on a copy of the run's sample data, where that has been made. */
  static async start(
    env: Record<string, string> = {},
    options: AppServerOptions = {},
  ): Promise<AppServer> {
    const data = options.data ?? (await makeServerData());
    if (options.prepare) await changeDatabase(data, options.prepare);
    const server = new AppServer(data, await freePort(), env, options);
    await server.launch();
    return server;
  }

  get data(): ServerData {
    return this.#data;
  }

  /** All that the server and the processes it started have written, where that is kept. */
  get log(): string {
    return this.#log;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The server's present time, epoch milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  async launch(): Promise<void> {
    const child = fork(serverProgram, {
      cwd: projectDir,
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: "test",
        VOICE: "off",
        PORT: String(this.#port),
        CLOCK_AHEAD_MS: String(this.#aheadMs),
        DATA_DIR: this.#data.dir,
        DATABASE_OF_TEST: this.#data.databaseUrl,
        ...this.#env,
      },
      stdio: ["ignore", ...this.#outputs(), "ipc"],
    });
    this.#process = child;
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding("utf8").on("data", (text: string) => (this.#log += text));
    }
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
    child.send({ aheadMs: this.#aheadMs } satisfies ServerMessage);
    await answered;
  }

  /** Ends the process as a crash would: nothing is flushed, no client is told. */
  async kill(): Promise<void> {
    const child = this.#running();
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    this.#process = null;
  }

  /** Ends the process as an operator would; what it has stored stays in `data`. */
  async close(): Promise<void> {
    const child = this.#running();
    const ended = once(child, "exit");
    child.send({ close: true } satisfies ServerMessage);
    await ended;
    this.#process = null;
  }

  async stop(): Promise<void> {
    if (this.#process) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      await ended;
    }
    await this.#data.remove();
  }

  /** The newest mail to `address` with `words`; some mail goes out a moment after its answer. */
  async mailTo(address: string, words: RegExp = /./): Promise<Mail> {
    for (let tries = 0; tries < 300; tries += 1) {
      const mails = await fetch(`${this.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
      const found = ((await mails.json()) as Mail[]).find(({ text }) => words.test(text));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No mail to ${address} with ${words}.`);
  }

  /** The six digits of the newest mail to `address` that has a code and `words`. */
  async codeFor(address: string, words = ""): Promise<string> {
    const { text } = await this.mailTo(address, new RegExp(`\\b\\d{6}\\b[^]*${words}`));
    return /\b\d{6}\b/.exec(text)?.[0] ?? "";
  }

  /** The link of the newest mail to `address` that has one. */
  async linkFor(address: string): Promise<string> {
    const { text } = await this.mailTo(address, /\bhttps?:\/\/\S+/);
    return /\bhttps?:\/\/\S+/.exec(text)?.[0] ?? "";
  }

  #outputs(): ["pipe" | "inherit", "pipe" | "inherit"] {
    return this.#isLogKept ? ["pipe", "pipe"] : ["inherit", "inherit"];
  }

  #running(): ChildProcess {
    if (!this.#process) throw new Error("The server is not running.");
    return this.#process;
  }
}

async function changeDatabase(
  data: ServerData,
  change: (db: Database) => Promise<void>,
): Promise<void> {
  const { db, close } = await data.open();
  await change(db);
  await close();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}
