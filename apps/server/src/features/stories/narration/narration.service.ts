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
import { audioFileKey } from "./audio-file-key.ts";
import type { LiveAudio } from "./live-audio.ts";
import { createSpeechSynthesis, type SpeechSynthesisDeps } from "./speech-synthesis.service.ts";
import { createNarrationLease } from "./narration-lease.service.ts";
import type { NarrationLeaseRepository } from "./narration-leases.repository.ts";
import { NarrationPlan, type PlannedLine } from "./narration-plan.ts";
import { createPlayedStories } from "./played-stories.ts";
import { choiceAudioId, rolesOf, spokenText, type SpokenText } from "./spoken-text.ts";
import {
  choiceLine,
  storyLineKey,
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
  leases: NarrationLeaseRepository;
  live: Pick<LiveEvents, "toAccounts">;
  /** Pause between two checks of the voice service, and before a failed narration is retried. */
  retryMs: number;
  /** Pause between two looks for what processes that have ended left behind. */
  lookMs: number;
  onFailure(error: unknown): void;
}

export type Narration = ReturnType<typeof createNarration>;

/** Shortest time between two notifications about one story. */
const NOTIFY_EVERY_MS = 2 * SECOND_MS;

export function createNarration(deps: NarrationDeps) {
  const { voices, files, clock, live, retryMs, lookMs, onFailure } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const status = pollVoiceStatus({ status: deps.status, everyMs: retryMs, onReady: wake, signal });
  const synthesis = createSpeechSynthesis({ ...deps, signal });
  const played = createPlayedStories(clock);
  const lease = createNarrationLease(deps.leases, clock);
  /** Lines that are not tried again in advance, and why. */
  const refusedLines = new Map<string, VoiceServiceError["reason"]>();
  const finishedEditions = new Set<string>();
  const notifiedAt = new Map<string, EpochMs>();
  /** Stands while nothing comes before its story. */
  let plan: NarrationPlan | null = null;
  let isSearchDue = true;
  let isPlayedSearchDue = false;
  let narrating: Promise<void> | null = null;
  let isPending = false;

  function canSpeak({ language, maySpeak }: PlayableStory): boolean {
    const { state, languages } = status();
    return maySpeak && state === "ready" && languages.speaking.includes(language);
  }

  async function link(line: StoryLine, audio: LineAudio): Promise<LineAudio | null> {
    return (await voices.link(line, audio)) ? audio : null;
  }

  /** Narration in advance takes this story next, from the scene that a listener waits for. */
  function notePlayed(story: PlayableStory, scene: Scene, priority: SpeechPriority): void {
    if (!played.note(story, priority === "now" ? scene.id : null)) return;
    if (plan && plan.story.id === story.id && plan.story.edition === story.edition) return;
    isPlayedSearchDue = true;
    narrateOn();
  }

  /**
   * Narrates the next line of any story that lacks audio: of those that are played now before others.
   *
   * @returns false when there is none, or the voice service is not ready
   */
  async function narrateNext(): Promise<boolean> {
    const { state, languages } = status();
    if (state !== "ready") return false;
    plan = await findPlan(languages.speaking);
    if (!plan) {
      if (lease.isHeld()) await lease.release();
      return false;
    }
    if (!(await lease.hold(plan.story))) {
      // Another process was first, or has taken over: the next search passes over it.
      plan = null;
      isSearchDue = true;
      return true;
    }
    const next = plan.next(played.listenerAt(plan.story));
    if (next) await narrateLine(plan, next);
    else finishedEditions.add(editionKey(plan.story));
    if (plan?.isDone) {
      plan = null;
      await lease.release();
    }
    return true;
  }

  async function findPlan(languages: readonly string[]): Promise<NarrationPlan | null> {
    const isSearched = isSearchDue || !plan;
    if (!isSearched && !isPlayedSearchDue) return plan;
    // A wake from here on may be about a line that these queries miss.
    isSearchDue = isPlayedSearchDue = false;
    const except = [...finishedEditions];
    const editions = played.editions();
    const by = lease.holder();
    const playedStory =
      editions.length > 0 ? await voices.findPlayedStory(editions, languages, except, by) : null;
    const found =
      playedStory ?? (isSearched ? await voices.findStoryToNarrate(languages, except, by) : null);
    if (found) return new NarrationPlan(found, (line) => refusedLines.has(storyLineKey(line)));
    return isSearched ? null : plan;
  }

  async function narrateLine(from: NarrationPlan, line: PlannedLine): Promise<void> {
    const { story, roles } = from;
    const text = spokenText(story, line.scene, line.at.line, roles);
    const isNarrated = await speakInAdvance(text, line.at);
    if (isNarrated === null) {
      plan = null;
      return;
    }
    from.remove(line);
    // The owner also hears of the end where the last line is refused.
    if (isNarrated || (from.isDone && notifiedAt.has(story.id))) notifyOwner(story, from.isDone);
  }

  /**
   * @returns false when the voice service refuses the line; null where its story was changed or
   *   deleted meanwhile
   */
  async function speakInAdvance(text: SpokenText, at: StoryLine): Promise<boolean | null> {
    try {
      return (await link(at, await synthesis.speak(text, "later").audio)) && true;
    } catch (error) {
      // A refused line must not keep the others from being narrated.
      if (!(error instanceof VoiceServiceError) || error.reason === "unavailable") throw error;
      refusedLines.set(storyLineKey(at), error.reason);
      return false;
    }
  }

  function noteRefusal(at: StoryLine, { reason }: VoiceServiceError): void {
    if (reason === "refused") refusedLines.set(storyLineKey(at), reason);
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
    isSearchDue = true;
    narrateOn();
  }

  /** Goes on with what a process that has ended left behind. */
  async function lookForLeftBehind(): Promise<void> {
    if (status().state !== "ready") return;
    await lease.isLeftBehind().then(
      (isThere) => isThere && wake(),
      () => {
        // The database is away; the next look comes.
      },
    );
  }

  const looking = setInterval(() => void lookForLeftBehind(), lookMs);
  looking.unref();

  function narrateOn(): void {
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
          if (canSpeak(story)) return choiceAudioId(story, scene, index);
          const found = await voices.find(storyLine(story, scene, choiceLine(index)));
          return found?.spokenId ?? null;
        }),
      );
    },

    /** Whether audio that is missing is on its way, so that it is worth while to ask again. */
    isComing(story: PlayableStory, scene: Scene, line: LineKind): boolean {
      const isRefused = refusedLines.get(storyLineKey(storyLine(story, scene, line))) === "refused";
      if (isRefused || !story.maySpeak) return false;
      return status().state === "starting" || canSpeak(story);
    },

    /** @returns null when there is no audio within `atMostMs` */
    async narrate(
      story: PlayableStory,
      scene: Scene,
      line: LineKind,
      { atMostMs, priority }: { atMostMs: number; priority: SpeechPriority },
    ): Promise<NarratedLine | null> {
      notePlayed(story, scene, priority);
      const at = storyLine(story, scene, line);
      const found = await voices.find(at);
      if (found) return { kind: "stored", audio: found };
      if (!canSpeak(story)) return null;
      const scenes = (await deps.scenes(story)) ?? [];
      const text = spokenText(story, scene, line, rolesOf(scenes, story.figures));
      // No wait where the audio would come too late; it is still stored for later listeners.
      const waitMs = synthesis.speed.firstMs() > atMostMs ? 0 : atMostMs;
      const { audio, liveAudio } = synthesis.speak(text, priority);
      const stored = audio
        .then((audio) => link(at, audio))
        .then((linked): NarratedLine | null => linked && { kind: "stored", audio: linked })
        .catch((error: unknown) => {
          if (error instanceof VoiceServiceError) noteRefusal(at, error);
          else if (!signal.aborted) onFailure(error);
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
      if (!canSpeak(story)) return null;
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

    /** Called when the file of stored audio cannot be read for now. */
    reportUnreadable: onFailure,

    /** Deletes rows and files of audio that was created until `spokenUntil` and belongs to no story. */
    async deleteUnused(spokenUntil: EpochMs): Promise<void> {
      for (const spokenId of await voices.removeUnused(spokenUntil)) {
        await files.delete(audioFileKey(spokenId));
      }
    },

    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(looking);
      await narrating;
      await lease.release().catch(() => {
        // It is over within a minute.
      });
      await synthesis.settled();
    },
  };
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
