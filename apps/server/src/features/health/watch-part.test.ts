import { expect, it, vi } from "vitest";
import { watchPart } from "./watch-part.ts";

const gone = new Error("gone");

it("[OPS-4] says what the last check found, and begins the next", async () => {
  let fails = true;
  const onChange = vi.fn<(reason: unknown) => void>();
  const part = watchPart(async () => {
    if (fails) throw gone;
  }, onChange);

  expect(part.isThere()).toBe(true);
  await expect.poll(() => part.isThere()).toBe(false);
  fails = false;
  await expect.poll(() => part.isThere()).toBe(true);
  expect(onChange.mock.calls).toEqual([[gone], [null]]);
});

it("[OPS-4] answers at once while a check hangs, and begins no other", async () => {
  const checks: (() => void)[] = [];
  const part = watchPart(
    () => new Promise<void>((_, reject) => void checks.push(() => reject(gone))),
    () => {},
  );
  const answers = [part.isThere(), part.isThere(), part.isThere()];

  expect(answers).toEqual([true, true, true]);
  expect(checks).toHaveLength(1);
  checks[0]?.();
  await expect.poll(() => part.isThere()).toBe(false);
});
