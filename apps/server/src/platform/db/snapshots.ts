/**
 * Copies of the embedded database while it serves. Only the serving process may read the database,
 * so it makes the copy, for a command that shows the token of a file which only the product's own
 * user of the machine can read. Why so: docs/decisions/057.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { z } from "zod";

const addressOf = (dataDir: string) => join(dataDir, "snapshots", "address.json");
const addressSchema = z.object({ url: z.string(), token: z.string() });
const answerSchema = z.object({ name: z.string().regex(/^[0-9a-f]+$/) });

/**
 * Offers copies to {@link requestSnapshot} on this machine, one at a time.
 *
 * @param copyTo `OpenDatabase.copyTo`
 * @returns ends the offer
 */
export async function offerSnapshots(
  dataDir: string,
  copyTo: (dir: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = join(dataDir, "snapshots");
  // A command that was ended leaves its copy behind.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const token = randomBytes(32).toString("hex");
  let last: Promise<unknown> = Promise.resolve();

  async function copy(): Promise<string> {
    const name = randomBytes(8).toString("hex");
    await copyTo(join(folder, name));
    return name;
  }

  const server = createServer((request, response) => {
    if (request.method !== "POST" || !showsToken(request, token)) {
      response.writeHead(404).end();
      return;
    }
    const copied = last.then(copy);
    last = copied.catch(() => {});
    copied.then(
      (name) => response.end(JSON.stringify({ name })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(`${addressOf(dataDir)}.draft`, JSON.stringify({ url, token }), { mode: 0o600 });
  await rename(`${addressOf(dataDir)}.draft`, addressOf(dataDir));

  return async () => {
    await rm(addressOf(dataDir), { force: true });
    server.closeAllConnections();
    server.close();
    await last;
  };
}

/**
 * Has the process that serves this data folder copy its database.
 *
 * @returns the folder of the copy, which the caller deletes; null where no process serves it
 * @throws Error with the words of the serving process when it could not
 */
export async function requestSnapshot(dataDir: string): Promise<string | null> {
  const address = await readFile(addressOf(dataDir), "utf8").catch(nullIfMissing);
  if (address === null) return null;
  const { url, token } = addressSchema.parse(JSON.parse(address));
  const headers = { authorization: `Bearer ${token}` };
  // A process that was ended leaves its address behind; another program may have it by now.
  const response = await fetch(url, { method: "POST", headers }).catch(() => null);
  if (response === null || response.status === 404) return null;
  if (!response.ok) throw new Error(`The database could not be copied: ${await response.text()}`);
  return join(dataDir, "snapshots", answerSchema.parse(await response.json()).name);
}

function showsToken({ headers }: IncomingMessage, token: string): boolean {
  const shown = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
