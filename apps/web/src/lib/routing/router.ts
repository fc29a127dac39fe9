/**
 * Takes the app from one place to another. The next screen is made ready before it is shown: until
 * its code has arrived, the present one stays. Why no library does this: docs/decisions/009.
 */
import type { ReactElement } from "react";
import { locate, type Location, type TabHistory, type To } from "./tab-history.ts";

export interface RouterState {
  location: Location;
  /** Position of the location in the tab's history. */
  index: number;
  /** How it was come to. */
  action: Action;
  /** Null until the first screen is ready. */
  screen: ReactElement | null;
  /** Whether the next screen is on its way. */
  isPending: boolean;
}

type Action = "push" | "replace" | "pop";

/** Makes the screen of a location; a promise while its code has to be fetched. Never rejects. */
export type OpenScreen = (location: Location) => ReactElement | Promise<ReactElement>;

/** Shows what `show` changes; resolves when it is on screen. */
export type ShowTransition = (show: () => void) => Promise<void>;

export interface NavigateOptions {
  /** Takes the present entry's place in the history. */
  replace?: boolean;
  /** Handed on to the next screen through its history entry. */
  state?: unknown;
}

export class Router {
  readonly #history: TabHistory;
  readonly #open: OpenScreen;
  readonly #present: ShowTransition;
  readonly #listeners = new Set<() => void>();
  #state: RouterState;
  #turn = 0;

  /** @param present how one screen gives way to another; at once unless said otherwise */
  constructor(
    history: TabHistory,
    open: OpenScreen,
    present: ShowTransition = async (show) => show(),
  ) {
    const { location, index } = history;
    this.#history = history;
    this.#open = open;
    this.#present = present;
    this.#state = { location, index, action: "pop", screen: null, isPending: false };
    history.listen((isDrawn) => void this.#move(history.location, "pop", isDrawn));
    void this.#move(history.location, "pop");
  }

  get state(): RouterState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Goes to an address, or so many entries back or forth. Resolves when the screen there is shown,
   * or when a later call has overtaken this one.
   */
  navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    const { replace = false, state = null } = options;
    if (typeof to === "number") return this.#history.go(to);
    await this.#move(locate(to, this.#state.location, state), replace ? "replace" : "push");
  };

  async #move(location: Location, action: Action, isDrawn = false): Promise<void> {
    const turn = ++this.#turn;
    const opening = this.#open(location);
    if (opening instanceof Promise) this.#update({ isPending: this.#state.screen !== null });
    const screen = opening instanceof Promise ? await opening : opening;

    const show = () => {
      if (turn !== this.#turn) return;
      if (action !== "pop") this.#history[action](location);
      const { index } = this.#history;
      this.#update({ location, index, action, screen, isPending: false });
    };
    const isTurnOfPage =
      this.#state.screen !== null &&
      action !== "replace" &&
      location.pathname !== this.#state.location.pathname;
    if (isTurnOfPage && !isDrawn) await this.#present(show);
    else show();
  }

  #update(changes: Partial<RouterState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
