/** Holds who is signed in, as the server last said, and reads it anew where that may have changed. */
import { readSession, type Session } from "@codetale/contract/identity";
import type { EpochMs } from "@codetale/domain/time";
import { call } from "../http/api-client.ts";

export interface SessionState {
  session: Session | null;
  /** While nobody knows yet who is signed in. */
  isLoading: boolean;
  /** Why the last reading failed; what was known before still stands. */
  error: Error | null;
}

type Listener = () => void;

/** An answer counts as true for this long, unless something says otherwise. */
const FRESH_MS = 60_000;

/** How long is waited before each further try: any failure of this call may pass. */
const RETRY_DELAYS_MS = [1_000, 2_000];

export class SessionStore {
  readonly #retryDelaysMs: readonly number[];
  readonly #listeners = new Set<Listener>();
  readonly #endListeners = new Set<Listener>();
  readonly #forgetListeners = new Set<Listener>();
  #state: SessionState = { session: null, isLoading: true, error: null };
  #knownSince: EpochMs | null = null;
  #reading: Promise<Session | null> | null = null;

  constructor(retryDelaysMs = RETRY_DELAYS_MS) {
    this.#retryDelaysMs = retryDelaysMs;
  }

  getState = (): SessionState => this.#state;

  subscribe = (listener: Listener): (() => void) => listen(this.#listeners, listener);

  /** Hears when the server answers that nobody is signed in where somebody was. */
  onEnded(listener: Listener): () => void {
    return listen(this.#endListeners, listener);
  }

  /** Hears when whatever was read on behalf of an account is to be forgotten. */
  onAccountChange(listener: Listener): () => void {
    return listen(this.#forgetListeners, listener);
  }

  /** Reads the session now; whoever asks meanwhile shares the answer. */
  refresh = (): Promise<Session | null> => this.#reading ?? this.#read([]);

  /** Reads the session in the background, unless that was done a moment ago. */
  refreshIfStale = (): void => {
    const isFresh = this.#knownSince !== null && Date.now() - this.#knownSince < FRESH_MS;
    if (isFresh || this.#reading) return;
    this.#read(this.#retryDelaysMs).catch(() => undefined);
  };

  /** Takes over what a call answered; a reading that is under way is out of date by that. */
  set(session: Session): void {
    this.#reading = null;
    this.#settle(session);
  }

  /** Nobody is signed in any more, and nothing is left that was read on their behalf. */
  forget(): void {
    this.#reading = null;
    this.#know(null);
    callListeners(this.#forgetListeners);
  }

  #read(delaysMs: readonly number[]): Promise<Session | null> {
    const reading = withRetries(() => call(readSession), delaysMs);
    this.#reading = reading;
    if (this.#knownSince === null) this.#show({ session: null, isLoading: true, error: null });
    const whileCurrent =
      <Result>(act: (result: Result) => void) =>
      (result: Result) => {
        if (this.#reading !== reading) return;
        this.#reading = null;
        act(result);
      };
    reading.then(
      whileCurrent((session) => this.#settle(session)),
      whileCurrent((error: Error) => this.#show({ ...this.#state, isLoading: false, error })),
    );
    return reading;
  }

  #settle(session: Session | null): void {
    const before = this.#state.session;
    this.#know(session);
    if (before && accountOf(before) !== accountOf(session)) callListeners(this.#forgetListeners);
    if (before && !session) callListeners(this.#endListeners);
  }

  #know(session: Session | null): void {
    this.#knownSince = Date.now();
    const { session: present } = this.#state;
    const isSame = JSON.stringify(session) === JSON.stringify(present);
    this.#show({ session: isSame ? present : session, isLoading: false, error: null });
  }

  #show(state: SessionState): void {
    this.#state = state;
    callListeners(this.#listeners);
  }
}

function accountOf(session: Session | null): string | null {
  return session && `${session.person} ${session.uid}`;
}

async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  delaysMs: readonly number[],
): Promise<Answer> {
  for (const delayMs of delaysMs) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return ask();
}

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function callListeners(listeners: Set<Listener>): void {
  for (const listener of listeners) listener();
}
