/**
 * What a server stands on: a folder, and a database in it or, where the run has one, on a PostgreSQL
 * server, which takes half the time of the processor to start and waits for no disk.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  openEmbedded,
  openPostgres,
  type OpenDatabase,
} from "../../../apps/server/src/platform/db/database.ts";
import { createOnServer } from "../../../apps/server/src/testing/postgres-server.ts";

export interface ServerData {
  dir: string;
  /** Empty where the database is the embedded one, in `dir`. */
  databaseUrl: string;
  /** Opens the database; where it is embedded, its server must have ended. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** Where the sample data of the run are, once they are made. */
const SAMPLE_DIR = "E2E_SAMPLE_DATA_DIR";
const SAMPLE_DATABASE = "E2E_SAMPLE_DATABASE";

/** @returns a copy of the run's sample data; before they are made, nothing that a server could find */
export async function makeServerData(): Promise<ServerData> {
  const { DATABASE_TEST_URL, [SAMPLE_DATABASE]: template } = process.env;
  const dir = await makeFolder(process.env[SAMPLE_DIR]);
  if (!DATABASE_TEST_URL) return embedded(dir);
  const { url, drop } = await createOnServer(DATABASE_TEST_URL, template);
  return onPostgres(dir, url, drop);
}

/** A new folder, and the database at `url`, which others make and drop. */
export async function makeDataOn(url: string): Promise<ServerData> {
  return onPostgres(await makeFolder(), url, async () => {});
}

/** As a newcomer has it before the first start, without a database server. */
export async function makeEmbeddedData(): Promise<ServerData> {
  return embedded(await makeFolder());
}

/** From now on, what is made is a copy of these data. The server on them must have ended. */
export function copyFromNowOn({ dir, databaseUrl }: ServerData): void {
  process.env[SAMPLE_DIR] = dir;
  if (databaseUrl) process.env[SAMPLE_DATABASE] = new URL(databaseUrl).pathname.slice(1);
}

function onPostgres(dir: string, databaseUrl: string, drop: () => Promise<void>): ServerData {
  return {
    dir,
    databaseUrl,
    open: () => openPostgres(databaseUrl),
    async remove() {
      await drop();
      await removeFolder(dir);
    },
  };
}

function embedded(dir: string): ServerData {
  return {
    dir,
    databaseUrl: "",
    open: () => openEmbedded(dir),
    remove: () => removeFolder(dir),
  };
}

async function makeFolder(copied?: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "codetale-e2e-"));
  if (copied) await cp(copied, dir, { recursive: true });
  return dir;
}

async function removeFolder(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
}
