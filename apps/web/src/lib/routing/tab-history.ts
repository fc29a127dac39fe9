/** The history of this tab: places in the app, one after the other, and where we are among them. */
import { randomId } from "../random-id.ts";

/** The parts of an address after its origin. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
}

export interface Location extends Address {
  /** Handed on through the history entry; it outlives a reload. */
  state: unknown;
  /** Names the history entry: another each time somebody goes somewhere. */
  key: string;
}

export interface TabHistory {
  readonly location: Location;
  /** Position of the present entry, from 0; what lies before is not ours. */
  readonly index: number;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /**
   * @param onPop called after somebody went back or forth; told whether the browser has drawn the
   * way there by itself, as a swipe does
   */
  listen: (onPop: (isDrawn: boolean) => void) => void;
}

/** What we keep in an entry of the browser's history. */
interface Entry {
  index: number;
  state: unknown;
  key: string;
}

export class BrowserHistory implements TabHistory {
  #index: number;

  constructor() {
    this.#index = readEntry()?.index ?? 0;
    if (!readEntry()) this.#write("replaceState", this.location);
  }

  get location(): Location {
    const { pathname, search, hash } = window.location;
    const { state = null, key = "first" } = readEntry() ?? {};
    return { pathname, search, hash, state, key };
  }

  get index(): number {
    return this.#index;
  }

  push(location: Location): void {
    this.#index += 1;
    this.#write("pushState", location);
  }

  replace(location: Location): void {
    this.#write("replaceState", location);
  }

  go(delta: number): void {
    history.go(delta);
  }

  listen(onPop: (isDrawn: boolean) => void): void {
    window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
      const entry = readEntry();
      this.#index = entry?.index ?? this.#index + 1;
      // An anchor within the page makes an entry without asking us.
      if (!entry) this.#write("replaceState", this.location);
      onPop(hasUAVisualTransition);
    });
  }

  #write(method: "pushState" | "replaceState", location: Location): void {
    const { state, key } = location;
    const entry: Entry = { index: this.#index, state, key };
    history[method](entry, "", addressOf(location));
  }
}

/** An address as it stands in the browser's bar, after the origin. */
export function addressOf({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** An address in text, or some of its parts: the others are the present path, and nothing. */
export type To = string | Partial<Address>;

/** The place that `to` names, seen from the present one. */
export function locate(to: To, from: Address, state: unknown = null): Location {
  const url = new URL(typeof to === "string" ? to : "", `http://tab${addressOf(from)}`);
  if (typeof to !== "string") Object.assign(url, { search: "", hash: "", ...to });
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: randomId() };
}

/** Null for an entry that we did not make. */
function readEntry(): Entry | null {
  const entry: unknown = history.state;
  return typeof entry === "object" && entry !== null && "index" in entry ? (entry as Entry) : null;
}
