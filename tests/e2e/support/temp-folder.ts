import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

export interface TempFolder {
  path: string;
  remove(): Promise<void>;
}

/** A folder for `TMPDIR`, where programs put what they need for a moment: no other program's lies there. */
export async function makeTempFolder(): Promise<TempFolder> {
  const path = await mkdtemp(join(tmpdir(), "codetale-e2e-temp-"));
  // Programs from source start slowly where everything is to be translated anew.
  const translated = `tsx-${process.geteuid?.() ?? userInfo().username}`;
  await mkdir(join(tmpdir(), translated), { recursive: true });
  await symlink(join(tmpdir(), translated), join(path, translated), "junction");
  return { path, remove: () => rm(path, { recursive: true }) };
}
