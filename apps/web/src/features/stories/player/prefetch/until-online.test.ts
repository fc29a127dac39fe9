// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { untilOnline } from "./until-online.ts";

const onLine = vi.spyOn(navigator, "onLine", "get");
const resolved = vi.fn();
let leaving: AbortController;

beforeEach(() => {
  leaving = new AbortController();
  resolved.mockClear();
});
afterEach(() => leaving.abort());

async function wait() {
  void untilOnline(leaving.signal).then(resolved);
  await Promise.resolve();
}

it("does not wait where there is a network", async () => {
  onLine.mockReturnValue(true);
  await wait();

  expect(resolved).toHaveBeenCalledOnce();
});

it("waits until the network is back", async () => {
  onLine.mockReturnValue(false);
  await wait();
  expect(resolved).not.toHaveBeenCalled();

  window.dispatchEvent(new Event("online"));
  await Promise.resolve();

  expect(resolved).toHaveBeenCalledOnce();
});

it("waits no longer than anybody is there", async () => {
  onLine.mockReturnValue(false);
  await wait();

  leaving.abort();
  await Promise.resolve();

  expect(resolved).toHaveBeenCalledOnce();
});
