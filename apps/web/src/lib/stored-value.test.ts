// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetStoredValues, StoredValue } from "./stored-value.ts";

const KEY = "codetale-kept";

function aKeptNumber(): StoredValue<{ number: number }> {
  return new StoredValue(KEY, (stored) => {
    const { number } = (stored ?? {}) as { number?: unknown };
    return typeof number === "number" ? { number } : null;
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it("outlives a reload", () => {
  aKeptNumber().set({ number: 7 });

  expect(aKeptNumber().get()).toEqual({ number: 7 });
});

it("is the same object until it changes, and tells when it does", () => {
  const kept = aKeptNumber();
  const listener = vi.fn();
  kept.subscribe(listener);

  kept.set({ number: 1 });
  const first = kept.get();
  expect(kept.get()).toBe(first);
  kept.set({ number: 2 });

  expect(kept.get()).toEqual({ number: 2 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("is gone once it is set to nothing", () => {
  const kept = aKeptNumber();
  kept.set({ number: 1 });
  kept.set(null);

  expect(kept.get()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it("is nothing when what is stored makes no sense", () => {
  sessionStorage.setItem(KEY, "{not json");
  expect(aKeptNumber().get()).toBeNull();

  sessionStorage.setItem(KEY, JSON.stringify({ number: "seven" }));
  expect(aKeptNumber().get()).toBeNull();
});

it("lasts until the reload where the browser forbids storage", () => {
  const forbid = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(forbid);
  const kept = aKeptNumber();

  kept.set({ number: 7 });
  expect(kept.get()).toEqual({ number: 7 });
  kept.set(null);
  expect(kept.get()).toBeNull();
});

it("lasts until the reload where the storage is full", () => {
  const kept = aKeptNumber();
  kept.set({ number: 1 });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

  kept.set({ number: 2 });

  expect(kept.get()).toEqual({ number: 2 });
});

it("is forgotten with all others, also of screens that are not loaded", () => {
  const kept = aKeptNumber();
  const listener = vi.fn();
  kept.set({ number: 1 });
  kept.subscribe(listener);
  sessionStorage.setItem("codetale-elsewhere", "2");
  sessionStorage.setItem("another product's", "3");

  forgetStoredValues();

  expect(kept.get()).toBeNull();
  expect(listener).toHaveBeenCalled();
  expect(Object.keys(sessionStorage)).toEqual(["another product's"]);
});

it("outlives the tab where it belongs to the device, and follows the other tabs", () => {
  const onDevice = () => new StoredValue(KEY, String, "device");
  const kept = onDevice();
  const listener = vi.fn();
  const stop = kept.subscribe(listener);
  kept.set("mine");
  forgetStoredValues();
  expect(onDevice().get()).toBe("mine");

  localStorage.setItem(KEY, JSON.stringify("another tab's"));
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(kept.get()).toBe("another tab's");
  expect(listener).toHaveBeenCalledTimes(2);

  stop();
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(2);
  kept.set(null);
  expect(localStorage.length).toBe(0);
});
