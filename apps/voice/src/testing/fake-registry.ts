/** A package registry over real HTTP; tests can replace its responses. */
import { createHash } from "node:crypto";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { create } from "tar";
import type { Carrier, PackFile } from "../pack/manifest.ts";

export interface FakeRegistry {
  url: string;
  /** Paths and ranges as requested. */
  asked: string[];
  /** Replaces the default response; returns false to leave a request to that. */
  misbehave: (request: IncomingMessage, response: ServerResponse, body: Buffer) => boolean;
  close(): Promise<void>;
}

/** @param packages tarballs by carrier name, version 1.0.0 each */
export async function startFakeRegistry(
  packages: ReadonlyMap<string, Buffer>,
): Promise<FakeRegistry> {
  const registry: FakeRegistry = { url: "", asked: [], misbehave: () => false, close };
  const server = createServer((request, response) => {
    const { url = "", headers } = request;
    registry.asked.push([url, headers.range].filter(Boolean).join(" "));
    const body = packages.get(/^\/(.+)\/-\//.exec(url)?.[1] ?? "");
    if (!body) response.writeHead(404).end();
    else if (!registry.misbehave(request, response, body)) serve(response, body, headers.range);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  registry.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return registry;

  async function close() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function serve(response: ServerResponse, body: Buffer, range = ""): void {
  const from = Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0);
  if (from > 0) {
    response.writeHead(206, { "content-range": `bytes ${from}-${body.length - 1}/${body.length}` });
  }
  response.end(body.subarray(from));
}

/** @param files by path inside the package */
export async function tarballOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), "codetale-tarball-"));
  try {
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(dir, "package", path)), { recursive: true });
      await writeFile(join(dir, "package", path), bytes);
    }
    await create({ cwd: dir, gzip: true, file: join(dir, "all.tgz") }, ["package"]);
    return await readFile(join(dir, "all.tgz"));
  } finally {
    await rm(dir, { recursive: true });
  }
}

export function carrierOf(name: string, tarball: Buffer): Carrier {
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  return { name, version: "1.0.0", integrity, bytes: tarball.length };
}

export function fileOf(
  path: string,
  parts: readonly { carrier: string; path: string; content: Buffer }[],
  tail?: Buffer,
): PackFile {
  const whole = Buffer.concat([...parts.map(({ content }) => content), tail ?? Buffer.alloc(0)]);
  return {
    path,
    bytes: whole.length,
    sha256: createHash("sha256").update(whole).digest("hex"),
    from: parts.map(({ carrier, path: inside, content }) => ({
      carrier,
      path: inside,
      bytes: content.length,
    })),
    ...(tail && { tail: tail.toString("base64") }),
  };
}
