/** A server in a process of its own, and what it uses. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SECRET } from "./signed-in.ts";
import type { Usage } from "./report-usage.ts";

export interface BenchServer {
  url: string;
  /** Since its start; the memory after a collection of garbage. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** @param file of `bench/servers`, which sends its address once it listens */
export async function startBenchServer(
  file: string,
  env: Record<string, string>,
): Promise<BenchServer> {
  const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const child = fork(fileOf(`../servers/${file}`), {
    execArgv: ["--expose-gc", "--import", "tsx", "--import", fileOf("report-usage.ts")],
    env: {
      ...process.env,
      TRIAL: "on",
      PORT: "0",
      LOG_LEVEL: "error",
      VOICE: "off",
      SECRET,
      ...env,
    },
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return {
    url: address,
    async usage() {
      const answered = once(child, "message");
      child.send("usage");
      const [usage] = (await answered) as [Usage];
      return usage;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
