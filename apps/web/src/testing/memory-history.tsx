import { locate, type Location, type TabHistory } from "#lib/routing/tab-history";

const nowhere = { pathname: "/", search: "", hash: "" };

/** A tab's history without a browser. */
export class MemoryHistory implements TabHistory {
  readonly #entries: Location[];
  #index = 0;
  #onPop: (isDrawn: boolean) => void = () => {};

  /** @param state what was handed to the first entry */
  constructor(address: string, state: unknown = null) {
    this.#entries = [locate(address, nowhere, state)];
  }

  get location(): Location {
    return this.#entries[this.#index] as Location;
  }

  get index(): number {
    return this.#index;
  }

  push(location: Location): void {
    this.#index += 1;
    this.#entries.splice(this.#index, Infinity, location);
  }

  replace(location: Location): void {
    this.#entries[this.#index] = location;
  }

  go(delta: number): void {
    const index = this.#index + delta;
    if (!(index in this.#entries)) return;
    this.#index = index;
    this.#onPop(false);
  }

  listen(onPop: (isDrawn: boolean) => void): void {
    this.#onPop = onPop;
  }
}
