/** The audio of a question's choices, fetched while the question is still heard. */
import { PREFETCH_HEADERS, WORD_STARTS_HEADER } from "@codetale/contract/stories/player";
import type { LinkHeaders } from "../linked-story.ts";
import { DOWNLOAD_CACHE } from "../offline/offline-fallback.ts";

export interface ChoiceAudio {
  audio: Blob;
  /** When each word begins, in milliseconds; null where it is unknown. */
  wordStarts: readonly number[] | null;
}

/** `isAhead`: the listener does not wait for it yet. The returned promise may reject. */
export type FetchChoiceAudio = (
  address: string,
  signal: AbortSignal,
  isAhead: boolean,
) => Promise<ChoiceAudio>;

/**
 * A downloaded copy goes before the network: the address names the content.
 *
 * @throws Error where there is no audio
 */
export async function fetchChoiceAudio(
  address: string,
  signal: AbortSignal,
  isAhead: boolean,
  linkHeaders: LinkHeaders = {},
): Promise<ChoiceAudio> {
  const headers = { ...linkHeaders, ...(isAhead && PREFETCH_HEADERS) };
  const response = (await downloaded(address)) ?? (await fetch(address, { signal, headers }));
  const audio = response.ok ? await response.blob() : null;
  if (!audio || audio.size === 0) throw new Error("There is no audio");
  return { audio, wordStarts: wordStartsIn(response.headers.get(WORD_STARTS_HEADER)) };
}

async function downloaded(address: string): Promise<Response | undefined> {
  if (!("caches" in window)) return undefined;
  return (await caches.open(DOWNLOAD_CACHE)).match(address);
}

function wordStartsIn(header: string | null): readonly number[] | null {
  try {
    const starts: unknown = JSON.parse(header ?? "null");
    return Array.isArray(starts) ? (starts as number[]) : null;
  } catch {
    return null;
  }
}

/** Keeps the audio of one question's choices. */
export class ChoiceAudioPrefetcher {
  readonly #fetch: FetchChoiceAudio;
  /** By address. */
  #arrived = new Map<string, ChoiceAudio>();
  #leaving = new AbortController();

  constructor(fetch: FetchChoiceAudio) {
    this.#fetch = fetch;
  }

  /** Drops what was fetched before. */
  prefetch(addresses: readonly (string | null)[]): void {
    this.stop();
    void this.#fetchInTurn(addresses);
  }

  takeIfReady(address: string): ChoiceAudio | null {
    return this.#arrived.get(address) ?? null;
  }

  /** @throws Error where there is no audio */
  async take(address: string): Promise<ChoiceAudio> {
    const { signal } = this.#leaving;
    const audio = this.#arrived.get(address) ?? (await this.#fetch(address, signal, false));
    this.#arrived.set(address, audio);
    return audio;
  }

  stop(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#arrived = new Map();
  }

  /** One at a time, since browsers open few connections to a server over HTTP/1.1. */
  async #fetchInTurn(addresses: readonly (string | null)[]): Promise<void> {
    const { signal } = this.#leaving;
    const arrived = this.#arrived;
    for (const address of addresses) {
      if (!address || arrived.has(address)) continue;
      try {
        const audio = await this.#fetch(address, signal, true);
        arrived.set(address, audio);
      } catch {
        // It is asked for again when it is needed.
      }
      if (signal.aborted) return;
    }
  }
}
