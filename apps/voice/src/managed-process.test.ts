import { expect, it } from "vitest";
import { ManagedProcess, type ProcessEvents } from "./managed-process.ts";

/** A program that answers only when the test says so. */
function programs(idleMs = 10_000) {
  const opened: { events: ProcessEvents<string>; asked: number[]; isKilled: boolean }[] = [];
  const companion = new ManagedProcess<string, string>({
    name: "program",
    idleMs,
    start(events) {
      const program = { events, asked: [] as number[], isKilled: false };
      opened.push(program);
      return {
        send: (id) => void program.asked.push(id),
        kill: () => (program.isKilled = true),
      };
    },
  });
  return { companion, opened };
}

it("starts with the first question, and answers each with its own", async () => {
  const { companion, opened } = programs();
  expect(companion.isRunning).toBe(false);

  const answers = [companion.request("a", 1_000), companion.request("b", 1_000)];
  const [program] = opened;
  const [first, second] = program!.asked;
  program!.events.onReply(second!, "B");
  program!.events.onReply(first!, "A");

  expect(await Promise.all(answers)).toEqual(["A", "B"]);
  expect(opened).toHaveLength(1);
});

it("tells who waits when the program dies, and starts it anew for the next", async () => {
  const { companion, opened } = programs();
  const asked = companion.request("a", 1_000);
  opened[0]!.events.onExit();
  await expect(asked).rejects.toMatchObject({ code: "failed" });

  const again = companion.request("b", 1_000);
  opened[1]!.events.onReply(opened[1]!.asked[0]!, "B");
  expect(await again).toBe("B");
});

it("ends a program that hangs", async () => {
  const { companion, opened } = programs();

  await expect(companion.request("a", 5)).rejects.toMatchObject({ code: "timeout" });
  expect(opened[0]!.isKilled).toBe(true);
  expect(companion.isRunning).toBe(false);
});

it("ends the program when it was idle for a while", async () => {
  const { companion, opened } = programs(5);
  const asked = companion.request("a", 1_000);
  opened[0]!.events.onReply(opened[0]!.asked[0]!, "A");
  await asked;

  await expect.poll(() => opened[0]!.isKilled).toBe(true);
});

it("ends with its owner, who gets no more answers", async () => {
  const { companion, opened } = programs();
  const asked = companion.request("a", 1_000);
  companion.close();

  await expect(asked).rejects.toMatchObject({ code: "failed" });
  await expect(companion.request("b", 1_000)).rejects.toMatchObject({ code: "failed" });
  expect(opened[0]!.isKilled).toBe(true);
});
