/**
 * Narrates stories. The lines that lack audio are found in the database, so a later process goes on
 * where this one stops. A line that a listener waits for comes before those made in advance.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Scene } from "@codetale/domain/stories/graph";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import type { LiveEvents } from "#core/live-events";
import { VoiceServiceError, type SpeechPriority } from "#core/speech";
import type { LineAudio, PlayableStory, PlayingRepository } from "../playing/playing.repository.ts";
import { expectedWordStarts } from "./expected-word-times.ts";
import { audioFileKey } from "./audio-file-cache.ts";
import type { LiveAudio } from "./live-audio.ts";
import { createSpeechSynthesis, type SpeechSynthesisDeps } from "./speech-synthesis.service.ts";
import { choiceAudioId, inPlayOrder, rolesOf, spokenText, type SpokenText } from "./spoken-text.ts";
import {
  choiceLine,
  storyLineKey,
  lineKey,
  linesOf,
  storyLine,
  editionKey,
  type LineKind,
  type LiveLine,
  type NarratedLine,
  type StoryLine,
  type StoryToNarrate,
  type UnstoredLine,
} from "./story-line.ts";
import type { NarrationRepository } from "./narration.repository.ts";
import { pollVoiceStatus, type VoiceStatusPollerDeps } from "./voice-status-poller.service.ts";

export interface NarrationDeps
  extends
    Omit<SpeechSynthesisDeps, "signal">,
    Pick<VoiceStatusPollerDeps, "status">,
    Pick<PlayingRepository, "scenes"> {
  voices: NarrationRepository;
  live: Pick<LiveEvents, "toAccounts">;
  /** Pause between two checks of the voice service, and before a failed narration is retried. */
  retryMs: number;
  onFailure(error: unknown): void;
}

export type Narration = ReturnType<typeof createNarration>;

/** Shortest time between two notifications about one story. */
const NOTIFY_EVERY_MS = 2 * SECOND_MS;

export function createNarration(deps: NarrationDeps) {
  const { voices, files, clock, live, retryMs, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const status = pollVoiceStatus({ status: deps.status, everyMs: retryMs, onReady: wake, signal });
  const synthesis = createSpeechSynthesis({ ...deps, signal });
  const refusedLines = new Set<string>();
  const finishedEditions = new Set<string>();
  const notifiedAt = new Map<string, EpochMs>();
  let narrating: Promise<void> | null = null;
  let isPending = false;

  function canSpeak(language: string): boolean {
    const { state, languages } = status();
    return state === "ready" && languages.speaking.includes(language);
  }

  async function link(line: StoryLine, audio: LineAudio): Promise<LineAudio | null> {
    return (await voices.link(line, audio)) ? audio : null;
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
    const text = spokenText(story, scene, at.line, rolesOf(story.scenes, story.figures));
    try {
      await link(at, await synthesis.speak(text, "later").audio);
      return true;
    } catch (error) {
      // A refused line must not keep the others from being narrated.
      if (!(error instanceof VoiceServiceError) || error.reason === "unavailable") throw error;
      refusedLines.add(storyLineKey(at));
      return false;
    }
  }

  /** Live from the first sentence on where synthesis outpaces playback, else once it is whole. */
  async function playLive<Whole>(
    { text }: SpokenText,
    liveAudio: LiveAudio,
    whole: Promise<Whole>,
  ): Promise<Whole | LiveLine> {
    const first = await liveAudio.first();
    if (!first || !synthesis.speed.isFasterThanPlayback()) return whole;
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
        await pause(retryMs, signal);
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
    /** Begins to narrate the lines that lack audio, unless that is going on. */
    wake,

    /** Whether stories in this language are narrated here, at once or later. */
    isSpoken(language: string): boolean {
      const { state, languages } = status();
      // The languages are known once the voice service has answered; until then it may have this one.
      if (state === "starting") return true;
      return state !== "off" && state !== "unavailable" && languages.speaking.includes(language);
    },

    /**
     * The ids of the audio of a scene's choices: of what is stored, and of what can be synthesized
     * when it is asked for; null for others.
     */
    choiceAudioIds(story: PlayableStory, scene: Scene): Promise<(string | null)[]> {
      return Promise.all(
        scene.choices.map(async (_, index) => {
          if (canSpeak(story.language)) return choiceAudioId(story, scene, index);
          const found = await voices.find(storyLine(story, scene, choiceLine(index)));
          return found?.spokenId ?? null;
        }),
      );
    },

    /** @returns null when there is no audio within `atMostMs` */
    async narrate(
      story: PlayableStory,
      scene: Scene,
      line: LineKind,
      { atMostMs, priority }: { atMostMs: number; priority: SpeechPriority },
    ): Promise<NarratedLine | null> {
      const at = storyLine(story, scene, line);
      const found = await voices.find(at);
      if (found) return { kind: "stored", audio: found };
      if (!canSpeak(story.language)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, rolesOf(scenes, story.figures));
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

    /**
     * Speaks a scene for one listener and stores nothing; an error is not reported, since it may
     * contain the text.
     *
     * @returns null when there is no audio within `atMostMs`
     */
    async narrateOnce(
      story: PlayableStory,
      scene: Scene,
      atMostMs: number,
    ): Promise<UnstoredLine | null> {
      if (!canSpeak(story.language)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, "dialogue", rolesOf(scenes, story.figures));
      const { audio, liveAudio } = synthesis.speakOnce(text);
      const whole = audio
        .then(({ audio, wordStarts }) => ({
          kind: "whole" as const,
          audio: Buffer.from(audio),
          wordStarts,
        }))
        .catch(() => null);
      return resolveWithin(atMostMs, Promise.race([whole, playLive(text, liveAudio, whole)]));
    },

    /** Called when the file of stored audio is missing, so that the line is narrated again. */
    async reportLost(
      story: PlayableStory,
      scene: Scene,
      line: LineKind,
      audio: LineAudio,
    ): Promise<void> {
      await voices.forget(storyLine(story, scene, line), audio);
      finishedEditions.delete(editionKey(story));
      wake();
    },

    /** Deletes rows and files of audio that was created until `spokenUntil` and belongs to no story. */
    async deleteUnused(spokenUntil: EpochMs): Promise<void> {
      for (const spokenId of await voices.removeUnused(spokenUntil)) {
        await files.delete(audioFileKey(spokenId));
      }
    },

    async stop(): Promise<void> {
      stopping.abort();
      await narrating;
      await synthesis.settled();
    },
  };
}

function linesInPlayOrder(scenes: readonly Scene[]): { scene: Scene; line: LineKind }[] {
  return inPlayOrder(scenes).flatMap((scene) => linesOf(scene).map((line) => ({ scene, line })));
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
