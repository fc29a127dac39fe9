/** Plays one story, outside React: carries out the commands of `playback-machine.ts`. */
import type { Story } from "@codetale/contract/stories";
import type { StepQuery } from "@codetale/domain/stories/journey";
import type { prepareRecognition, recognizeAnswer } from "../answering/recognize-answer.ts";
import type { ActiveRecording, recordAnswer } from "../answering/recorder.ts";
import { ChoiceReader } from "../narration/choice-reader.ts";
import type { Narrator } from "../narration/narrator.ts";
import { ObservedValue } from "#lib/observed-value";
import type { FetchChoiceAudio } from "../prefetch/choice-audio.ts";
import { awaitVoice } from "../prefetch/late-narration.ts";
import { OpeningVoice, type Opening } from "../prefetch/opening-voice.ts";
import { ScenePrefetcher } from "../prefetch/scene-prefetcher.ts";
import { loadProgress, saveProgress, type PlaybackProgress } from "../progress/saved-progress.ts";
import { lastStepOf } from "../progress/scene-path.ts";
import { recordVisit } from "../progress/visit-history.ts";
import { sceneFetchError, type FetchScene } from "../scenes/fetch-scene.ts";
import {
  captionOf,
  stepTo,
  type NarratedScene,
  type SceneResult,
} from "../scenes/narrated-scene.ts";
import { transition } from "./playback-machine.ts";
import {
  initialState,
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
} from "./playback-state.ts";

/** What the player needs from its surroundings. */
export interface PlayerPorts {
  fetchScene: FetchScene;
  fetchChoiceAudio: FetchChoiceAudio;
  narrator: Narrator;
  recordAnswer: typeof recordAnswer;
  recognizeAnswer: typeof recognizeAnswer;
  prepareRecognition: typeof prepareRecognition;
}

/** What carries out each command of the machine. */
type Effects = {
  readonly [Type in PlaybackCommand["type"]]: (
    command: Extract<PlaybackCommand, { type: Type }>,
  ) => void;
};

export class StoryPlayer {
  readonly #storyId: string;
  readonly #ports: PlayerPorts;
  readonly #prefetcher: ScenePrefetcher;
  #story: Pick<Story, "language" | "voiced"> | null = null;
  #recording: ActiveRecording | null = null;
  #recognition = new AbortController();
  readonly #choiceReader: ChoiceReader;
  readonly #opening: OpeningVoice;
  /** What was under way when it stopped changes no saved progress. */
  #isStopped = false;
  /** Aborted when the voice of what is on the stage is waited for no longer. */
  #voiceWait = new AbortController();
  /** Sent while another event is carried out, in order. */
  readonly #waiting: PlaybackEvent[] = [];
  #isSending = false;
  /** The choice that was read last; an answer such as "yes, that one" means it. */
  #lastRead: { sceneId: string; index: number } | null = null;

  readonly state = new ObservedValue<PlaybackState>(initialState);
  readonly progress: ObservedValue<PlaybackProgress>;
  /** Index of the caption's word that is heard; -1 before the first, and where it is unknown. */
  readonly currentWord = new ObservedValue(-1);
  /** Index of the word that is heard of the choice that is being read. */
  get choiceWord(): ObservedValue<number> {
    return this.#choiceReader.word;
  }
  /** Whether the voice is there that Play begins with. */
  get opening(): ObservedValue<Opening> {
    return this.#opening.state;
  }
  /** Whole seconds left of a recording; null while none is made. */
  readonly secondsLeft = new ObservedValue<number | null>(null);

