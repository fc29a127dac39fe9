/** The installation's secret, generated on first start and stored readable by its owner only. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "#core/start-error";

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
  const path = join(dataDir, "secret");
  try {
    await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  for (let look = 1; look <= LOOKS; look += 1) {
    const secret = await readFile(path, "utf8");
    if (secret.length >= SHORTEST_SECRET) return secret;
    await pause(BETWEEN_LOOKS_MS);
  }
  throw new StartError(
    `The secret in ${path} has fewer than ${SHORTEST_SECRET} characters. Remove the file to have one made, which signs everybody out, or set SECRET.`,
  );
}
