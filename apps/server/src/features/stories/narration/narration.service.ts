/**
 * Narrates stories. The lines that lack audio are found in the database, so a later process goes on
 * where this one stops. A line that a listener waits for comes before those made in advance.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import type { LiveEvents } from "#core/live-events";
import {
  VoiceServiceError,
  type Speech,
  type SpeechPriority,
  type VoiceServiceStatus,
} from "#core/speech";
import type { LineAudio, PlayingRepository } from "../playing/playing.repository.ts";
import type { LineKind, LineNarrator, NarratedLine } from "../playing/playing.service.ts";
import { expectedWordStarts } from "./expected-word-times.ts";
import { createLineAudioCache, deleteUnusedAudio } from "./line-audio-cache.ts";
import type { LiveAudio } from "./live-audio.ts";
import { createSpeechSynthesis, type SpeechSynthesisDeps } from "./speech-synthesis.service.ts";
import { inPlayOrder, partsBySpeaker, spokenText, type SpokenText } from "./spoken-text.ts";
import {
  storyLineKey,
  lineKey,
  storyLine,
  editionKey,
  type StoryLine,
  type StoryToNarrate,
} from "./story-line.ts";
import type { NarrationRepository } from "./narration.repository.ts";

export interface NarrationDeps
  extends Pick<SpeechSynthesisDeps, "files" | "clock">, Pick<PlayingRepository, "scenes"> {
  voices: NarrationRepository;
  speech: Speech;
  /** The last known status; makes no request. */
  status(): VoiceServiceStatus;
  live: Pick<LiveEvents, "toAccounts">;
  /** Pause before a failed narration is retried. */
  retryMs: number;
  onFailure(error: unknown): void;
}

export interface Narration extends LineNarrator {
  /** Whether stories in this language are narrated here, at once or later. */
  isSpoken(language: string): boolean;
  /** Begins to narrate the lines that lack audio, unless that is going on. */
  wake(): void;
  /** Deletes audio created until then that no story has any more. */
  deleteUnused(spokenUntil: EpochMs): Promise<void>;
  stop(): Promise<void>;
}

/** Shortest time between two notifications about one story. */
const NOTIFY_EVERY_MS = 2 * SECOND_MS;

