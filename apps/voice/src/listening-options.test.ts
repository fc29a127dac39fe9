import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, test } from "vitest";
import { readListeningOptions } from "./listening-options.ts";

const folder = mkdtempSync(join(tmpdir(), "codetale-listening-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const here = { host: "127.0.0.1", port: "4000" };
const keyFile = file("key", "a-key-of-16-chars\n");
const files = { "tls-cert": file("cert", "CERT"), "tls-key": file("tls", "KEY") };

it("listens to its own machine without a key", () => {
  expect(readListeningOptions(here)).toEqual({
    host: "127.0.0.1",
    port: 4000,
    key: null,
    tls: null,
  });
});

it("[OPS-2] listens to others with a key and TLS", () => {
  expect(readListeningOptions({ ...here, host: "0.0.0.0", "key-file": keyFile, ...files })).toEqual(
    {
      host: "0.0.0.0",
      port: 4000,
      key: "a-key-of-16-chars",
      tls: { cert: Buffer.from("CERT"), key: Buffer.from("KEY") },
    },
  );
});

test.each([
  ["others reach it without a key", { host: "0.0.0.0", ...files }, "Others reach 0.0.0.0"],
  ["others reach it without TLS", { host: "::", "key-file": keyFile }, "Others reach ::"],
  ["a name may be of the network", { host: "voice.example" }, "Others reach voice.example"],
  ["the port is none", { port: "eighty" }, "--port must be a number"],
  ["the port is blank", { port: " " }, "--port must be a number"],
  ["the port is too large", { port: "65536" }, "--port must be a number"],
  ["the key is short", { "key-file": file("short", "15-characters!!") }, "needs 16 characters"],
  ["the key is missing", { "key-file": join(folder, "none") }, "cannot be read (ENOENT)"],
  ["half of TLS is given", { "tls-cert": files["tls-cert"] }, "belong together"],
])("[OPS-2] says so where %s", (_, given, words) => {
  expect(() => readListeningOptions({ ...here, ...given })).toThrow(words);
});
