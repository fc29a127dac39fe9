import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { TimeUpError, withTimeout } from "./with-timeout.ts";

const nobody = new AbortController().signal;
const untilAborted = (signal: AbortSignal) =>
  pause(10_000, undefined, { signal }).catch(() => signal.throwIfAborted());

it("gives what the work gives", async () => {
  await expect(withTimeout(nobody, 10_000, async () => 7)).resolves.toBe(7);
});

it("ends work that takes too long", async () => {
  await expect(withTimeout(nobody, 5, untilAborted)).rejects.toBeInstanceOf(TimeUpError);
});

it("ends work that nobody wants any more, also before it began", async () => {
  const abort = new AbortController();
  const work = withTimeout(abort.signal, 10_000, untilAborted);
  abort.abort(new Error("unwanted"));

  await expect(work).rejects.toThrow("unwanted");
  await expect(withTimeout(abort.signal, 10_000, untilAborted)).rejects.toThrow("unwanted");
});
