import { useSyncExternalStore } from "react";

/** Of every value that ends with this tab. */
const resets: (() => void)[] = [];

/** `tab` ends with the tab (session storage); `device` stays and is one in all tabs (local storage). */
type Lifetime = "tab" | "device";

/** A value that survives a reload. Where storage is not available, it lasts until the reload. */
export class StoredValue<T> {
  readonly #storageKey: string;
  readonly #read: (stored: unknown) => T | null;
  readonly #lifetime: Lifetime;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #value: T | null = null;
  #hasStorage = true;

  /**
   * @param storageKey begins with `codetale-`
   * @param read validates the stored value, which an older version of the app may have written
   */
  constructor(
    storageKey: `codetale-${string}`,
    read: (stored: unknown) => T | null,
    lifetime: Lifetime = "tab",
  ) {
    this.#storageKey = storageKey;
    this.#read = read;
    this.#lifetime = lifetime;
    if (lifetime === "tab") resets.push(() => this.set(null));
  }

  /** Returns the same object until another value is set. */
  get = (): T | null => {
    const text = this.#load();
    if (text !== this.#text) {
      this.#text = text;
      this.#value = text === null ? null : this.#read(parsed(text));
    }
    return this.#value;
  };

  set(value: T | null): void {
    this.#text = value === null ? null : JSON.stringify(value);
    this.#value = value;
    this.#store(this.#text);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // There is none where pages are written at build time.
    if (typeof window === "undefined") return () => this.#listeners.delete(listener);
    // Sent for changes by other tabs.
    window.addEventListener("storage", listener);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  };

  get #storage(): Storage {
    return this.#lifetime === "tab" ? sessionStorage : localStorage;
  }

  #load(): string | null {
    if (!this.#hasStorage) return this.#text;
    try {
      return this.#storage.getItem(this.#storageKey);
    } catch {
      return this.#text;
    }
  }

  #store(text: string | null): void {
    try {
      if (text === null) this.#storage.removeItem(this.#storageKey);
      else this.#storage.setItem(this.#storageKey, text);
      this.#hasStorage = true;
    } catch {
      // Storage is forbidden or full; the value stays in memory.
      this.#hasStorage = false;
    }
  }
}

/** Empties every value that ends with this tab, those of screens that are not loaded as well. */
export function forgetStoredValues(): void {
  for (const reset of resets) reset();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith("codetale-")) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing is in it.
  }
}

/** Whether something that ends with this tab is stored beside how far pages were scrolled. */
export function hasStoredValues(ignored: string): boolean {
  try {
    return Object.keys(sessionStorage).some(
      (key) => key.startsWith("codetale-") && key !== ignored,
    );
  } catch {
    // Storage is forbidden, so nothing is in it.
    return false;
  }
}

/** The present value; renders the component again when it changes. */
export function useStoredValue<T>(kept: StoredValue<T>): T | null {
  return useSyncExternalStore(kept.subscribe, kept.get, nothingStored);
}

/** Of a page that was written at build time, and of its first rendering in the browser. */
const nothingStored = () => null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
