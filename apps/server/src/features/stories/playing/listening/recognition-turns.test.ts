import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createRecognitionTurns } from "./recognition-turns.ts";

it("[OPEN-2] recognises every listener's first recording before anybody's third", async () => {
  const turns = createRecognitionTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const recognize = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.push(resolve);
    });
  const all = [
    ...["a1", "a2", "a3", "a4"].map((name) => turns.take("a", recognize(name))),
    turns.take("b", recognize("b1")),
    turns.take("c", recognize("c1")),
    turns.take("b", recognize("b2")),
  ];
  await setImmediate();
  expect(begun).toEqual(["a1", "a2"]);

  for (let done = 0; done < all.length; done += 1) {
    ends[done]?.();
    await setImmediate();
  }
  await Promise.all(all);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "b2", "a3", "a4"]);
});

it("[OPEN-2] forgets what is finished, also where it failed", async () => {
  const turns = createRecognitionTurns();
  const failing = turns.take("a", () => Promise.reject(new Error("unreadable")));
  await expect(failing).rejects.toThrow("unreadable");
  const begun: string[] = [];
  const note = (name: string) => async () => void begun.push(name);

  await Promise.all([
    ...["x", "y"].map((name) => turns.take(name, note(name))),
    turns.take("b", note("b1")),
    turns.take("b", note("b2")),
    turns.take("a", note("a1")),
  ]);
  expect(begun).toEqual(["x", "y", "b1", "a1", "b2"]);
});
