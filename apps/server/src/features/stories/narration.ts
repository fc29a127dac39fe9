/**
 * Gives stories their voices. What is missing is found in the data, so nothing is lost when the
 * process stops: the next one goes on. A line that somebody waits for comes before those that are
 * made in advance.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { SECOND_MS, type EpochMs } from "@codetale/domain/time";
import type { Live } from "#core/live";
import { VoiceProblem, type Speech, type SpeechPriority, type VoiceStatus } from "#core/speech";
import type { PlayableStory, Voice, VoicedLine, Voices, Voicing } from "./playing.service.ts";
import { expectedWordStarts } from "./expected-word-times.ts";
import { createKnownVoices, forgetUnused } from "./known-voices.ts";
import type { LiveSound } from "./live-sound.ts";
import { createSpeaker, type SpeakerDeps } from "./speaker.ts";
import { inPlayOrder, partsOf, spokenText, type SpokenText } from "./spoken-text.ts";
import {
  keyOf,
  lineKey,
  lineOf,
  tellingKey,
  type LineOfStory,
  type StoredVoices,
  type UnvoicedStory,
} from "./stored-voices.ts";

export interface NarrationDeps extends Pick<SpeakerDeps, "files" | "clock"> {
  voices: StoredVoices;
  scenes(story: Pick<PlayableStory, "id" | "telling">): Promise<readonly Scene[] | null>;
  speech: Speech;
  /** As it was a moment ago. */
  status(): VoiceStatus;
  live: Pick<Live, "toAccounts">;
  /** Before what failed is tried again. */
  retryMs: number;
  onFailure(error: unknown): void;
}

export interface Narration extends Voices {
  /** Whether stories in this language have a voice here, at once or later. */
  isSpoken(language: string): boolean;
  /** Something may lack its voice: begins to speak unless that is going on. */
  wake(): void;
  /** Deletes what no story says any more. */
  forgetUnused(spokenUntil: EpochMs): Promise<void>;
  stop(): Promise<void>;
}

/** While a story is being spoken, screens are told this often at most. */
const TOLD_EVERY_MS = 2 * SECOND_MS;

export function createNarration(deps: NarrationDeps): Narration {
  const { voices, status, files, clock, live, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const speaker = createSpeaker({ ...deps, signal });
  const known = createKnownVoices(voices);
  const refusedLines = new Set<string>();
  const finishedTellings = new Set<string>();
  const toldAt = new Map<string, EpochMs>();
  let rounds: Promise<void> | null = null;
  let isWanted = false;

  function canSpeak(language: string): boolean {
    const { state, languages } = status();
    return state === "ready" && languages.speaking.includes(language);
  }

  async function give(line: LineOfStory, text: SpokenText, priority: SpeechPriority) {
    return keep(line, await speaker.speak(text, priority).voice);
  }

  async function keep(line: LineOfStory, voice: Voice): Promise<Voice | null> {
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
    const story = await voices.findUnvoiced(languages.speaking, [...finishedTellings]);
    if (!story) return false;
    const missing = linesOf(story.scenes)
      .map(({ scene, line }) => ({ scene, at: lineOf(story, scene, line) }))
      .filter(({ at }) => !story.voiced.has(lineKey(at)) && !refusedLines.has(keyOf(at)));
    const [next] = missing;
    if (!next) finishedTellings.add(tellingKey(story));
    else if (await speakOne(story, next.scene, next.at)) tellOwner(story, missing.length === 1);
    return true;
  }

  /** @returns false when this line cannot be spoken */
  async function speakOne(story: UnvoicedStory, scene: Scene, at: LineOfStory): Promise<boolean> {
    try {
      await give(at, spokenText(story, scene, at.line, partsOf(story.scenes)), "later");
      return true;
    } catch (error) {
      // One line that cannot be spoken must not silence all the others.
      if (!(error instanceof VoiceProblem) || error.why === "unavailable") throw error;
      refusedLines.add(keyOf(at));
      return false;
    }
  }

  /** Once the first sentence is spoken, where the others will be in time; else as soon as all is. */
  async function listenAlong(
    { text }: SpokenText,
    sound: LiveSound,
    kept: Promise<Voicing | null>,
  ): Promise<Voicing | null> {
    const first = await sound.first();
    if (!first || !speaker.pace.isFasterThanHeard()) return kept;
    return { kind: "live", sound, wordStarts: expectedWordStarts(text, first.words ?? []) };
  }

  function tellOwner({ id, ownerId }: UnvoicedStory, isLast: boolean): void {
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
        if (!(error instanceof VoiceProblem)) onFailure(error);
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

    async voiceOf(story, scene, line, { atMostMs, priority }) {
      const at = lineOf(story, scene, line);
      const found = await known.find(at);
      if (found) return { kind: "kept", voice: found };
      if (!canSpeak(story.language)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, partsOf(scenes));
      // Who would wait in vain need not wait at all; it is spoken for those who come later.
      const waitMs = speaker.pace.firstMs() > atMostMs ? 0 : atMostMs;
      const { voice, sound } = speaker.speak(text, priority);
      const kept = voice
        .then((spoken) => keep(at, spoken))
        .then((linked): Voicing | null => linked && { kind: "kept", voice: linked })
        .catch((error: unknown) => {
          if (!(error instanceof VoiceProblem) && !signal.aborted) onFailure(error);
          return null;
        });
      return within(waitMs, Promise.race([kept, listenAlong(text, sound, kept)]));
    },

    async lose(story, scene, line, voice) {
      await known.lose(lineOf(story, scene, line), voice);
      finishedTellings.delete(tellingKey(story));
      wake();
    },

    forgetUnused: (spokenUntil) => forgetUnused(voices, files, spokenUntil),

    async stop() {
      stopping.abort();
      await rounds;
      await speaker.settled();
    },
  };
}

/** In the order of play: each scene, and what is said where an answer to it is not understood. */
function linesOf(scenes: readonly Scene[]): { scene: Scene; line: VoicedLine }[] {
  return inPlayOrder(scenes).flatMap((scene) => {
    const lines = hasPrompt(scene) ? (["dialogue", "reply"] as const) : (["dialogue"] as const);
    return lines.map((line) => ({ scene, line }));
  });
}

/** @returns null when it takes longer */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
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
