/** The installation's own secret, made on first start and kept where only its owner can read it. */
import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @returns the secret kept in `dataDir`, which is there already; made anew when there is none */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  try {
    await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFile(path, "utf8");
}