  constructor(storyId: string, ports: PlayerPorts) {
    this.#storyId = storyId;
    this.#ports = ports;
    this.progress = new ObservedValue(loadProgress(storyId));
    this.#choiceReader = new ChoiceReader(ports.narrator, ports.fetchChoiceAudio);
    this.#prefetcher = new ScenePrefetcher(ports.fetchScene, {
      mayCome: () => this.#story?.voiced !== null,
      isComplete: () => isComplete(this.#story),
    });
    this.#opening = new OpeningVoice(this.#prefetcher);
  }

  /** Prefetches the scenes that Play may need. @returns stops sound, recording and requests */
  start(): () => void {
    this.#isStopped = false;
    this.#prefetcher.prefetch([this.#firstStep(), lastStepOf([])]);
    return () => {
      this.#isStopped = true;
      this.#opening.stop();
      this.#voiceWait.abort();
      this.#ports.narrator.stop();
      this.#recording?.cancel();
      this.#recognition.abort();
      this.#choiceReader.end();
      this.#prefetcher.stop();
    };
  }

  /** @param story its language and how much of its narration exists; null until it is loaded */
  setStory(story: Pick<Story, "language" | "voiced"> | null): void {
    const isFirst = this.#story === null;
    this.#story = story;
    if (!isFirst || !story?.voiced || isComplete(story)) return;
    if (this.state.get().phase === "ready") void this.#opening.prepare(this.#firstStep());
  }

  /**
   * Passes an event to the machine, saves the progress, and carries out the commands. An event that
   * is sent meanwhile, by an observer or a command, follows then: a pause must not come before the
   * narration that it pauses. `play` and `jump` are to be sent within a press, since browsers play
   * no sound before one.
   */
  send = (event: PlaybackEvent): void => {
    if (event.type === "play" || event.type === "jump") this.#ports.narrator.unlock();
    this.#waiting.push(event);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#handle(next);
    } finally {
      this.#isSending = false;
    }
  };

  #handle(event: PlaybackEvent): void {
    const before = this.state.get();
    const [state, ...commands] = transition(before, event);
    this.state.set(state);
    if (state.phase !== "narrating") this.currentWord.set(-1);
    if (state.phase !== "ready") this.#opening.stop();
    if (state.turn !== before.turn || state.phase !== before.phase) this.#voiceWait.abort();
    this.#updateProgress(before, state);
    for (const command of commands)
      (this.#effects[command.type] as (command: PlaybackCommand) => void)(command);
  }

  readonly #effects: Effects = {
    fetch: ({ turn, wanted }) => {
      const result = this.#prefetcher.takeIfReady(wanted);
      if (result) this.send({ type: "scene-arrived", turn, result });
      else void this.#fetch(turn, wanted);
    },
    prefetch: ({ wanted }) => this.#prefetcher.prefetch(wanted),
    narrate: ({ turn, scene }) => this.#narrate(turn, scene),
    "await-voice": ({ turn, scene }) => void this.#awaitVoice(turn, scene),
    "pause-narration": () => this.#ports.narrator.pause(),
    "resume-narration": () => this.#ports.narrator.resume(),
    "prefetch-choices": ({ scene }) => this.#choiceReader.prefetch(scene),
    "read-choice": ({ turn, scene, index, pauseMs }) => {
      this.#lastRead = { sceneId: scene.id, index };
      const language = this.#story?.language ?? "";
      const onDone = () => this.send({ type: "choice-read", turn, index });
      this.#choiceReader.read({ scene, index, language, pauseMs }, onDone);
    },
    "stop-narration": () => {
      this.#choiceReader.stop();
      this.#ports.narrator.stop();
    },
    record: ({ turn }) => void this.#record(turn),
    "stop-recording": () => this.#recording?.stop(),
    "cancel-recording": () => this.#recording?.cancel(),
    recognize: ({ turn, scene, recording }) => void this.#recognize(turn, scene, recording),
  };

  async #fetch(turn: number, wanted: StepQuery): Promise<void> {
    try {
      const result = await this.#prefetcher.take(wanted);
      this.send({ type: "scene-arrived", turn, result });
    } catch (error) {
      // A scene without a next one is the end, also where the server cannot be reached to say so.
      if (wanted.sceneId === null) this.send({ type: "scene-arrived", turn, result: "end" });
      else this.send({ type: "scene-failed", turn, error: sceneFetchError(error) });
    }
  }

  async #awaitVoice(turn: number, scene: NarratedScene): Promise<void> {
    const mayCome = scene.isVoiceComing || Boolean(this.#story?.voiced);
    // Without a network the browser's voice, or none, is better than half a minute of silence.
    if (!mayCome || !navigator.onLine) return this.send({ type: "voice-missing", turn });
    const { signal } = (this.#voiceWait = new AbortController());
    const request = async (limited: AbortSignal): Promise<SceneResult> => {
      const again = await this.#prefetcher.request(stepTo(scene), limited);
      // A reply in words of its own is stored nowhere, and another one comes in its place.
      return again !== "end" && isSameText(again, scene) ? again : "end";
    };
    const result = await awaitVoice(request, signal);
    if (signal.aborted) return;
    if (typeof result === "string") this.send({ type: "voice-missing", turn });
    else this.send({ type: "voice-arrived", turn, scene: result });
  }

  #firstStep(): StepQuery {
    return lastStepOf(this.progress.get().way);
  }

  #narrate(turn: number, scene: NarratedScene): void {
    this.#choiceReader.stop();
    this.currentWord.set(-1);
    const { audio, word_starts: wordStarts } = scene;
    const language = this.#story?.language ?? "";
    const request = { text: captionOf(scene), language, audio, wordStarts };
    this.#ports.narrator.narrate(request, {
      onWord: (word) => this.currentWord.set(word),
      onDone: () => this.send({ type: "narration-done", turn }),
      onBlocked: () => this.send({ type: "narration-blocked", turn }),
      onFailed: () => this.send({ type: "narration-unavailable", turn }),
    });
  }

  async #record(turn: number): Promise<void> {
    const recording = this.#ports.recordAnswer((seconds) => {
      if (this.state.get().turn === turn) this.secondsLeft.set(seconds);
    });
    this.#recording = recording;
    this.#ports.prepareRecognition(this.#storyId);
    const result = await recording.result;
    if (this.#recording === recording) this.#recording = null;
    this.secondsLeft.set(null);
    if (result.kind === "recording")
      this.send({ type: "recorded", turn, recording: result.recording });
    else if (result.kind === "error")
      this.send({ type: "answer-failed", turn, error: result.error });
  }

  async #recognize(turn: number, scene: NarratedScene, recording: Blob): Promise<void> {
    this.#recognition.abort();
    const { signal } = (this.#recognition = new AbortController());
    const lastRead = this.#lastRead?.sceneId === scene.id ? this.#lastRead.index : null;
    const { recognizeAnswer } = this.#ports;
    const result = await recognizeAnswer(this.#storyId, scene, recording, signal, lastRead);
    if (signal.aborted) return;
    switch (result.kind) {
      case "transcript":
        return this.send({ type: "recognized", turn, transcript: result.transcript });
      case "reply":
        return this.send({ type: "scene-arrived", turn, result: result.reply });
      case "error":
        return this.send({ type: "answer-failed", turn, error: result.error });
    }
  }

  /** Saves the path and the visited scenes where they changed; an ended story has no path. */
  #updateProgress(before: PlaybackState, { scene, path, phase }: PlaybackState): void {
    if (path === before.path && scene === before.scene && phase === before.phase) return;
    const { way, seen } = this.progress.get();
    const isThere = scene !== null && path.at(-1)?.sceneId === scene.id;
    const progress = {
      way: phase === "ended" ? [] : isThere ? path : way,
      seen: isThere ? recordVisit(seen, scene, path) : seen,
    };
    this.progress.set(progress);
    if (!this.#isStopped) saveProgress(this.#storyId, progress);
  }
}

/** Whether every scene has its narration. */
function isComplete(story: Pick<Story, "voiced"> | null): boolean {
  return story?.voiced ? story.voiced.done === story.voiced.total : false;
}

/** Whether both have one text to read; that of a scene may have been edited meanwhile. */
function isSameText(one: NarratedScene, other: NarratedScene): boolean {
  if (one.id !== other.id || one.isRedirect !== other.isRedirect) return false;
  return !one.isRedirect || captionOf(one) === captionOf(other);
}
