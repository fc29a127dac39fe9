/**
 * The layout of a backup's folder: `tables/NAME.jsonl` with a row a line, `files/KEY`, `files.jsonl`
 * with a {@link BackedUpFile} a line, `secret`, and `manifest.json`, which is written last and makes
 * the backup complete.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { OperatorError } from "#core/errors/operator-error";

const writtenFileSchema = z.object({ bytes: z.number(), sha256: z.string() });

export type WrittenFile = z.infer<typeof writtenFileSchema>;

const manifestSchema = z.object({
  /** Of this layout. */
  format: z.literal(1),
  writtenAt: z.string(),
  migratedTo: z.number(),
  tables: z.array(writtenFileSchema.extend({ name: z.string(), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  files: writtenFileSchema.extend({ count: z.number() }),
  /** Null where the secret is a setting. */
  secret: writtenFileSchema.nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const backedUpFileSchema = z.object({
  key: z.string(),
  size: z.number(),
  sha256: z.string(),
});

export type BackedUpFile = z.infer<typeof backedUpFileSchema>;

export const manifestPath = (dir: string) => join(dir, "manifest.json");
export const tablePath = (dir: string, table: string) => join(dir, "tables", `${table}.jsonl`);
export const fileListPath = (dir: string) => join(dir, "files.jsonl");
export const secretPath = (dir: string) => join(dir, "secret");

/** @throws OperatorError when `dir` holds no complete backup */
export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(manifestPath(dir), "utf8").catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new OperatorError(
      `${dir} holds no complete backup: it has no manifest.json, which is written last.`,
    );
  });
  const { success, data } = manifestSchema.safeParse(parsedJson(text));
  if (success) return data;
  throw new OperatorError(`The manifest.json in ${dir} is damaged, or of a newer version.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
