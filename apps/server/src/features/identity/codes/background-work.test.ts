import { expect, it } from "vitest";
import { BackgroundWork } from "./background-work.ts";

it("is settled when all that was begun is done, also what that began", async () => {
  const background = new BackgroundWork();
  const done: string[] = [];
  let finish: () => void = () => {};
  background.run(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    done.push("first");
    background.run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      done.push("second");
    });
  });
  const settled = background.settled().then(() => done.push("settled"));
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(done).toEqual([]);

  finish();
  await settled;
  expect(done).toEqual(["first", "second", "settled"]);
});

it("is settled at once when nothing is running", async () => {
  await expect(new BackgroundWork().settled()).resolves.toBeUndefined();
});
