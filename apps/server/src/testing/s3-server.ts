/**
 * A server that speaks S3's protocol, with one bucket in a folder of its own; it can go away and come
 * back with its files at the same port.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#platform/storage/create-s3-file-store";

export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "codetale-s3-"));
  const openAt = async (at: number) => {
    const opened = new S3rver({
      address: "127.0.0.1",
      port: at,
      silent: true,
      directory,
      configureBuckets: [{ name: "codetale" }],
    });
    return { opened, port: (await opened.run()).port };
  };
  const first = await openAt(0);
  const { port } = first;
  let server: S3rver | null = first.opened;

  async function goAway(): Promise<void> {
    await server?.close();
    server = null;
  }

  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "codetale",
    // The server's own.
    accessKey: "S3RVER",
    secretKey: "S3RVER",
  };
  return {
    settings,
    goAway,
    async comeBack(): Promise<void> {
      server = (await openAt(port)).opened;
    },
    async close(): Promise<void> {
      await goAway();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
