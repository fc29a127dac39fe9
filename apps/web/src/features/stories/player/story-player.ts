/** Plays one story on one screen, outside React: does what the machine in `playing.ts` says. */
import { firstStep, type StepWanted } from "@codetale/domain/stories/journey";
import type { VoiceOutlook } from "./late-voice.ts";
import { troubleWithStep, type TakeStep } from "./next-step.ts";
import { ObservedValue } from "./observed-value.ts";
import { newPlace, type Place } from "./place.ts";
import { notStarted, play, type Command, type PlayEvent, type Playing } from "./playing.ts";
import type { RecordAnswer, Recording } from "./recording/recorder.ts";
import { ScenesAhead } from "./scenes-ahead.ts";
import { withScene } from "./seen.ts";
import { captionOf, type Told } from "./told.ts";
import { troubleOf } from "./trouble.ts";
import type { Understood } from "./understand.ts";
import type { Narrator } from "./voice/narrator.ts";
import type { Way } from "./way.ts";

export interface PlayerPorts {
  takeStep: TakeStep;
  narrator: Narrator;
  record: RecordAnswer;
  understand: (told: Told, recording: Blob, signal: AbortSignal) => Promise<Understood>;
  /** Says that an answer by voice is about to come; never fails. */
  announceAnswer: () => void;
  untilOnline: VoiceOutlook["untilOnline"];
  keptPlace: () => Place;
  keepPlace: (place: Place) => void;
}

/** `none` has and will have a voice, `all` have theirs; `some` also until that is known. */
export type VoicesOfStory = "none" | "some" | "all";

/** What each command of the machine takes. */
type Deeds = {
  readonly [Deed in Command["do"]]: (command: Extract<Command, { do: Deed }>) => void;
};

/** How long a choice is lit where no voice reads it. */
const LIT_MS = 1_800;

export class StoryPlayer {
  readonly #ports: PlayerPorts;
  readonly #ahead: ScenesAhead;
  readonly #listeners = new Set<() => void>();
  #language = "";
  #voices: VoicesOfStory = "some";
  #playing: Playing = notStarted;
  #place: Place = newPlace;
  #recording: Recording | null = null;
  #understanding = new AbortController();
  #litTimer: ReturnType<typeof setTimeout> | undefined;

  /** The word of the caption that is heard; -1 before the first, and where nobody knows. */
  readonly word = new ObservedValue(-1);
  /** While an answer is recorded. */
  readonly secondsLeft = new ObservedValue<number | null>(null);

