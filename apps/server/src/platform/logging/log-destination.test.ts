import { closeSync, existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { openLogDestination } from "./log-destination.ts";

/** Linux's device on which every write fails as on a full disk. */
const FULL = "/dev/full";

it.runIf(existsSync(FULL))("[OPS-4] a full disk does not end the process that logs", () => {
  const descriptor = openSync(FULL, "w");
  const log = openLogDestination(descriptor);
  for (let n = 0; n < 3; n += 1) log.write("a line\n");
  const many = "x".repeat(256 * 1024);
  for (let n = 0; n < 20; n += 1) log.write(many);

  expect((log as unknown as { _len: number })._len).toBeLessThanOrEqual(1024 * 1024);
  closeSync(descriptor);
});
