/** Looks for a recording and its words in everything that a process could have left. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { ServerData } from "./server-data.ts";

/** Something that may have been left: a file, a table's rows, a log. */
export interface StoredContent {
  name: string;
  content: Buffer;
}

/** Every file of a folder and the folders in it. */
export async function filesIn(folder: string): Promise<StoredContent[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { name: path, content: await readFile(path) };
    }),
  );
}

/** Every row of every table of the database that a stopped server has left. */
export async function tablesIn(data: ServerData): Promise<StoredContent[]> {
  const { db, close } = await data.open();
  const { rows: tables } = (await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)) as {
    rows: { schema: string; name: string }[];
  };
  const places: StoredContent[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = (await db.execute(
      sql`select to_jsonb(row)::text as row from ${table} row`,
    )) as {
      rows: { row: string }[];
    };
    places.push({ name, content: Buffer.from(rows.map(({ row }) => row).join("\n")) });
  }
  await close();
  return places;
}

/** Where any of these words or any part of this recording is. */
export function findTraces(
  places: readonly StoredContent[],
  { words, recording }: { words: readonly string[]; recording: Buffer },
): string[] {
  const forms = formsOf(recording);
  return places.flatMap(({ name, content }) => {
    const text = content.toString("latin1").toLowerCase();
    return [
      ...words.filter((word) => text.includes(word)).map((word) => `“${word}” in ${name}`),
      ...Object.entries(forms)
        .filter(([, bytes]) => content.includes(bytes))
        .map(([form]) => `the recording, as ${form}, in ${name}`),
    ];
  });
}

/** A moment from the middle of a WAV file, in every form that it could be written down in. */
function formsOf(recording: Buffer): Record<string, Buffer> {
  // Both whole samples and whole letters of base64.
  const middle = Math.floor(recording.length / 24) * 12;
  const moment = recording.subarray(middle, middle + 96);
  const samples = Float32Array.from({ length: 48 }, (_, at) => moment.readInt16LE(at * 2) / 32_768);
  const base64 = [0, 1, 2].map((shift) => [
    `base64 (${shift})`,
    Buffer.from(moment.subarray(shift, shift + 90).toString("base64")),
  ]);
  return {
    bytes: moment,
    samples: Buffer.from(samples.buffer),
    hexadecimal: Buffer.from(moment.toString("hex")),
    ...(Object.fromEntries(base64) as Record<string, Buffer>),
  };
}
