/**
 * Bedtime, as decision 040 describes it: how a story is told while it is switched on, and what the
 * player does by itself. Pure, told `now`.
 */
import { HOUR_MS, MINUTE_MS, SECOND_MS, type EpochMs } from "@codetale/domain/time";
import { StoredValue } from "#lib/stored-value";
import { plainDelivery, type Delivery } from "../narration/narration.ts";
import type { PlaybackEvent, PlaybackState } from "../playback/playback-state.ts";
import { waitsForAnswer } from "../scenes/narrated-scene.ts";

/** What a parent has switched on, on this device. */
export interface Bedtime {
  switchedOnAt: EpochMs;
  /** How long stories are told; null until the last one ends. */
  minutes: number | null;
  /** When the timer is over; null until a story begins, which starts it. */
  sleepAt: EpochMs | null;
}

/** How bright the stage is; `out` is dark altogether. */
export type Lights = "on" | "dim" | "out";

/** The lengths of the sleep timer that are offered. */
export const timerMinutes = [10, 20, 30, 45] as const;

const RATE = 0.85;

/** Nobody switches it off in the morning. */
const LASTS_MS = 8 * HOUR_MS;

/** How long a question waits for an answer once its choices were read. */
const PATIENCE_MS = 20 * SECOND_MS;

/** The same after the timer is over. */
const SLEEPY_PATIENCE_MS = 3 * SECOND_MS;

/** The lights stay on after a story, and while nothing goes on. */
const AFTER_THE_END_MS = 20 * SECOND_MS;
const IDLE_MS = 2 * MINUTE_MS;

/** A story has this long to come to its end once the timer is over. */
const CLOSING_MS = 10 * MINUTE_MS;
const SOFTENING_MS = 3 * MINUTE_MS;
const FADING_MS = MINUTE_MS;
const SOFT = 0.4;

export const storedBedtime = new StoredValue<Bedtime>("codetale-bedtime", readBedtime, "device");

/** @returns null where it is switched off, or was left on the day before */
export function presentBedtime(bedtime: Bedtime | null, now: EpochMs): Bedtime | null {
  return bedtime && now - bedtime.switchedOnAt < LASTS_MS ? bedtime : null;
}

/** Starts the timer where it does not run, or is over: somebody is awake. */
export function withTimerRunning(bedtime: Bedtime, now: EpochMs): Bedtime {
  const { minutes, sleepAt } = bedtime;
  if (minutes === null || (sleepAt !== null && now < sleepAt)) return bedtime;
  return { ...bedtime, sleepAt: now + minutes * MINUTE_MS };
}

/** Whether the timer is over: questions hardly wait, and no other story follows. */
export function isTimeToSleep(bedtime: Bedtime | null, now: EpochMs): boolean {
  return overMs(bedtime, now) >= 0;
}

/** Minutes that are left, rounded up; null without a running timer. */
export function minutesLeft(bedtime: Bedtime | null, now: EpochMs): number | null {
  const over = overMs(bedtime, now);
  return over === -Infinity ? null : Math.max(0, Math.ceil(-over / MINUTE_MS));
}

export function deliveryAt(bedtime: Bedtime | null, now: EpochMs): Delivery {
  return bedtime ? { rate: RATE, volume: volumeAt(overMs(bedtime, now)) } : plainDelivery;
}

/** Softer within minutes once the timer is over, and silent at the very end. */
function volumeAt(over: number): number {
  if (over <= 0) return 1;
  const softened = 1 - (1 - SOFT) * Math.min(1, over / SOFTENING_MS);
  const faded = Math.max(0, Math.min(1, (CLOSING_MS - over) / FADING_MS));
  return softened * faded;
}

/** @param idleMs for how long nothing has happened in `state` */
export function lightsAt(
  bedtime: Bedtime | null,
  now: EpochMs,
  state: PlaybackState,
  idleMs: number,
): Lights {
  if (!bedtime) return "on";
  if (overMs(bedtime, now) >= CLOSING_MS) return "out";
  const { phase, isPaused, isUnvoiced } = state;
  const isIdle = isPaused || idlePhases.has(phase) || (phase === "asking" && isUnvoiced);
  const lightMs = phase === "ended" ? AFTER_THE_END_MS : isIdle ? IDLE_MS : Infinity;
  return idleMs >= lightMs ? "out" : "dim";
}

const idlePhases: ReadonlySet<PlaybackState["phase"]> = new Set(["ready", "failed", "reading"]);

/**
 * What the player does by itself, so that a story does not stop in the middle where its listener
 * has fallen asleep: a question that was heard answers itself. What no voice has read waits for who
 * reads it.
 *
 * @param idleMs for how long nothing has happened in `state`
 * @param canFade whether the voice has faded out by the end, rather than being as loud as ever
 */
export function ownStep(
  bedtime: Bedtime | null,
  now: EpochMs,
  state: PlaybackState,
  idleMs: number,
  canFade = true,
): PlaybackEvent | null {
  if (!bedtime || state.isPaused || state.isUnvoiced) return null;
  const over = overMs(bedtime, now);
  if (over >= CLOSING_MS) {
    // A voice that cannot fade ends what it was reading, and begins nothing more.
    const isCutOff = !canFade && idleMs > over - CLOSING_MS;
    return isCutOff ? null : closingPause(state);
  }
  const patienceMs = over >= 0 ? SLEEPY_PATIENCE_MS : PATIENCE_MS;
  return idleMs >= patienceMs ? ownAnswer(state) : null;
}

/** @returns null where no voice reads the scene or one of its choices */
function closingPause({ phase, highlightedChoice }: PlaybackState): PlaybackEvent | null {
  const isBeingRead = phase === "narrating" || (phase === "asking" && highlightedChoice !== null);
  return isBeingRead ? { type: "pause" } : null;
}

/** @returns null where nothing is asked, or is asked still */
function ownAnswer(state: PlaybackState): PlaybackEvent | null {
  const { phase, scene, highlightedChoice } = state;
  if (phase !== "asking" || !scene || highlightedChoice !== null) return null;
  if (!waitsForAnswer(scene)) return { type: "next" };
  const count = scene.choices.length;
  return count > 0 ? { type: "choose", index: timesAsked(state) % count } : null;
}

/** How often the question on the stage was asked before, in a story that comes back to it. */
function timesAsked({ scene, path }: PlaybackState): number {
  const visits = path.filter(({ sceneId }) => sceneId === scene?.id).length;
  return Math.max(0, visits - 1);
}

/** Since when the timer is over; negative before, and without one. */
function overMs(bedtime: Bedtime | null, now: EpochMs): number {
  const sleepAt = bedtime?.sleepAt ?? null;
  return sleepAt === null ? -Infinity : now - sleepAt;
}

function readBedtime(stored: unknown): Bedtime | null {
  const { switchedOnAt, minutes, sleepAt } = (stored ?? {}) as Partial<Bedtime>;
  const isWhole =
    typeof switchedOnAt === "number" && isNumberOrNull(minutes) && isNumberOrNull(sleepAt);
  return isWhole ? { switchedOnAt, minutes, sleepAt } : null;
}

function isNumberOrNull(value: unknown): value is number | null {
  return value === null || typeof value === "number";
}
