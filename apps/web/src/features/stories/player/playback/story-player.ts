/** Plays one story, outside React: carries out the commands of `playback-machine.ts`. */
import { firstStep, type StepQuery } from "@codetale/domain/stories/journey";
import type { NarrationOutlook } from "../prefetch/late-narration.ts";
import { sceneFetchError, type FetchScene } from "../scenes/fetch-scene.ts";
import { ObservedValue } from "../observed-value.ts";
import { noProgress, type PlaybackProgress } from "../progress/saved-progress.ts";
import {
  initialState,
  transition,
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
} from "./playback-machine.ts";
import type { RecordAnswer, ActiveRecording } from "../answering/recorder.ts";
import { ScenePrefetcher } from "../prefetch/scene-prefetcher.ts";
import { recordVisit } from "../progress/visit-history.ts";
import { captionOf, type NarratedScene } from "../scenes/narrated-scene.ts";
import { playerError } from "./player-error.ts";
import type { RecognitionResult } from "../answering/recognize-answer.ts";
import type { Narrator } from "../narration/narrator.ts";
import type { ScenePath } from "../progress/scene-path.ts";

/** What the player needs from its surroundings. */
export interface PlayerPorts {
  fetchScene: FetchScene;
  narrator: Narrator;
  record: RecordAnswer;
  recognizeAnswer: (
    told: NarratedScene,
    recording: Blob,
    signal: AbortSignal,
  ) => Promise<RecognitionResult>;
  /** Called when a recording begins; never fails. */
  prepareRecognition: () => void;
  untilOnline: NarrationOutlook["untilOnline"];
  loadProgress: () => PlaybackProgress;
  saveProgress: (place: PlaybackProgress) => void;
}

/**
 * How many scenes have narration: `none`, now or later; `all`; or `some`, which also stands until
 * the story is loaded.
 */
export type NarrationCoverage = "none" | "some" | "all";

/** A handler for every command of the machine. */
type CommandHandlers = {
  readonly [Deed in PlaybackCommand["do"]]: (
    command: Extract<PlaybackCommand, { do: Deed }>,
  ) => void;
};

/** How long a choice is highlighted where no voice reads it. */
const LIT_MS = 1_800;

/** A store for `useSyncExternalStore`: `subscribe`, `getState` and `getProgress`. */
export class StoryPlayer {
  readonly #ports: PlayerPorts;
  readonly #ahead: ScenePrefetcher;
  readonly #listeners = new Set<() => void>();
  #language = "";
  #voices: NarrationCoverage = "some";
  #playing: PlaybackState = initialState;
  #place: PlaybackProgress = noProgress;
  #recording: ActiveRecording | null = null;
  #understanding = new AbortController();
  #litTimer: ReturnType<typeof setTimeout> | undefined;

  /** Index of the caption's word that is heard; -1 before the first, and where it is unknown. */
  readonly currentWord = new ObservedValue(-1);
  /** Whole seconds left of a recording; null while none is made. */
  readonly secondsLeft = new ObservedValue<number | null>(null);

