/** Tells a story as bedtime wants it, outside React: follows its player, and acts for a sleeper. */
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { ObservedValue } from "#lib/observed-value";
import type { Delivery } from "../narration/narration.ts";
import type { PlaybackState } from "../playback/playback-state.ts";
import type { StoryPlayer } from "../playback/story-player.ts";
import {
  deliveryAt,
  isTimeToSleep,
  lightsAt,
  minutesLeft,
  ownStep,
  presentBedtime,
  storedBedtime,
  withTimerRunning,
  type Bedtime,
  type Lights,
} from "./bedtime.ts";

export class BedtimeCompanion {
  readonly #player: Pick<StoryPlayer, "state" | "send">;
  readonly #delivery: ObservedValue<Delivery>;
  readonly #clock: Clock;
  readonly #canFade: boolean;
  #state: PlaybackState | null = null;
  #unchangedSince: EpochMs = 0;

  readonly lights = new ObservedValue<Lights>("on");
  /** Minutes of the timer that are left; null without one. */
  readonly minutes = new ObservedValue<number | null>(null);
  readonly isTimeToSleep = new ObservedValue(false);

  /**
   * @param delivery how the player's voices read, which this sets
   * @param canFade whether voices follow the volume of `delivery`
   */
  constructor(
    player: Pick<StoryPlayer, "state" | "send">,
    delivery: ObservedValue<Delivery>,
    clock: Clock,
    canFade = true,
  ) {
    this.#player = player;
    this.#delivery = delivery;
    this.#clock = clock;
    this.#canFade = canFade;
  }

  /** @returns stops it */
  start(): () => void {
    const unsubscribes = [
      this.#player.state.subscribe(this.#update),
      storedBedtime.subscribe(this.#update),
    ];
    const timer = setInterval(this.#update, SECOND_MS);
    this.#update();
    return () => {
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }

  /** Somebody is awake: the lights go on, and a timer that is over begins anew. */
  wake(): void {
    const now = this.#clock.now();
    this.#unchangedSince = now;
    this.#startTimer(presentBedtime(storedBedtime.get(), now), now);
    this.#update();
  }

  readonly #update = (): void => {
    const now = this.#clock.now();
    const bedtime = presentBedtime(storedBedtime.get(), now);
    const state = this.#player.state.get();
    if (state !== this.#state) {
      const begins = this.#state?.phase === "ready" && state.phase !== "ready";
      this.#state = state;
      this.#unchangedSince = now;
      // Stores the value, for which this is called again.
      if (begins && this.#startTimer(bedtime, now)) return;
    }
    const idleMs = now - this.#unchangedSince;
    this.#show(bedtime, now, state, idleMs);
    const step = ownStep(bedtime, now, state, idleMs, this.#canFade);
    if (step) this.#player.send(step);
  };

  /** @returns whether it did not run before */
  #startTimer(bedtime: Bedtime | null, now: EpochMs): boolean {
    const running = bedtime && withTimerRunning(bedtime, now);
    if (running === bedtime) return false;
    storedBedtime.set(running);
    return true;
  }

  #show(bedtime: Bedtime | null, now: EpochMs, state: PlaybackState, idleMs: number): void {
    const { rate, volume } = deliveryAt(bedtime, now);
    const before = this.#delivery.get();
    if (before.rate !== rate || before.volume !== volume) this.#delivery.set({ rate, volume });
    this.lights.set(lightsAt(bedtime, now, state, idleMs));
    this.minutes.set(minutesLeft(bedtime, now));
    this.isTimeToSleep.set(isTimeToSleep(bedtime, now));
  }
}
