/** A server that speaks S3's protocol, with one bucket in a folder of its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "#platform/storage/create-s3-file-store";

export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), "codetale-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "codetale" }],
  });
  const { port } = await server.run();
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

    async close(): Promise<void> {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
