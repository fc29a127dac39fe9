/** The state of the voice pack: ready, being fetched, or unavailable. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { fetchPack, isComplete } from "./fetch-pack.ts";
import type { Manifest } from "./manifest.ts";
import { PackError } from "./pack-error.ts";

export interface PackState {
  state: "fetching" | "ready" | "unavailable";
  /** Bytes received. */
  received: number;
  /** Bytes to fetch in all; 0 while it is not known. */
  total: number;
  /** Why it is unavailable, in one sentence. */
  reason?: string;
}

export type VoicePack = ReturnType<typeof createVoicePack>;

interface VoicePackDeps {
  dir: string;
  manifest: Manifest;
  /** @returns null where no registry is configured */
  findRegistry: () => Promise<string | null>;
  logger: Logger;
  /** Delays between attempts; the last one repeats. */
  pausesMs?: readonly number[];
}

const MINUTE_MS = 60_000;
const usualPausesMs = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);

export function createVoicePack(deps: VoicePackDeps) {
  const { dir, manifest, findRegistry, logger, pausesMs = usualPausesMs } = deps;
  let state: PackState = { state: "fetching", received: 0, total: 0 };

  const change = (next: Partial<PackState> & Pick<PackState, "state">) => {
    const { received, total } = state;
    state = { received, total, ...next };
  };

  /** Checks whether the pack is complete; makes no request. */
  async function check(): Promise<void> {
    if (await isComplete(dir, manifest)) change({ state: "ready", received: state.total });
  }

  async function attempt(signal: AbortSignal): Promise<void> {
    await check();
    if (state.state === "ready") return;
    const registry = await findRegistry();
    if (registry === null) throw new PackError("unreachable");
    change({ state: "fetching" });
    await fetchPack({
      dir,
      manifest,
      registry,
      signal,
      onProgress: (received, total) => change({ state: "fetching", received, total }),
    });
    change({ state: "ready", received: state.total });
  }

  return {
    dir,
    manifest,
    state: (): PackState => state,
    check,
    /** Retries until the pack is complete or the signal is aborted; never throws. */
    async fetchUntilReady(signal: AbortSignal): Promise<void> {
      for (let attempts = 0; !signal.aborted; attempts += 1) {
        try {
          return await attempt(signal);
        } catch (error) {
          if (signal.aborted) return;
          change({ state: "unavailable", reason: reasonOf(error) });
          logger.warn({ err: error }, "the voice pack could not be fetched");
        }
        const pauseMs = pausesMs[Math.min(attempts, pausesMs.length - 1)] ?? MINUTE_MS;
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof PackError ? error.message : "The voices could not be fetched.";
}
