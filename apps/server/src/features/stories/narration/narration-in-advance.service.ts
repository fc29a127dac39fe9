/**
 * Narrates stories in advance, one line after the other: those that are played now before others.
 * The lines that lack audio are found in the database, so a later process goes on where this one
 * stops.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { LiveEvents } from "#core/ports/live-events";
import { VoiceServiceError, type VoiceServiceStatus } from "#core/ports/speech";
import { createNarrationLease } from "./narration-lease.service.ts";
import type { NarrationLeaseRepository } from "./narration-leases.repository.ts";
import { NarrationPlan, type PlannedLine } from "./narration-plan.ts";
import type { NarrationRepository } from "./narration.repository.ts";
import { createPlayedStories } from "./played-stories.ts";
import { createRefusedLines } from "./refused-lines.ts";
import type { SpeechSynthesis } from "./speech-synthesis.service.ts";
import { spokenText, type SpokenText } from "./spoken-text.ts";
import {
  editionKey,
  type EditionOfStory,
  type StoryLine,
  type StoryToNarrate,
} from "./story-line.ts";

export interface NarrationInAdvanceDeps {
  clock: Clock;
  voices: NarrationRepository;
  leases: NarrationLeaseRepository;
  live: Pick<LiveEvents, "toAccounts">;
  /** The last known status. */
  status(): VoiceServiceStatus;
  synthesis: Pick<SpeechSynthesis, "speak">;
  /** Pause before a failed narration is retried. */
  retryMs: number;
  /** Pause between two looks for what processes that have ended left behind. */
  lookMs: number;
  onFailure(error: unknown): void;
  signal: AbortSignal;
}

/** Shortest time between two notifications about one story. */
const NOTIFY_EVERY_MS = 2 * SECOND_MS;

export function createNarrationInAdvance(deps: NarrationInAdvanceDeps) {
  const { voices, clock, live, status, synthesis, retryMs, lookMs, onFailure, signal } = deps;
  const played = createPlayedStories(clock);
  const lease = createNarrationLease(deps.leases, clock);
  const refusedLines = createRefusedLines(clock);
  const finishedEditions = new Set<string>();
  const notifiedAt = new Map<string, EpochMs>();
  /** Stands while nothing comes before its story. */
  let plan: NarrationPlan | null = null;
  let isSearchDue = true;
  let isPlayedSearchDue = false;
  let narrating: Promise<void> | null = null;
  let isPending = false;

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
    if (found) return new NarrationPlan(found, (line) => refusedLines.reasonOf(line) !== null);
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
      return (await voices.link(at, await synthesis.speak(text, "later").audio)) || null;
    } catch (error) {
      // A refused line must not keep the others from being narrated.
      if (!(error instanceof VoiceServiceError) || isOfEachLine(error)) throw error;
      refusedLines.note(at, error);
      return false;
    }
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

  /** Goes on with what a process that has ended left behind, and with what was refused long ago. */
  async function lookForLeftBehind(): Promise<void> {
    if (status().state !== "ready") return;
    const due = refusedLines.takeDue();
    for (const edition of due) finishedEditions.delete(editionKey(edition));
    if (due.length > 0) wake();
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

    /**
     * Takes this edition next.
     *
     * @param sceneId the scene that a listener waits for; null where it was only fetched ahead
     */
    notePlayed(story: EditionOfStory, sceneId: string | null): void {
      if (!played.note(story, sceneId)) return;
      if (plan && plan.story.id === story.id && plan.story.edition === story.edition) return;
      isPlayedSearchDue = true;
      narrateOn();
    },

    /** Why the voice service refused this line; null where it did not. */
    refusalOf: refusedLines.reasonOf,

    /** The line is not tried in advance for a while. */
    noteRefused: refusedLines.note,

    /** Looks again for lines of this edition that lack audio. */
    reopen(story: EditionOfStory): void {
      finishedEditions.delete(editionKey(story));
      wake();
    },

    /** Resolves when the line that is narrated at present is done, or given up by `signal`. */
    async stop(): Promise<void> {
      clearInterval(looking);
      await narrating;
      await lease.release().catch(() => {
        // It is over within a minute.
      });
    },
  };
}

/** Whether the other lines would fail as well, so that this one is waited for. */
function isOfEachLine({ reason, fault }: VoiceServiceError): boolean {
  return reason === "unavailable" || (reason === "refused" && fault === "machine");
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, null, { signal, ref: false }).catch(() => {});
}
