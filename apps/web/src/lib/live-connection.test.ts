import { afterEach, describe, expect, it, vi } from "vitest";
import { FakeLive } from "#testing/fake-live";
import { LiveConnection, type LiveSocket } from "./live-connection.ts";

afterEach(() => {
  vi.useRealTimers();
});

const message = { id: "m1", scheduleId: "s1", text: "Hello" };

const stored = {
  id: "m1",
  scheduleId: "s1",
  seq: 1,
  senderId: "ada",
  text: "Hello",
  date: 0,
  img: null,
  imgWidth: null,
  imgHeight: null,
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  change: 0,
};

it("is connected between the socket's connect and its disconnect, and tells each change", async () => {
  const live = new FakeLive();
  const changed = vi.fn();
  live.isConnected.subscribe(changed);
  await live.open();
  expect(live.isConnected.get()).toBe(false);

  live.connect();
  expect(live.isConnected.get()).toBe(true);
  live.disconnect();

  expect(live.isConnected.get()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
});

it("calls after every connect, until it is told to stop", async () => {
  const live = new FakeLive();
  const connected = vi.fn();
  const stop = live.on("connect", connected);
  await live.open();
  live.connect();
  live.disconnect();
  live.connect();
  expect(connected).toHaveBeenCalledTimes(2);

  stop();
  live.disconnect();
  live.connect();

  expect(connected).toHaveBeenCalledTimes(2);
});

it("hands an event to those who listen to it alone", async () => {
  const live = new FakeLive();
  const [heard, other] = [vi.fn(), vi.fn()];
  const stop = live.on("schedule:changed", heard);
  live.on("story:changed", other);
  await live.open();

  live.notify("schedule:changed", { scheduleId: "s1" });
  stop();
  live.notify("schedule:changed", { scheduleId: "s2" });

  expect(heard).toHaveBeenCalledExactlyOnceWith({ scheduleId: "s1" });
  expect(other).not.toHaveBeenCalled();
});

it("opens no socket when it is closed while the code is loading", async () => {
  const live = new FakeLive();
  const opening = live.open();
  live.close();
  await opening;

  expect(live.isOpen).toBe(false);
});

it("is away once it is closed, and can be opened again", async () => {
  const live = new FakeLive();
  live.connect();
  await live.open();
  expect(live.isConnected.get()).toBe(true);

  live.close();
  expect([live.isOpen, live.isConnected.get()]).toEqual([false, false]);
  await live.open();

  expect([live.isOpen, live.isConnected.get()]).toEqual([true, true]);
});

it("sends a message and gets the server's answer, but only while it is connected", async () => {
  const live = new FakeLive();
  live.answer = async () => ({ success: true, message: { ...stored, id: "m1" } });
  await live.open();
  await expect(live.send(message)).rejects.toThrow("away");

  live.connect();

  expect(await live.send(message)).toMatchObject({ success: true, message: { id: "m1" } });
});

it("gives a message up when no answer has come within ten seconds", async () => {
  vi.useFakeTimers();
  const live = new LiveConnection(() => Promise.resolve(() => silentSocket));
  await live.open();
  const onFailure = vi.fn();
  live.send(message).catch(onFailure);

  await vi.advanceTimersByTimeAsync(9_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

it("[OPS-2] has its users read again once, within a second, when events were missed", async () => {
  vi.useFakeTimers();
  const live = new FakeLive();
  live.connect();
  await live.open();
  await vi.advanceTimersByTimeAsync(0);
  const readAgain = vi.fn();
  live.on("connect", readAgain);

  live.notify("events:missed");
  live.notify("events:missed");
  await vi.advanceTimersByTimeAsync(1_000);

  expect(readAgain).toHaveBeenCalledOnce();
});

it("[OPS-2] connects again when a refusal that says after what time is over", async () => {
  vi.useFakeTimers();
  const live = new FakeLive();
  await live.open();
  live.fail({ reason: "server/busy", retryAfterMs: 2_000 });
  live.reach();

  await vi.advanceTimersByTimeAsync(1_999);
  expect(live.isConnected.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(live.isConnected.get()).toBe(true);
});

it("[OPS-2] connects again a few seconds after a refusal that says nothing of that", async () => {
  vi.useFakeTimers();
  const live = new FakeLive();
  await live.open();
  live.fail({ reason: "server/failed" });
  live.reach();

  await vi.advanceTimersByTimeAsync(4_999);
  expect(live.isConnected.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(live.isConnected.get()).toBe(true);
});

it("[OPS-2] tries again while its code cannot be fetched, and has calls stand in", async () => {
  vi.useFakeTimers();
  let isThere = false;
  const loadOpener = async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return () => silentSocket;
  };
  const calls = { isServed: async () => true, send: async () => answerOf(stored) };
  const live = new LiveConnection(loadOpener, async () => calls);
  await live.open();
  await expect(live.send(message)).rejects.toThrow();

  await vi.advanceTimersByTimeAsync(10_000);
  expect(live.isConnected.get()).toBe(true);
  expect(await live.send(message)).toEqual(answerOf(stored));

  live.close();
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.isConnected.get()).toBe(false);
});

it("[GUARD-5] tells of a session that ended before the socket was connected", async () => {
  const live = new FakeLive();
  const ended = vi.fn();
  live.on("session:ended", ended);
  await live.open();

  live.fail({ reason: "request/too-many" });
  expect(ended).not.toHaveBeenCalled();
  live.fail({ reason: "session/expired" });
  expect(ended).toHaveBeenCalledOnce();
});

describe("[OPS-2] where no websocket gets through", () => {
  const sent = answerOf(stored);

  async function afterThreeTries(isServed: () => Promise<boolean>) {
    vi.useFakeTimers();
    const live = new FakeLive({ isServed, send: async () => sent });
    await live.open();
    const readAgain = vi.fn();
    live.on("connect", readAgain);
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(live.isConnected.get()).toBe(false);
      live.fail();
    }
    await vi.advanceTimersByTimeAsync(0);
    return { live, readAgain };
  }

  it("sends by calls after three tries, and has its users read every five seconds", async () => {
    const { live, readAgain } = await afterThreeTries(async () => true);
    expect(live.isConnected.get()).toBe(true);
    expect(await live.send(message)).toEqual(sent);

    await vi.advanceTimersByTimeAsync(10_000);

    expect(readAgain).toHaveBeenCalledTimes(3);
  });

  it("is away while the server does not answer calls either", async () => {
    let isThere = false;
    const { live } = await afterThreeTries(async () => isThere);
    expect(live.isConnected.get()).toBe(false);

    isThere = true;
    await vi.advanceTimersByTimeAsync(5_000);

    expect(live.isConnected.get()).toBe(true);
  });

  it("uses the socket again as soon as it connects", async () => {
    const { live, readAgain } = await afterThreeTries(async () => true);
    live.connect();
    readAgain.mockClear();

    await vi.advanceTimersByTimeAsync(60_000);

    expect(live.isConnected.get()).toBe(true);
    expect(readAgain).not.toHaveBeenCalled();
  });

  it("asks no more once it is closed", async () => {
    const isServed = vi.fn(async () => true);
    const { live } = await afterThreeTries(isServed);
    live.close();
    isServed.mockClear();

    await vi.advanceTimersByTimeAsync(60_000);

    expect(isServed).not.toHaveBeenCalled();
    expect(live.isConnected.get()).toBe(false);
  });
});

function answerOf(kept: typeof stored) {
  return { success: true as const, message: kept };
}

/** A connected socket whose server never answers. */
const silentSocket: LiveSocket = {
  connected: true,
  active: true,
  on() {},
  emit() {},
  connect() {},
  onAny() {},
  disconnect() {},
  timeout: (ms) => ({
    emitWithAck: () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error("operation has timed out")), ms);
      }),
  }),
};
