import { expect, it } from "vitest";
import { eachDespiteFailures } from "./despite-failures.ts";

it("[OPS-4] goes on with the others where one fails, and tells of all failures at the end", async () => {
  const done: number[] = [];
  const act = async (one: number) => {
    if (one % 2 === 0) throw new Error(`${one} is even`);
    done.push(one);
  };

  await expect(eachDespiteFailures([1, 2, 3, 4, 5], act)).rejects.toMatchObject({
    errors: [{ message: "2 is even" }, { message: "4 is even" }],
  });
  expect(done).toEqual([1, 3, 5]);
});

it("tells of nothing where none fails", async () => {
  await expect(eachDespiteFailures([1], async () => {})).resolves.toBeUndefined();
});
