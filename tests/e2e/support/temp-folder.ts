import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/** A folder for `TMPDIR`, where programs put what they need for a moment: no other program's lies there. */
export async function makeTempFolder(): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), "codetale-e2e-temp-"));
  return { path, remove: () => rm(path, { recursive: true }) };
}
