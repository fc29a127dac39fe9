/** What the voice service is told on its command line. */
import { parseArgs } from "node:util";
import { OptionsError, readListeningOptions, type ListeningOptions } from "./listening-options.ts";

export interface ServiceOptions {
  /** The folder of the voice pack. */
  pack: string;
  /** Whether it is a service of its own machine, without a server that started it. */
  isAlone: boolean;
  listening: ListeningOptions;
  /** After how long without work a model's program ends. */
  idleMs: number;
  logLevel: string;
}

const logLevels = ["debug", "info", "warn", "error", "silent"];

/** The longest that a timer can be set to. */
const LONGEST_MS = 2 ** 31 - 1;

/** @throws OptionsError */
export function readServiceOptions(args: readonly string[]): ServiceOptions {
  const given = parsed(args);
  const { pack, alone: isAlone, "log-level": logLevel } = given;
  if (pack.trim() === "") throw new OptionsError("--pack must be a folder.");
  if (!logLevels.includes(logLevel)) {
    throw new OptionsError(`--log-level must be one of ${logLevels.join(", ")}.`);
  }
  const idleMs = /^\d+$/.test(given["idle-ms"]) ? Number(given["idle-ms"]) : 0;
  if (idleMs < 1 || idleMs > LONGEST_MS) {
    throw new OptionsError(`--idle-ms must be a number from 1 to ${LONGEST_MS}.`);
  }
  return { pack, isAlone, listening: readListeningOptions(given), idleMs, logLevel };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        pack: { type: "string", default: "./data/voices" },
        alone: { type: "boolean", default: false },
        host: { type: "string", default: "127.0.0.1" },
        port: { type: "string", default: "0" },
        "key-file": { type: "string" },
        "tls-cert": { type: "string" },
        "tls-key": { type: "string" },
        "idle-ms": { type: "string", default: String(10 * 60_000) },
        "log-level": { type: "string", default: "warn" },
      },
    }).values;
  } catch (error) {
    // Its own words name the option.
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}
