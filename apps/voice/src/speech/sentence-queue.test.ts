import { expect, it } from "vitest";
import { SentenceQueue, type Priority } from "./sentence-queue.ts";

function settling() {
  const started: string[] = [];
  const done: string[] = [];
  const queue = new SentenceQueue(4);
  const { signal } = new AbortController();
  const gate = gateOf();
  const add = (name: string, priority: Priority, by = signal) =>
    queue.run(priority, by, async () => {
      started.push(name);
      await gate.promise;
      done.push(name);
    });
  return { queue, add, started, done, open: () => gate.resolve(undefined) };
}

function gateOf() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}

it("lets what is waited for go before what may be wanted next, and that before the rest", async () => {
  const { add, done, open } = settling();
  const all = [
    add("first", "later"),
    add("later", "later"),
    add("soon", "soon"),
    add("now", "now"),
    add("now too", "now"),
  ];
  open();
  await Promise.all(all);

  expect(done).toEqual(["first", "now", "now too", "soon", "later"]);
});

it("refuses more than may wait, and says when to come again", async () => {
  const { add, open } = settling();
  const all = [1, 2, 3, 4, 5].map((number) => add(String(number), "later"));

  await expect(add("6", "now")).rejects.toMatchObject({ code: "busy", retryAfterS: 10 });
  open();
  await Promise.all(all);
});

it("forgets who has gone, and lets the next in", async () => {
  const { add, done, open } = settling();
  const gone = new AbortController();
  const first = add("first", "later");
  const leaving = add("gone", "later", gone.signal);
  const last = add("last", "later");
  gone.abort(new Error("gone"));

  await expect(leaving).rejects.toThrow("gone");
  open();
  await Promise.all([first, last]);
  expect(done).toEqual(["first", "last"]);
});

it("goes on after a failure", async () => {
  const { queue, add, open, done } = settling();
  open();
  const { signal } = new AbortController();

  await expect(queue.run("now", signal, () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  await add("next", "later");
  expect(done).toEqual(["next"]);
});

it("does not begin the next while the work of a request that was aborted is under way", async () => {
  const { add, started, done, open } = settling();
  const gone = new AbortController();
  const running = add("running", "now", gone.signal);
  const next = add("next", "now");

  gone.abort(new Error("gone"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual(["running"]);

  open();
  await running;
  await next;
  expect(done).toEqual(["running", "next"]);
});
