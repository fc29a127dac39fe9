/** Where the voice listens, and who may call it there. */
import { readFileSync } from "node:fs";

/** As given on the command line; an option that is missing is not set. */
export interface GivenOptions {
  host: string;
  port: string;
  /** A file with the key that callers send as bearer token. */
  "key-file"?: string | undefined;
  /** Files with a certificate and its private key, in PEM. */
  "tls-cert"?: string | undefined;
  "tls-key"?: string | undefined;
}

export interface ListeningOptions {
  host: string;
  port: number;
  /** Null: whoever reaches the port may call. */
  key: string | null;
  /** Null: plain HTTP. */
  tls: { cert: Buffer; key: Buffer } | null;
}

const SHORTEST_KEY = 16;

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** The options contradict each other or name what cannot be read; the message is for operators. */
export class OptionsError extends Error {}

/**
 * Children's recordings and words must not cross a network in the clear, or be taken from anyone: an
 * address that others reach needs a key and TLS.
 *
 * @throws OptionsError
 */
export function readListeningOptions(given: GivenOptions): ListeningOptions {
  const { host, "key-file": keyFile } = given;
  const port = /^\d+$/.test(given.port) ? Number(given.port) : Infinity;
  if (port > 65_535) {
    throw new OptionsError("--port must be a number from 0 to 65535.");
  }
  const key = keyFile === undefined ? null : keyOf(keyFile);
  const tls = tlsOf(given);
  if (!loopback.test(host) && (key === null || tls === null)) {
    throw new OptionsError(
      `Others reach ${host}: give --key-file, --tls-cert and --tls-key, ` +
        "or leave --host out and put a proxy with TLS in front.",
    );
  }
  return { host, port, key, tls };
}

function keyOf(file: string): string {
  const key = read("--key-file", file).toString("utf8").trim();
  if (key.length >= SHORTEST_KEY) return key;
  throw new OptionsError(`The key in --key-file needs ${SHORTEST_KEY} characters.`);
}

function tlsOf({ "tls-cert": cert, "tls-key": key }: GivenOptions): ListeningOptions["tls"] {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined) {
    throw new OptionsError("--tls-cert and --tls-key belong together.");
  }
  return { cert: read("--tls-cert", cert), key: read("--tls-key", key) };
}

function read(option: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OptionsError(`${option} ${file} cannot be read (${code}).`, {
      cause: error,
    });
  }
}
