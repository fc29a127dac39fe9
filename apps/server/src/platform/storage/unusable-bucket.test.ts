import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FilesUnavailableError, type FileStore } from "#core/ports/files";
import { StartError } from "#core/errors/start-error";
import { openS3Server } from "#testing/s3-server";
import { openStallingProxy } from "#testing/stalling-proxy";
import { createS3FileStore, type S3Settings } from "./create-s3-file-store.ts";
import { checkAtStart } from "./open-files.ts";
import { keysOf } from "./testing/keys-of.ts";

let s3: Awaited<ReturnType<typeof openS3Server>>;
beforeAll(async () => {
  s3 = await openS3Server();
});
afterAll(() => s3.close());

describe("[OPS-3] a bucket that cannot be used", () => {
  const brief = { connectMs: 100, answerMs: 100, keysAtOnce: 1_000 };
  const everyCall: [string, (files: FileStore) => Promise<unknown>][] = [
    ["put", (files) => files.put("a.webp", Buffer.from("a"))],
    ["find", (files) => files.find("a.webp")],
    ["delete", (files) => files.delete("a.webp")],
    ["keys", keysOf],
    ["check", (files) => files.check()],
  ];

  it.each(everyCall)("hangs: %s gives up", async (_, call) => {
    const proxy = await openStallingProxy(s3.settings.endpoint);
    proxy.stall();
    const files = createS3FileStore({ ...s3.settings, endpoint: proxy.url }, brief);

    await expect(call(files)).rejects.toThrow(FilesUnavailableError);
    files.close();
    await proxy.close();
  });

  it("hangs in the middle of a file: its reading breaks off", async () => {
    const proxy = await openStallingProxy(s3.settings.endpoint);
    const files = createS3FileStore(
      { ...s3.settings, endpoint: proxy.url },
      { connectMs: 30_000, answerMs: 1_000, keysAtOnce: 1 },
    );
    await files.put("long.mp3", randomBytes(8_000_000));
    const stream = await (await files.find("long.mp3"))?.read();
    proxy.stall();

    await expect(stream && buffer(stream)).rejects.toThrow();
    await createS3FileStore(s3.settings).delete("long.mp3");
    files.close();
    await proxy.close();
  });

  it.each(everyCall)("is gone: %s says so", async (_, call) => {
    const gone = await openStallingProxy(s3.settings.endpoint);
    await gone.close();
    const files = createS3FileStore({ ...s3.settings, endpoint: gone.url }, brief);

    await expect(call(files)).rejects.toThrow(FilesUnavailableError);
    files.close();
  });

  it("is full: put says so", async () => {
    const full = await anS3ThatAnswers(507, "XMinioStorageFull");
    const files = createS3FileStore({ ...s3.settings, endpoint: full.url }, brief);

    const put = files.put("a.webp", Buffer.from("a"));
    await expect(put).rejects.toThrow(FilesUnavailableError);
    files.close();
    await full.close();
  });

  it("was deleted: its files are away, not unknown", async () => {
    const files = createS3FileStore({ ...s3.settings, bucket: "deleted" });

    await expect(files.find("a.webp")).rejects.toThrow(FilesUnavailableError);
    files.close();
  });

  const wrong: [Partial<S3Settings>, string][] = [
    [{ bucket: "another" }, "S3_BUCKET names no bucket there"],
    [{ accessKey: "wrong" }, "S3_ACCESS_KEY and S3_SECRET_KEY do not open the bucket"],
  ];
  it.each(wrong)(
    "is not the one of the settings, with %j: the start says which",
    async (change, words) => {
      const files = createS3FileStore({ ...s3.settings, ...change });
      const start = checkAtStart(files, () => {});

      await expect(start).rejects.toThrow(words);
      await expect(start).rejects.toThrow(StartError);
      files.close();
    },
  );

  it("does not take the secret key: the start says so", async () => {
    // The test's server takes any.
    const refusing = await anS3ThatAnswers(403, "SignatureDoesNotMatch");
    const files = createS3FileStore({ ...s3.settings, endpoint: refusing.url });

    await expect(checkAtStart(files, () => {})).rejects.toThrow("S3_ACCESS_KEY and S3_SECRET_KEY");
    files.close();
    await refusing.close();
  });

  it("is away for now: the start goes on, and reports it", async () => {
    const full = await anS3ThatAnswers(503, "SlowDown");
    const files = createS3FileStore({ ...s3.settings, endpoint: full.url }, brief);
    const reported: Error[] = [];
    await checkAtStart(files, (error) => reported.push(error));

    expect(reported).toEqual([expect.any(FilesUnavailableError)]);
    files.close();
    await full.close();
  });
});

async function anS3ThatAnswers(status: number, code: string) {
  const server: Server = createServer((request, response) => {
    request.resume();
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