  constructor(ports: PlayerPorts) {
    this.#ports = ports;
    this.#ahead = new ScenesAhead(ports.takeStep, {
      mayCome: () => this.#voices !== "none",
      areAllSpoken: () => this.#voices === "all",
      untilOnline: ports.untilOnline,
    });
    this.#place = ports.keptPlace();
  }

  /** Fetches what Play needs. @returns what ends it: nothing sounds, nothing is recorded after */
  start(): () => void {
    this.#ahead.expect([stepAt(this.#place.way), stepAt([])]);
    return () => {
      this.#ports.narrator.hush();
      this.#recording?.cancel();
      this.#understanding.abort();
      clearTimeout(this.#litTimer);
      this.#ahead.stop();
    };
  }

  /** @param language as the story names it; empty until that is known */
  speakIn(language: string): void {
    this.#language = language;
  }

  expectVoices(voices: VoicesOfStory): void {
    this.#voices = voices;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getPlaying = (): Playing => this.#playing;

  /** The same object as long as nothing more was seen. */
  getPlace = (): Place => this.#place;

  /** @param way where to begin; empty for the start of the story */
  begin = (way: Way): void => {
    this.#ports.narrator.unlock();
    this.tell({ type: "play", way });
  };

  /** @param way to the question to go back to, whatever goes on now */
  jumpTo = (way: Way): void => {
    this.#ports.narrator.unlock();
    this.tell({ type: "jump", way });
  };

  tell = (event: PlayEvent): void => {
    const before = this.#playing;
    const { state, commands } = play(before, event);
    if (state === before && commands.length === 0) return;
    this.#playing = state;
    if (state.phase !== "telling") this.word.set(-1);
    this.#keep(before);
    for (const command of commands) this.#carryOut(command);
    for (const listener of this.#listeners) listener();
  };

  #carryOut(command: Command): void {
    (this.#deeds[command.do] as (command: Command) => void)(command);
  }

  readonly #deeds: Deeds = {
    fetch: ({ turn, wanted }) => {
      const answer = this.#ahead.takeAtHand(wanted);
      if (answer) this.tell({ type: "arrived", turn, answer });
      else void this.#fetch(turn, wanted);
    },
    expect: ({ wanted }) => this.#ahead.expect(wanted),
    tell: ({ turn, told }) => this.#read(turn, told),
    "pause-voice": () => this.#ports.narrator.pause(),
    "resume-voice": () => this.#ports.narrator.resume(),
    hush: () => {
      clearTimeout(this.#litTimer);
      this.#ports.narrator.hush();
    },
    record: ({ turn }) => void this.#record(turn),
    "stop-recording": () => this.#recording?.stop(),
    "cancel-recording": () => this.#recording?.cancel(),
    understand: ({ turn, told, recording }) => void this.#understand(turn, told, recording),
    "read-choices": ({ turn, choices }) => this.#readChoice(turn, choices, 0),
  };

  async #fetch(turn: number, wanted: StepWanted): Promise<void> {
    try {
      this.tell({ type: "arrived", turn, answer: await this.#ahead.take(wanted) });
    } catch (error) {
      // Where nothing follows, nobody has to be asked to know that it is the end.
      if (wanted.sceneId === null) this.tell({ type: "arrived", turn, answer: { kind: "end" } });
      else this.tell({ type: "missed", turn, trouble: troubleWithStep(error) });
    }
  }

  #read(turn: number, told: Told): void {
    this.word.set(-1);
    const { audio, scene } = told;
    const language = this.#language;
    const reading = { text: captionOf(told), language, audio, wordStarts: scene.word_starts };
    this.#ports.narrator.read(reading, {
      onWord: (word) => this.word.set(word),
      onDone: () => this.tell({ type: "voice-done", turn }),
      onBlocked: () => this.tell({ type: "voice-blocked", turn }),
      onFailed: () => this.tell({ type: "voice-none", turn }),
    });
  }

  /** Lights one choice after the other, while somebody reads it out, or for a moment. */
  #readChoice(turn: number, choices: readonly string[], index: number): void {
    const choice = choices[index];
    this.tell({ type: "lit", turn, index: choice === undefined ? null : index });
    if (choice === undefined) return;
    const next = () => {
      if (this.#playing.turn === turn && this.#playing.lit === index)
        this.#readChoice(turn, choices, index + 1);
    };
    const nextInAMoment = () => {
      this.#litTimer = setTimeout(next, LIT_MS);
    };
    this.#ports.narrator.read(
      { text: choice, language: this.#language, audio: null, wordStarts: null },
      { onWord: () => {}, onDone: next, onBlocked: nextInAMoment, onFailed: nextInAMoment },
    );
  }

  async #record(turn: number): Promise<void> {
    const recording = this.#ports.record((seconds) => {
      if (this.#playing.turn === turn) this.secondsLeft.set(seconds);
    });
    this.#recording = recording;
    this.#ports.announceAnswer();
    const outcome = await recording.outcome;
    if (this.#recording === recording) this.#recording = null;
    this.secondsLeft.set(null);
    switch (outcome.kind) {
      case "recording":
        return this.tell({ type: "recorded", turn, recording: outcome.recording });
      case "nothing":
        return this.tell({ type: "not-recorded", turn, trouble: troubleOf("no-audio") });
      case "denied":
        return this.tell({ type: "not-recorded", turn, trouble: troubleOf("microphone") });
      case "cancelled":
        return;
    }
  }

  async #understand(turn: number, told: Told, recording: Blob): Promise<void> {
    this.#understanding.abort();
    const { signal } = (this.#understanding = new AbortController());
    const understood = await this.#ports.understand(told, recording, signal);
    if (signal.aborted) return;
    switch (understood.kind) {
      case "transcript":
        return this.tell({ type: "heard", turn, transcript: understood.transcript });
      case "reply":
        return this.tell({ type: "arrived", turn, answer: understood.answer });
      case "trouble":
        return this.tell({ type: "not-heard", turn, trouble: understood.trouble });
    }
  }

  #keep(before: Playing): void {
    const { told, way, phase } = this.#playing;
    if (way === before.way && told === before.told && phase === before.phase) return;
    const isThere = told !== null && way.at(-1)?.sceneId === told.scene.id;
    const seen = isThere ? withScene(this.#place.seen, told.scene, way) : this.#place.seen;
    const place = { way: phase === "ended" ? [] : isThere ? way : this.#place.way, seen };
    this.#place = place;
    this.#ports.keepPlace(place);
  }
}

function stepAt(way: Way): StepWanted {
  const last = way.at(-1);
  return last ? { sceneId: last.sceneId, answer: null } : firstStep;
}
