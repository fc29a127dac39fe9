import { expect, it } from "vitest";
import { createSlots } from "./slots.ts";

it("runs no more at once than it may, in the order they came", async () => {
  const slots = createSlots({ atOnce: 2, waiting: 10 });
  const started: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((n) =>
      slots.run(async () => {
        started.push(n);
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
      }),
    ),
  );
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it("turns away what finds no place to wait", async () => {
  const slots = createSlots({ atOnce: 1, waiting: 1 });
  let open = () => {};
  const running = slots.run(() => new Promise<void>((resolve) => (open = resolve)));
  const waiting = slots.run(async () => "waited");

  await expect(slots.run(async () => {})).rejects.toMatchObject({ reason: "server/busy" });
  open();
  await running;
  expect(await waiting).toBe("waited");
});

it("gives a slot back after a failure", async () => {
  const slots = createSlots({ atOnce: 1, waiting: 1 });
  await expect(slots.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await slots.run(async () => "next")).toBe("next");
});
