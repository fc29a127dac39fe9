import { useSyncExternalStore } from "react";

/** A value that changes often; only the components that observe it are rendered again. */
export class ObservedValue<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get = (): T => this.#value;

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The present value; renders the component again when it changes. */
export function useObserved<T>(observed: ObservedValue<T>): T {
  return useSyncExternalStore(observed.subscribe, observed.get, observed.get);
}
