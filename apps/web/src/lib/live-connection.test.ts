import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveConnection } from "./live-connection.ts";

/** Stands in for the client library: a connected socket whose server never answers. */
const silentSocket = vi.hoisted(() => ({
  connected: true,
  on() {},
  onAny() {},
  disconnect() {},
  timeout: (ms: number) => ({
    emitWithAck: () =>
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error("operation has timed out")), ms);
      }),
  }),
}));
vi.mock("socket.io-client", () => ({ io: () => silentSocket }));

const message = { scheduleId: "s1", id: "m1", text: "Hello" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("gives a message up when no answer has come within ten seconds", async () => {
  const live = new LiveConnection();
  await live.open();
  const onFailure = vi.fn();
  live.send(message).catch(onFailure);

  await vi.advanceTimersByTimeAsync(9_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

it("sends nothing while it is not connected", async () => {
  await expect(new LiveConnection().send(message)).rejects.toThrow("away");
});
