import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createHttpApp } from "../create-http-app.ts";
import { acceptUploads, readUpload } from "./uploads.ts";

const LIMIT = 1_000_000;

let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = createHttpApp({ clock: { now: () => 0 } });
  await acceptUploads(app);
  app.post("/upload", async (request) => {
    const bytes = await readUpload(request, "image", LIMIT);
    return { size: bytes.length, last: bytes.at(-1) };
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/upload`;
});
afterEach(() => app.close());

it("reads the file whole, up to the limit itself", async () => {
  expect(await upload(Buffer.alloc(LIMIT, 7))).toEqual([200, { size: LIMIT, last: 7 }]);
});

it("reads a file without a byte in it", async () => {
  expect(await upload(Buffer.alloc(0))).toMatchObject([200, { size: 0 }]);
});

it("refuses one byte more, however the bytes arrive", async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await upload(Buffer.alloc(LIMIT + 1))).toMatchObject([
      413,
      { reason: "file/too-large" },
    ]);
  }
});

it("refuses a file many times the limit", async () => {
  expect(await upload(Buffer.alloc(LIMIT * 10))).toMatchObject([413, { reason: "file/too-large" }]);
});

describe("names the part that is missing", () => {
  const missing = [400, { reason: "request/invalid", errors: [{ path: "image" }] }];

  it("when the file has another name", async () => {
    expect(await upload(Buffer.from("x"), "picture")).toMatchObject(missing);
  });

  it("when there is text in its place", async () => {
    const form = new FormData();
    form.set("image", "text");
    expect(await post(form)).toMatchObject(missing);
  });

  it("when there is no form", async () => {
    expect(await post("{}", "application/json")).toMatchObject(missing);
  });
});

describe("blames the client, not the server, for a form that", () => {
  it.each([
    [
      "breaks off in the file",
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
    ],
    ["breaks off in a head", '--b\r\ncontent-disposition: form-data; name="im'],
    ["is empty", ""],
    ["is no form at all", "hello"],
  ])("%s", async (_, body) => {
    expect(await post(body, "multipart/form-data; boundary=b")).toMatchObject([
      400,
      { reason: "request/invalid" },
    ]);
  });

  it("names no boundary", async () => {
    expect(await post("hello", "multipart/form-data")).toMatchObject([
      400,
      { reason: "request/invalid" },
    ]);
  });
});

function upload(bytes: Buffer, name = "image") {
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(bytes)]), "a.png");
  return post(form);
}

async function post(body: FormData | string, contentType?: string): Promise<[number, unknown]> {
  const response = await fetch(url, {
    method: "POST",
    body,
    ...(contentType !== undefined && { headers: { "content-type": contentType } }),
  });
  return [response.status, await response.json()];
}
