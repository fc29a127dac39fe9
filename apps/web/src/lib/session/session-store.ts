/**
 * Stores the session as the server last answered it, and reads it again where it may have changed.
 */
import { readSession, type Session } from "@codetale/contract/identity";
import type { EpochMs } from "@codetale/domain/time";
import { call } from "../http/api-client.ts";

export interface SessionState {
  session: Session | null;
  /** True until the first reading has succeeded or failed. */
  isLoading: boolean;
  /** Why the last reading failed; the previous session stays valid. */
  error: Error | null;
}

type Listener = () => void;

/** How long an answer is considered fresh. */
const FRESH_MS = 60_000;

/** Delays before the retries; every failure of this call may be temporary. */
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

  /** Registers a listener for the end of the session, as an answer of the server revealed it. */
  onEnded(listener: Listener): () => void {
    return listen(this.#endListeners, listener);
  }

  /** Registers a listener for a change of the account, upon which its data must be forgotten. */
  onAccountChange(listener: Listener): () => void {
    return listen(this.#forgetListeners, listener);
  }

  /** Reads the session now; parallel callers share the answer. */
  refresh = (): Promise<Session | null> => this.#reading ?? this.#read([]);

  /** Reads the session in the background, unless it is fresh. */
  refreshIfStale = (): void => {
    const isFresh = this.#knownSince !== null && Date.now() - this.#knownSince < FRESH_MS;
    if (isFresh || this.#reading) return;
    this.#read(this.#retryDelaysMs).catch(() => undefined);
  };

  /**
   * Stores the session that another call answered; a reading in progress is ignored, being older.
   */
  set(session: Session): void {
    this.#reading = null;
    this.#settle(session);
  }

  /** Stores that no user is signed in, and has the account's data forgotten. */
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