  constructor(ports: PlayerPorts) {
    this.#ports = ports;
    this.#ahead = new ScenePrefetcher(ports.fetchScene, {
      mayCome: () => this.#voices !== "none",
      areAllSpoken: () => this.#voices === "all",
      untilOnline: ports.untilOnline,
    });
    this.#place = ports.loadProgress();
  }

  /** Prefetches the scenes that Play may need. @returns stops sound, recording and requests */
  start(): () => void {
    this.#ahead.prefetch([stepAt(this.#place.way), stepAt([])]);
    return () => {
      this.#ports.narrator.stop();
      this.#recording?.cancel();
      this.#understanding.abort();
      clearTimeout(this.#litTimer);
      this.#ahead.stop();
    };
  }

  /** @param language as `NarrationRequest` has it; empty until the story is loaded */
  setLanguage(language: string): void {
    this.#language = language;
  }

  setNarrationCoverage(voices: NarrationCoverage): void {
    this.#voices = voices;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): PlaybackState => this.#playing;

  /** The same object until the progress changes. */
  getProgress = (): PlaybackProgress => this.#place;

  /** To be called within a press. @param way path to the scene to play; empty for the start */
  begin = (way: ScenePath): void => {
    this.#ports.narrator.unlock();
    this.send({ type: "play", way });
  };

  /** To be called within a press, in any phase. @param way path to a visited question */
  jumpTo = (way: ScenePath): void => {
    this.#ports.narrator.unlock();
    this.send({ type: "jump", way });
  };

  /** Passes an event to the machine, saves the progress, and carries out the commands. */
  send = (event: PlaybackEvent): void => {
    const before = this.#playing;
    const { state, commands } = transition(before, event);
    if (state === before && commands.length === 0) return;
    this.#playing = state;
    if (state.phase !== "telling") this.currentWord.set(-1);
    this.#keep(before);
    for (const command of commands) this.#carryOut(command);
    for (const listener of this.#listeners) listener();
  };

  #carryOut(command: PlaybackCommand): void {
    (this.#deeds[command.do] as (command: PlaybackCommand) => void)(command);
  }

  readonly #deeds: CommandHandlers = {
    fetch: ({ turn, wanted }) => {
      const answer = this.#ahead.takeIfReady(wanted);
      if (answer) this.send({ type: "arrived", turn, answer });
      else void this.#fetch(turn, wanted);
    },
    expect: ({ wanted }) => this.#ahead.prefetch(wanted),
    tell: ({ turn, told }) => this.#read(turn, told),
    "pause-voice": () => this.#ports.narrator.pause(),
    "resume-voice": () => this.#ports.narrator.resume(),
    hush: () => {
      clearTimeout(this.#litTimer);
      this.#ports.narrator.stop();
    },
    record: ({ turn }) => void this.#record(turn),
    "stop-recording": () => this.#recording?.stop(),
    "cancel-recording": () => this.#recording?.cancel(),
    understand: ({ turn, told, recording }) => void this.#understand(turn, told, recording),
    "read-choices": ({ turn, choices }) => this.#readChoice(turn, choices, 0),
  };

  async #fetch(turn: number, wanted: StepQuery): Promise<void> {
    try {
      this.send({ type: "arrived", turn, answer: await this.#ahead.take(wanted) });
    } catch (error) {
      // A scene without a next one is the end, also where the server cannot be reached to say so.
      if (wanted.sceneId === null) this.send({ type: "arrived", turn, answer: { kind: "end" } });
      else this.send({ type: "missed", turn, trouble: sceneFetchError(error) });
    }
  }

  #read(turn: number, told: NarratedScene): void {
    this.currentWord.set(-1);
    const { audio, scene } = told;
    const language = this.#language;
    const reading = { text: captionOf(told), language, audio, wordStarts: scene.word_starts };
    this.#ports.narrator.narrate(reading, {
      onWord: (word) => this.currentWord.set(word),
      onDone: () => this.send({ type: "voice-done", turn }),
      onBlocked: () => this.send({ type: "voice-blocked", turn }),
      onFailed: () => this.send({ type: "voice-none", turn }),
    });
  }

  /** Highlights one choice after the other while a voice reads it, or for `LIT_MS` without one. */
  #readChoice(turn: number, choices: readonly string[], index: number): void {
    const choice = choices[index];
    this.send({ type: "lit", turn, index: choice === undefined ? null : index });
    if (choice === undefined) return;
    const next = () => {
      if (this.#playing.turn === turn && this.#playing.lit === index)
        this.#readChoice(turn, choices, index + 1);
    };
    const nextInAMoment = () => {
      this.#litTimer = setTimeout(next, LIT_MS);
    };
    this.#ports.narrator.narrate(
      { text: choice, language: this.#language, audio: null, wordStarts: null },
      { onWord: () => {}, onDone: next, onBlocked: nextInAMoment, onFailed: nextInAMoment },
    );
  }

  async #record(turn: number): Promise<void> {
    const recording = this.#ports.record((seconds) => {
      if (this.#playing.turn === turn) this.secondsLeft.set(seconds);
    });
    this.#recording = recording;
    this.#ports.prepareRecognition();
    const outcome = await recording.result;
    if (this.#recording === recording) this.#recording = null;
    this.secondsLeft.set(null);
    switch (outcome.kind) {
      case "recording":
        return this.send({ type: "recorded", turn, recording: outcome.recording });
      case "nothing":
        return this.send({ type: "not-recorded", turn, trouble: playerError("no-audio") });
      case "denied":
        return this.send({ type: "not-recorded", turn, trouble: playerError("microphone") });
      case "cancelled":
        return;
    }
  }

  async #understand(turn: number, told: NarratedScene, recording: Blob): Promise<void> {
    this.#understanding.abort();
    const { signal } = (this.#understanding = new AbortController());
    const understood = await this.#ports.recognizeAnswer(told, recording, signal);
    if (signal.aborted) return;
    switch (understood.kind) {
      case "transcript":
        return this.send({ type: "heard", turn, transcript: understood.transcript });
      case "reply":
        return this.send({ type: "arrived", turn, answer: understood.answer });
      case "trouble":
        return this.send({ type: "not-heard", turn, trouble: understood.trouble });
    }
  }

  /** Saves the path and the visited scenes where they changed; an ended story has no path. */
  #keep(before: PlaybackState): void {
    const { told, way, phase } = this.#playing;
    if (way === before.way && told === before.told && phase === before.phase) return;
    const isThere = told !== null && way.at(-1)?.sceneId === told.scene.id;
    const seen = isThere ? recordVisit(this.#place.seen, told.scene, way) : this.#place.seen;
    const place = { way: phase === "ended" ? [] : isThere ? way : this.#place.way, seen };
    this.#place = place;
    this.#ports.saveProgress(place);
  }
}

function stepAt(way: ScenePath): StepQuery {
  const last = way.at(-1);
  return last ? { sceneId: last.sceneId, answer: null } : firstStep;
}
