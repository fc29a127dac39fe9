import { wishes } from "@codetale/domain/testing/stories";
import type { StoredGeneration } from "../making/generation.ts";
import { INITIAL_PROGRESS } from "../making/generation.ts";
import type { GenerationRepository } from "../making/generations.repository.ts";

/** A running generation as it is stored, with `facts` on top. */
export function aStoredGeneration(facts: Partial<StoredGeneration> = {}): StoredGeneration {
  return {
    id: "a key",
    ownerId: "lena",
    attemptId: "the first attempt",
    fingerprint: "an order",
    state: "working",
    progress: INITIAL_PROGRESS,
    storyId: null,
    reason: null,
    message: null,
    blamed: [],
    order: {
      wishes: wishes(),
      storyteller: "model",
      hasFallback: false,
      told: [],
      again: null,
      seed: "1",
    },
    runs: 1,
    createdAt: 0,
    aliveAt: 0,
    ...facts,
  };
}

/** Generations of other processes, for tests without a database: every call finds one at work. */
export function scriptedGenerations(calls: Partial<GenerationRepository> = {}) {
  const stored = aStoredGeneration();
  return {
    begin: async () => stored,
    find: async () => stored,
    list: async () => [stored],
    plotsTold: async () => [],
    claim: async () => stored,
    isAtWork: async () => true,
    keepAlive: async () => true,
    finish: async () => ({ ...stored, state: "done" as const }),
    fail: async () => ({ ...stored, state: "failed" as const }),
    cancel: async () => ({ ...stored, state: "cancelled" as const }),
    sweep: async () => [],
    ...calls,
  } satisfies GenerationRepository;
}
