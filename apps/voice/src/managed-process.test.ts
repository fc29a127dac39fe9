import { expect, it } from "vitest";
import { createManagedProcess, type ProcessEvents } from "./managed-process.ts";

/** A program that answers only when the test says so. */
function programs({ idleMs = 10_000, limitMs = 1_000 } = {}) {
  const opened: { events: ProcessEvents<string>; asked: number[]; isKilled: boolean }[] = [];
  const managed = createManagedProcess<string, string>(
    (events) => {
      const program = { events, asked: [] as number[], isKilled: false };
      opened.push(program);
      return {
        send: (id) => void program.asked.push(id),
        kill: () => (program.isKilled = true),
      };
    },
    { name: "program", idleMs, limitMs },
  );
  return { managed, opened };
}

it("starts with the first question, and answers each with its own", async () => {
  const { managed, opened } = programs();
  expect(managed.isRunning()).toBe(false);

  const answers = [managed.request("a"), managed.request("b")];
  const [program] = opened;
  const [first, second] = program!.asked;
  program!.events.onReply(second!, "B");
  program!.events.onReply(first!, "A");

  expect(await Promise.all(answers)).toEqual(["A", "B"]);
  expect(opened).toHaveLength(1);
});

it("tells who waits when the program dies, and starts it anew for the next", async () => {
  const { managed, opened } = programs();
  const asked = managed.request("a");
  opened[0]!.events.onExit();
  await expect(asked).rejects.toMatchObject({ code: "failed" });

  const again = managed.request("b");
  opened[1]!.events.onReply(opened[1]!.asked[0]!, "B");
  expect(await again).toBe("B");
});

it("ends a program that hangs", async () => {
  const { managed, opened } = programs({ limitMs: 5 });

  await expect(managed.request("a")).rejects.toMatchObject({ code: "timeout" });
  expect(opened[0]!.isKilled).toBe(true);
  expect(managed.isRunning()).toBe(false);
});

it("ends the program when it was idle for a while", async () => {
  const { managed, opened } = programs({ idleMs: 5 });
  const asked = managed.request("a");
  opened[0]!.events.onReply(opened[0]!.asked[0]!, "A");
  await asked;

  await expect.poll(() => opened[0]!.isKilled).toBe(true);
});

it("ends with its owner, who gets no more answers", async () => {
  const { managed, opened } = programs();
  const asked = managed.request("a");
  managed.close();

  await expect(asked).rejects.toMatchObject({ code: "failed" });
  await expect(managed.request("b")).rejects.toMatchObject({ code: "failed" });
  expect(opened[0]!.isKilled).toBe(true);
});