export function createNarration(deps: NarrationDeps): Narration {
  const { voices, status, files, clock, live, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const synthesis = createSpeechSynthesis({ ...deps, signal });
  const lineAudios = createLineAudioCache(voices);
  const refusedLines = new Set<string>();
  const finishedEditions = new Set<string>();
  const notifiedAt = new Map<string, EpochMs>();
  let narrating: Promise<void> | null = null;
  let isPending = false;

  function canSpeak(language: string): boolean {
    const { state, languages } = status();
    return state === "ready" && languages.speaking.includes(language);
  }

  async function synthesizeLine(line: StoryLine, text: SpokenText, priority: SpeechPriority) {
    return link(line, await synthesis.speak(text, priority).audio);
  }

  async function link(line: StoryLine, audio: LineAudio): Promise<LineAudio | null> {
    if (!(await voices.link(line, audio.spokenId))) return null;
    lineAudios.remember(line, audio);
    return audio;
  }

  /**
   * Narrates the next line of any story that lacks audio.
   *
   * @returns false when there is none, or the voice service is not ready
   */
  async function narrateNext(): Promise<boolean> {
    const { state, languages } = status();
    if (state !== "ready") return false;
    const story = await voices.findStoryToNarrate(languages.speaking, [...finishedEditions]);
    if (!story) return false;
    const missing = linesInPlayOrder(story.scenes)
      .map(({ scene, line }) => ({ scene, at: storyLine(story, scene, line) }))
      .filter(
        ({ at }) => !story.narratedLines.has(lineKey(at)) && !refusedLines.has(storyLineKey(at)),
      );
    const [next] = missing;
    if (!next) finishedEditions.add(editionKey(story));
    else if (await narrateLine(story, next.scene, next.at))
      notifyOwner(story, missing.length === 1);
    return true;
  }

  /** @returns false when the voice service refuses this line; it is not tried again */
  async function narrateLine(story: StoryToNarrate, scene: Scene, at: StoryLine): Promise<boolean> {
    try {
      await synthesizeLine(
        at,
        spokenText(story, scene, at.line, partsBySpeaker(story.scenes)),
        "later",
      );
      return true;
    } catch (error) {
      // A refused line must not keep the others from being narrated.
      if (!(error instanceof VoiceServiceError) || error.reason === "unavailable") throw error;
      refusedLines.add(storyLineKey(at));
      return false;
    }
  }

  /** Live from the first sentence on where synthesis outpaces playback, else once all is stored. */
  async function playLive(
    { text }: SpokenText,
    liveAudio: LiveAudio,
    stored: Promise<NarratedLine | null>,
  ): Promise<NarratedLine | null> {
    const first = await liveAudio.first();
    if (!first || !synthesis.speed.isFasterThanPlayback()) return stored;
    return { kind: "live", liveAudio, wordStarts: expectedWordStarts(text, first.words ?? []) };
  }

  function notifyOwner({ id, ownerId }: StoryToNarrate, isLast: boolean): void {
    const now = clock.now();
    const isSoon = now - (notifiedAt.get(id) ?? -Infinity) < NOTIFY_EVERY_MS;
    if (ownerId === null || (isSoon && !isLast)) return;
    if (isLast) notifiedAt.delete(id);
    else notifiedAt.set(id, now);
    live.toAccounts([ownerId], "story:changed", { storyId: id });
  }

  async function narrateAll(): Promise<void> {
    while (isPending && !signal.aborted) {
      // A wake from here on may be about a line that this query misses.
      isPending = false;
      try {
        isPending = (await narrateNext()) || isPending;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof VoiceServiceError)) onFailure(error);
        isPending = true;
        await pause(deps.retryMs, signal);
      }
    }
  }

  function wake(): void {
    if (signal.aborted) return;
    isPending = true;
    narrating ??= narrateAll().finally(() => {
      narrating = null;
    });
  }

  return {
    wake,

    isSpoken(language) {
      const { state, languages } = status();
      // The languages are known once the voice service has answered; until then it may have this one.
      if (state === "starting") return true;
      return state !== "off" && state !== "unavailable" && languages.speaking.includes(language);
    },

    async narrate(story, scene, line, { atMostMs, priority }) {
      const at = storyLine(story, scene, line);
      const found = await lineAudios.find(at);
      if (found) return { kind: "stored", audio: found };
      if (!canSpeak(story.language)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, partsBySpeaker(scenes));
      // No wait where the audio would come too late; it is still stored for later listeners.
      const waitMs = synthesis.speed.firstMs() > atMostMs ? 0 : atMostMs;
      const { audio, liveAudio } = synthesis.speak(text, priority);
      const stored = audio
        .then((audio) => link(at, audio))
        .then((linked): NarratedLine | null => linked && { kind: "stored", audio: linked })
        .catch((error: unknown) => {
          if (!(error instanceof VoiceServiceError) && !signal.aborted) onFailure(error);
          return null;
        });
      return resolveWithin(waitMs, Promise.race([stored, playLive(text, liveAudio, stored)]));
    },

    async reportLost(story, scene, line, audio) {
      await lineAudios.lose(storyLine(story, scene, line), audio);
      finishedEditions.delete(editionKey(story));
      wake();
    },

    deleteUnused: (spokenUntil) => deleteUnusedAudio(voices, files, spokenUntil),

    async stop() {
      stopping.abort();
      await narrating;
      await synthesis.settled();
    },
  };
}

/** Scenes in the order of play: the dialogue of each, and the reply of those that ask. */
function linesInPlayOrder(scenes: readonly Scene[]): { scene: Scene; line: LineKind }[] {
  return inPlayOrder(scenes).flatMap((scene) => {
    const lines = hasPrompt(scene) ? (["dialogue", "reply"] as const) : (["dialogue"] as const);
    return lines.map((line) => ({ scene, line }));
  });
}

/** @returns null when `work` takes longer than `ms` */
async function resolveWithin<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(ms, waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<null> {
  await sleep(ms, null, { signal, ref: false }).catch(() => {});
  return null;
}
