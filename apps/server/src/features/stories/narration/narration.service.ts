/**
 * Gives stories their voices. What is missing is found in the data, so nothing is lost when the
 * process stops: the next one goes on. A line that somebody waits for comes before those that are
 * made in advance.
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
import type {
  PlayableStory,
  LineAudio,
  LineKind,
  LineNarrator,
  NarratedLine,
} from "../playing/playing.service.ts";
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
  type NarrationStore,
  type StoryToNarrate,
} from "./narration-store.ts";

export interface NarrationDeps extends Pick<SpeechSynthesisDeps, "files" | "clock"> {
  voices: NarrationStore;
  scenes(story: Pick<PlayableStory, "id" | "telling">): Promise<readonly Scene[] | null>;
  speech: Speech;
  /** As it was a moment ago. */
  status(): VoiceServiceStatus;
  live: Pick<LiveEvents, "toAccounts">;
  /** Before what failed is tried again. */
  retryMs: number;
  onFailure(error: unknown): void;
}

export interface Narration extends LineNarrator {
  /** Whether stories in this language have a voice here, at once or later. */
  isSpoken(language: string): boolean;
  /** Something may lack its voice: begins to speak unless that is going on. */
  wake(): void;
  /** Deletes what no story says any more. */
  deleteUnused(spokenUntil: EpochMs): Promise<void>;
  stop(): Promise<void>;
}

/** While a story is being spoken, screens are told this often at most. */
const TOLD_EVERY_MS = 2 * SECOND_MS;

export function createNarration(deps: NarrationDeps): Narration {
  const { voices, status, files, clock, live, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const speaker = createSpeechSynthesis({ ...deps, signal });
  const known = createLineAudioCache(voices);
  const refusedLines = new Set<string>();
  const finishedTellings = new Set<string>();
  const toldAt = new Map<string, EpochMs>();
  let rounds: Promise<void> | null = null;
  let isWanted = false;

  function canSpeak(language: string): boolean {
    const { state, languages } = status();
    return state === "ready" && languages.speaking.includes(language);
  }

  async function give(line: StoryLine, text: SpokenText, priority: SpeechPriority) {
    return keep(line, await speaker.speak(text, priority).voice);
  }

  async function keep(line: StoryLine, voice: LineAudio): Promise<LineAudio | null> {
    if (!(await voices.link(line, voice.spokenId))) return null;
    known.remember(line, voice);
    return voice;
  }

  /**
   * Speaks the next line that is missing anywhere.
   *
   * @returns false when there is none, or no voice to speak it
   */
  async function speakNext(): Promise<boolean> {
    const { state, languages } = status();
    if (state !== "ready") return false;
    const story = await voices.findStoryToNarrate(languages.speaking, [...finishedTellings]);
    if (!story) return false;
    const missing = linesInPlayOrder(story.scenes)
      .map(({ scene, line }) => ({ scene, at: storyLine(story, scene, line) }))
      .filter(
        ({ at }) => !story.narratedLines.has(lineKey(at)) && !refusedLines.has(storyLineKey(at)),
      );
    const [next] = missing;
    if (!next) finishedTellings.add(editionKey(story));
    else if (await speakOne(story, next.scene, next.at)) tellOwner(story, missing.length === 1);
    return true;
  }

  /** @returns false when this line cannot be spoken */
  async function speakOne(story: StoryToNarrate, scene: Scene, at: StoryLine): Promise<boolean> {
    try {
      await give(at, spokenText(story, scene, at.line, partsBySpeaker(story.scenes)), "later");
      return true;
    } catch (error) {
      // One line that cannot be spoken must not silence all the others.
      if (!(error instanceof VoiceServiceError) || error.why === "unavailable") throw error;
      refusedLines.add(storyLineKey(at));
      return false;
    }
  }

  /** Once the first sentence is spoken, where the others will be in time; else as soon as all is. */
  async function listenAlong(
    { text }: SpokenText,
    sound: LiveAudio,
    kept: Promise<NarratedLine | null>,
  ): Promise<NarratedLine | null> {
    const first = await sound.first();
    if (!first || !speaker.pace.isFasterThanPlayback()) return kept;
    return { kind: "live", sound, wordStarts: expectedWordStarts(text, first.words ?? []) };
  }

  function tellOwner({ id, ownerId }: StoryToNarrate, isLast: boolean): void {
    const now = clock.now();
    const isSoon = now - (toldAt.get(id) ?? -Infinity) < TOLD_EVERY_MS;
    if (ownerId === null || (isSoon && !isLast)) return;
    if (isLast) toldAt.delete(id);
    else toldAt.set(id, now);
    live.toAccounts([ownerId], "story:changed", { storyId: id });
  }

  async function speakAll(): Promise<void> {
    while (isWanted && !signal.aborted) {
      // Whoever wakes us from here on has something that this look may have missed.
      isWanted = false;
      try {
        isWanted = (await speakNext()) || isWanted;
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof VoiceServiceError)) onFailure(error);
        isWanted = true;
        await pause(deps.retryMs, signal);
      }
    }
  }

  function wake(): void {
    if (signal.aborted) return;
    isWanted = true;
    rounds ??= speakAll().finally(() => {
      rounds = null;
    });
  }

  return {
    wake,

    isSpoken(language) {
      const { state, languages } = status();
      // What speaks is known once it answers; until then, hope costs nothing.
      if (state === "starting") return true;
      return state !== "off" && state !== "unavailable" && languages.speaking.includes(language);
    },

    async narrate(story, scene, line, { atMostMs, priority }) {
      const at = storyLine(story, scene, line);
      const found = await known.find(at);
      if (found) return { kind: "kept", voice: found };
      if (!canSpeak(story.language)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, partsBySpeaker(scenes));
      // Who would wait in vain need not wait at all; it is spoken for those who come later.
      const waitMs = speaker.pace.firstMs() > atMostMs ? 0 : atMostMs;
      const { voice, sound } = speaker.speak(text, priority);
      const kept = voice
        .then((spoken) => keep(at, spoken))
        .then((linked): NarratedLine | null => linked && { kind: "kept", voice: linked })
        .catch((error: unknown) => {
          if (!(error instanceof VoiceServiceError) && !signal.aborted) onFailure(error);
          return null;
        });
      return resolveWithin(waitMs, Promise.race([kept, listenAlong(text, sound, kept)]));
    },

    async reportLost(story, scene, line, voice) {
      await known.lose(storyLine(story, scene, line), voice);
      finishedTellings.delete(editionKey(story));
      wake();
    },

    deleteUnused: (spokenUntil) => deleteUnusedAudio(voices, files, spokenUntil),

    async stop() {
      stopping.abort();
      await rounds;
      await speaker.settled();
    },
  };
}

/** In the order of play: each scene, and what is said where an answer to it is not understood. */
function linesInPlayOrder(scenes: readonly Scene[]): { scene: Scene; line: LineKind }[] {
  return inPlayOrder(scenes).flatMap((scene) => {
    const lines = hasPrompt(scene) ? (["dialogue", "reply"] as const) : (["dialogue"] as const);
    return lines.map((line) => ({ scene, line }));
  });
}

/** @returns null when it takes longer */
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
