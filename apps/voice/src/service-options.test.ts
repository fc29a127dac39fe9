import { expect, it } from "vitest";
import { readServiceOptions } from "./service-options.ts";

it("needs no option at all", () => {
  expect(readServiceOptions([])).toEqual({
    pack: "./data/voices",
    isAlone: false,
    listening: { host: "127.0.0.1", port: 0, key: null, tls: null },
    idleMs: 600_000,
    logLevel: "warn",
  });
});

it("takes each option", () => {
  const args = "--alone --pack /voices --port 4000 --idle-ms 1 --log-level silent".split(" ");

  expect(readServiceOptions(args)).toMatchObject({
    pack: "/voices",
    isAlone: true,
    listening: { port: 4000 },
    idleMs: 1,
    logLevel: "silent",
  });
});

it.each([
  [["--nope"], "Unknown option '--nope'"],
  [["--port"], "'--port <value>' argument missing"],
  [["folder"], "Unexpected argument 'folder'"],
  [["--port", "eighty"], "--port must be a number from 0 to 65535."],
  [["--pack", " "], "--pack must be a folder."],
  [["--log-level", "loud"], "--log-level must be one of debug, info, warn, error, silent."],
  [["--idle-ms", "soon"], "--idle-ms must be a number from 1 to 2147483647."],
  [["--idle-ms", "0"], "--idle-ms must be a number"],
  [["--idle-ms", "2147483648"], "--idle-ms must be a number"],
])("[OPS-2] names what is wrong in %j", (args, words) => {
  expect(() => readServiceOptions(args)).toThrow(words);
});
