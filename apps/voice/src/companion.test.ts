import { expect, it } from "vitest";
import { Companion, type CompanionEvents } from "./companion.ts";

/** A program that answers only when the test says so. */
function programs(idleMs = 10_000) {
  const opened: { events: CompanionEvents<string>; asked: number[]; isKilled: boolean }[] = [];
  const companion = new Companion<string, string>({
    name: "program",
    idleMs,
    open(events) {
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

  const answers = [companion.ask("a", 1_000), companion.ask("b", 1_000)];
  const [program] = opened;
  const [first, second] = program!.asked;
  program!.events.onAnswer(second!, "B");
  program!.events.onAnswer(first!, "A");

  expect(await Promise.all(answers)).toEqual(["A", "B"]);
  expect(opened).toHaveLength(1);
});

it("tells who waits when the program dies, and starts it anew for the next", async () => {
  const { companion, opened } = programs();
  const asked = companion.ask("a", 1_000);
  opened[0]!.events.onEnd();
  await expect(asked).rejects.toMatchObject({ code: "failed" });

  const again = companion.ask("b", 1_000);
  opened[1]!.events.onAnswer(opened[1]!.asked[0]!, "B");
  expect(await again).toBe("B");
});

it("ends a program that hangs", async () => {
  const { companion, opened } = programs();

  await expect(companion.ask("a", 5)).rejects.toMatchObject({ code: "timeout" });
  expect(opened[0]!.isKilled).toBe(true);
  expect(companion.isRunning).toBe(false);
});

it("ends the program when nobody has asked for a while", async () => {
  const { companion, opened } = programs(5);
  const asked = companion.ask("a", 1_000);
  opened[0]!.events.onAnswer(opened[0]!.asked[0]!, "A");
  await asked;

  await expect.poll(() => opened[0]!.isKilled).toBe(true);
});

it("ends with its owner, who gets no more answers", async () => {
  const { companion, opened } = programs();
  const asked = companion.ask("a", 1_000);
  companion.close();

  await expect(asked).rejects.toMatchObject({ code: "failed" });
  await expect(companion.ask("b", 1_000)).rejects.toMatchObject({ code: "failed" });
  expect(opened[0]!.isKilled).toBe(true);
});
