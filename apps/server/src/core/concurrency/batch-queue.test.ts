import { expect, it } from "vitest";
import { createBatchQueue, type BatchQueueOptions } from "./batch-queue.ts";

it("lets what arrives together go together", async () => {
  const { batches, ran } = recorded();
  await Promise.all(["a1", "a2", "b1"].map((item) => batches.add(item)));
  expect(ran).toEqual([["a1", "a2", "b1"]]);
});

it("answers each item with its own result", async () => {
  const { batches } = recorded();
  expect(await Promise.all(["a1", "a2"].map((item) => batches.add(item)))).toEqual(["A1", "A2"]);
});

it("gathers what arrives while a batch is under way", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { batches, ran } = recorded({ before: () => gate });
  const first = batches.add("a1");
  await turn();
  const rest = ["a2", "b1"].map((item) => batches.add(item));
  await turn();
  expect(ran).toEqual([["a1"]]);

  open();
  await Promise.all([first, ...rest]);
  expect(ran).toEqual([["a1"], ["a2", "b1"]]);
});

it("takes no more at once than it may", async () => {
  const { batches, ran } = recorded({ most: 2 });
  await Promise.all(["a1", "a2", "a3", "a4", "a5"].map((item) => batches.add(item)));
  expect(ran).toEqual([["a1", "a2"], ["a3", "a4"], ["a5"]]);
});

it("never puts two of one identity into one batch", async () => {
  const { batches, ran } = recorded();
  await Promise.all(["a1", "a2", "a1", "a3", "a1"].map((item) => batches.add(item)));
  expect(ran).toEqual([["a1", "a2"], ["a1", "a3"], ["a1"]]);
});

it("runs one room's items in their order, and rooms side by side in different lanes", async () => {
  const { batches, ran, atOnce } = recorded({ lanes: 2, before: turn });
  await Promise.all(["a1", "b1", "a2", "b2"].map((item) => batches.add(item)));
  expect(ran).toEqual([
    ["a1", "a2"],
    ["b1", "b2"],
  ]);
  expect(atOnce()).toBe(2);
});

it("fails only the batch that failed", async () => {
  const { batches } = recorded({
    most: 1,
    before: async (batch) => {
      if (batch.includes("a1")) throw new Error("no");
    },
  });
  const [failed, done] = await Promise.allSettled([batches.add("a1"), batches.add("a2")]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "no" } });
  expect(done).toMatchObject({ status: "fulfilled", value: "A2" });
});

it("refuses what finds no place to wait, and takes it again later", async () => {
  const { batches } = recorded({ waiting: 2 });
  const [, , third] = await Promise.allSettled(["a1", "a2", "a3"].map((item) => batches.add(item)));
  expect(third).toMatchObject({ status: "rejected", reason: { message: "full" } });
  expect(await batches.add("a3")).toBe("A3");
});

interface Recorded extends Partial<BatchQueueOptions<string, string>> {
  before?(batch: string[]): Promise<void>;
}

/** Items are named by room and number; a result is its item in capitals. */
function recorded({ before = async () => {}, ...options }: Recorded = {}) {
  const ran: string[][] = [];
  let running = 0;
  let mostRunning = 0;
  const batches = createBatchQueue<string, string>({
    lanes: 1,
    most: 10,
    waiting: 10,
    roomOf: (item) => item.slice(0, 1),
    identityOf: (item) => item,
    refuse: () => new Error("full"),
    async run(batch) {
      ran.push(batch);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await before(batch);
      running -= 1;
      return batch.map((item) => item.toUpperCase());
    },
    ...options,
  });
  return { batches, ran, atOnce: () => mostRunning };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
