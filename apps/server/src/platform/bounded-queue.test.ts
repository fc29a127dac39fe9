import { expect, it } from "vitest";
import { BoundedQueue } from "./bounded-queue.ts";

it("runs no more jobs at once than it may, in the order they came", async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 10, typicalJobMs: 1 });
  const started: number[] = [];
  const jobs = [1, 2, 3, 4].map((number) => aJob(() => started.push(number)));
  const results = jobs.map((job) => queue.run(job.run));

  await settled();
  expect(started).toEqual([1, 2]);

  jobs[1]?.finish();
  await settled();
  expect(started).toEqual([1, 2, 3]);

  jobs.forEach((job) => job.finish());
  await Promise.all(results);
  expect(started).toEqual([1, 2, 3, 4]);
});

it("refuses what exceeds its waiting room, and says when to come back", async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 100, typicalJobMs: 30 });
  const job = aJob();
  const accepted = Array.from({ length: 101 }, () => queue.run(job.run));

  await expect(queue.run(job.run)).rejects.toMatchObject({
    reason: "server/busy",
    details: { retryAfterMs: 3000 },
  });

  job.finish();
  await Promise.all(accepted);
});

it("never advises to come back in less than a second", async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 0, typicalJobMs: 30 });
  const job = aJob();
  const accepted = queue.run(job.run);

  await expect(queue.run(job.run)).rejects.toMatchObject({ details: { retryAfterMs: 1000 } });

  job.finish();
  await accepted;
});

it("gives the place of a job that failed to the next one", async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 1, typicalJobMs: 1 });
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "done");

  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await queue.run(async () => "free again")).toBe("free again");
});

function aJob(onStart: () => void = () => {}) {
  const { promise, resolve: finish } = promiseWithResolver();
  return {
    finish,
    run: () => {
      onStart();
      return promise;
    },
  };
}

function promiseWithResolver() {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
