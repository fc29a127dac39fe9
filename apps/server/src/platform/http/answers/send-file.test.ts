import { at } from "@codetale/domain/testing/at";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FilesUnavailableError, type StoredFile } from "#core/ports/files";
import { TestClock } from "#testing/clock";
import { FilesInMemory } from "#testing/files-in-memory";
import { createTestApp } from "#testing/http";
import { sendFile } from "./send-file.ts";

const bytes = Buffer.from("0123456789");
const headers = { "content-type": "audio/mpeg", "cache-control": "private, max-age=86400" };

let app: ReturnType<typeof createTestApp>;
let file: StoredFile;
beforeEach(async () => {
  const files = new FilesInMemory();
  await files.put("a.mp3", bytes);
  const found = await files.find("a.mp3");
  if (!found) throw new Error("it was just put");
  file = found;
  app = createTestApp({ clock: new TestClock(at("10:00")) });
  app.get("/file", (request, reply) => sendFile(request, reply, { file, id: "a" }, headers));
});
afterEach(() => app.close());

const ask = (asked: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: "/file", headers: asked });

describe("[OPS-3] a stored file", () => {
  it("is sent whole, and says that parts may be asked for", async () => {
    const response = await ask();

    expect([response.statusCode, response.body]).toEqual([200, "0123456789"]);
    expect(response.headers).toMatchObject({
      ...headers,
      "accept-ranges": "bytes",
      "content-length": "10",
      etag: '"a-10"',
    });
  });

  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=8-50", "89", "bytes 8-9/10"],
  ])("is sent in part where %s asks for it", async (range, part, contentRange) => {
    const response = await ask({ range });

    expect([response.statusCode, response.body]).toEqual([206, part]);
    expect(response.headers).toMatchObject({
      ...headers,
      "content-range": contentRange,
      "content-length": String(part.length),
    });
  });

  it("has no part after its end, and says how long it is", async () => {
    const response = await ask({ range: "bytes=10-" });

    expect(response.statusCode).toBe(416);
    expect(response.json()).toMatchObject({ reason: "file/no-such-part", code: "out-of-range" });
    expect(response.headers["content-range"]).toBe("bytes */10");
    expect(response.headers["cache-control"]).toBeUndefined();
  });

  it.each([
    ['"a-10"', 206],
    ['"b-10"', 200],
    ["Sat, 28 Nov 2026 10:00:00 GMT", 200],
  ])("is sent in part with If-Range %s: %i", async (ifRange, status) => {
    expect((await ask({ range: "bytes=0-3", "if-range": ifRange })).statusCode).toBe(status);
  });

  it.each(['"a-10"', 'W/"a-10"', '"x", "a-10"', "*"])(
    "is not sent again to a client that has it, by If-None-Match %s",
    async (tag) => {
      const response = await ask({ "if-none-match": tag });

      expect([response.statusCode, response.body]).toEqual([304, ""]);
      expect(response.headers).toMatchObject({ etag: '"a-10"', ...headers });
    },
  );

  it("is sent to a client that has another", async () => {
    expect((await ask({ "if-none-match": '"a-9"' })).body).toBe("0123456789");
  });

  it.each([
    [{}, 200, "10"],
    [{ range: "bytes=0-3" }, 206, "4"],
  ])("is described by HEAD without being read, with %j", async (asked, status, length) => {
    file = { ...file, read: () => Promise.reject(new Error("nobody reads it")) };
    const response = await ask(asked, "HEAD");

    expect([response.statusCode, response.body]).toEqual([status, ""]);
    expect(response.headers).toMatchObject({ "content-length": length, etag: '"a-10"' });
  });

  it("is answered 503 while the storage is away, with a time to come again", async () => {
    file = { ...file, read: () => Promise.reject(new FilesUnavailableError(new Error("ENOSPC"))) };
    const response = await ask();

    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ reason: "server/busy", retryAfterMs: 10_000 });
    expect(response.headers["cache-control"]).toBeUndefined();
  });
});
