import { fileURLToPath } from "node:url";

/** A file of this app that runs as a child process. */
export interface ProcessEntry {
  path: string;
  /** Options of Node. */
  execArgv: string[];
}

/**
 * The entry below the folder of this file, which a build bundles into `main.js`: JavaScript in a
 * build, else TypeScript run by tsx.
 *
 * @param name such as `speech/kokoro`
 */
export function processEntry(name: string): ProcessEntry {
  const isSource = import.meta.url.endsWith(".ts");
  const url = new URL(`./${name}-process.${isSource ? "ts" : "js"}`, import.meta.url);
  return {
    path: fileURLToPath(url),
    execArgv: isSource ? ["--import", import.meta.resolve("tsx")] : [],
  };
}
