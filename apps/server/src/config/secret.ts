/** The installation's secret, generated on first start and stored readable by its owner only. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "#core/errors/start-error";

/** Characters; the same minimum as for a secret in the settings. */
const SHORTEST_SECRET = 32;

/**
 * How often the file is read again, and the pause between: another process may still be writing it.
 */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 50;

/**
 * @returns the secret stored in `dataDir`, an existing folder; generated when there is none
 * @throws StartError when the stored secret is too short
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = pathOf(dataDir);
  await writeIfMissing(path, randomBytes(32).toString("hex"));
  for (let look = 1; look <= LOOKS; look += 1) {
    const secret = await readFile(path, "utf8");
    if (secret.length >= SHORTEST_SECRET) return secret;
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new StartError(
    `The secret in ${path} has fewer than ${SHORTEST_SECRET} characters. Remove the file to have one made, which signs everybody out, or set SECRET.`,
  );
}

/** @returns null where none was made yet */
export async function readSecret(dataDir: string): Promise<string | null> {
  try {
    return await readFile(pathOf(dataDir), "utf8");
  } catch (error) {
    if (isNodeError(error, "ENOENT")) return null;
    throw error;
  }
}

/**
 * Stores the secret of another folder in this one.
 *
 * @throws StartError when this one has a secret that is not the same
 */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  await writeIfMissing(pathOf(dataDir), secret);
  if ((await readSecret(dataDir)) === secret) return;
  throw new StartError(`${dataDir} has a secret already, so it is not an empty installation.`);
}

const pathOf = (dataDir: string) => join(dataDir, "secret");

async function writeIfMissing(path: string, secret: string): Promise<void> {
  try {
    await writeFile(path, secret, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (!isNodeError(error, "EEXIST")) throw error;
  }
}

function isNodeError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
