/** Narration with a scripted voice service, and without a database. */
import { aStory } from "@codetale/domain/testing/stories";
import { HOUR_MS } from "@codetale/domain/time";
import { expect, onTestFinished, vi } from "vitest";
import { FilesInMemory } from "#testing/files-in-memory";
import { RecordedLiveEvents } from "#testing/live-events";
import { restorePauses } from "#testing/recorded-pauses";
import { TestClock } from "#testing/clock";
import { createNarration } from "../narration/narration.service.ts";
import { NarrationInMemory } from "./narration-in-memory.ts";
import { ScriptedVoiceService } from "./scripted-voice-service.ts";

/** Only a hang reaches it: a machine may be busy. */
const HANGS_MS = 60_000;

type Story = NarrationInMemory["stories"][number];

export const never = () => new Promise<void>(() => {});

/** A gate that nothing passes but what a listener waits for. */
export async function isListenedTo({ priority }: { priority: string }): Promise<void> {
  if (priority === "later") await never();
}

export function aStoryToNarrate(facts: Partial<Story> = {}): Story {
  return {
    id: "1",
    edition: "own",
    revision: 0,
    title: "By hand",
    language: "en",
    level: "6-9",
    ownerId: "lena",
    scenes: aStory().scenes,
    figures: aStory().figures,
    maySpeak: true,
    ...facts,
  };
}

/** Narration without a database, until the test ends; speaks with a scripted voice. */
export function openNarrationInMemory(
  stories: Story[],
  { retryMs = 5, lookMs = HOUR_MS }: { retryMs?: number; lookMs?: number } = {},
  facts: Partial<ScriptedVoiceService> = {},
) {
  const voice = Object.assign(new ScriptedVoiceService(), facts);
  const voices = new NarrationInMemory(stories);
  const live = new RecordedLiveEvents();
  const clock = new TestClock(0);
  const failures: unknown[] = [];
  const narration = createNarration({
    speech: voice,
    status: voice.status,
    voices,
    leases: {
      lease: async () => true,
      release: async () => {},
      count: async () => 1,
      removeLeftBehind: async () => false,
    },
    scenes: async () => stories[0]?.scenes ?? null,
    files: new FilesInMemory(),
    live,
    clock,
    retryMs,
    lookMs,
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(() => {
    restorePauses();
    // Not awaited: pauses and syntheses that never end are still waited for.
    void narration.stop();
  });
  return {
    narration,
    voice,
    voices,
    live,
    clock,
    failures,

    untilReady: () => vi.waitFor(() => expect(voices.searches).toBeGreaterThan(0)),

    /** Wakes it, and waits until it looks for a story in vain. */
    async narrateAll(): Promise<void> {
      const found = vi.spyOn(voices, "findStoryToNarrate");
      narration.wake();
      const isDone = async () => expect(await found.mock.results.at(-1)?.value).toBeNull();
      await vi.waitFor(isDone, { timeout: HANGS_MS });
    },
  };
}
