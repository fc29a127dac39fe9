/** A program that a test starts, stops and starts again, such as Redis. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";

export interface Program {
  start(): Promise<void>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/** @param port on which it listens when it is ready */
export async function startProgram(path: string, args: string[], port: number): Promise<Program> {
  let child: ChildProcess | null = null;

  function killNow(): void {
    child?.kill("SIGKILL");
  }
  process.once("exit", killNow);

  const program: Program = {
    async start() {
      const started = spawn(path, args, { stdio: ["ignore", "ignore", "inherit"] });
      child = started;
      while (!(await listensAt(port))) {
        if (started.exitCode !== null) throw new Error(`${path} ended with ${started.exitCode}.`);
      }
    },
    async kill() {
      if (!child) return;
      const ended = once(child, "exit");
      killNow();
      await ended;
      child = null;
    },
  };
  await program.start();
  return program;
}

function listensAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => setTimeout(() => resolve(false), 20));
    socket.once("connect", () => socket.destroy());
  });
}
