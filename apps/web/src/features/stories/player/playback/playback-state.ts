/** What playback can be doing, what can happen to it, and what it can ask for. */
import { firstStep, type StepQuery } from "@codetale/domain/stories/journey";
import { pathToLastQuestion, type ScenePath } from "../progress/scene-path.ts";
import { waitsForAnswer, type SceneResult, type NarratedScene } from "../scenes/narrated-scene.ts";
import type { PlayerError } from "./player-error.ts";

/** What the player is doing. */
export type Phase =
  /** Before Play is pressed. */
  | "ready"
  /** A scene is being fetched; the one before stays on the stage. */
  | "fetching"
  /** The scene could not be fetched; `error` says why. */
  | "failed"
  /** The scene or the reply is on the stage, and its voice is on its way. */
  | "awaiting-voice"
  /** A voice reads the scene or the reply. */
  | "narrating"
  /** No voice can read the scene; the user reads it and presses Next. */
  | "reading"
  /** The story waits for an answer. */
  | "asking"
  | "recording"
  /** A recording is being recognised. */
  | "recognizing"
  | "ended";

export interface PlaybackState {
  phase: Phase;
  /** Raised by everything that begins, so that late events can be told from current ones. */
  turn: number;
  /** The step that is being fetched, or was fetched last. */
  wanted: StepQuery;
  /** Whether that step returns to a visited question, whose text is then not read again. */
  isReturn: boolean;
  /** The scene on the stage. */
  scene: NarratedScene | null;
  /** The story's reply to an answer that was not understood; shown in place of the scene's text. */
  reply: NarratedScene | null;
  /** Whether a voice that is on its way is waited for; else the text comes without it. */
  waitsForVoice: boolean;
  /** Whether a voice has read what is on the stage to its end. */
  isHeard: boolean;
  /** Whether no voice could read what is on the stage. */
  isUnvoiced: boolean;
  /** Whether the voice of what is on the stage broke off, and was asked for again. */
  hasBrokenOff: boolean;
  /** How many replies in a row the present question was answered by. */
  misses: number;
  isPaused: boolean;
  error: PlayerError | null;
  /** Index of the choice that is being read. */
  highlightedChoice: number | null;
  /** Whether the choices after it are read as well. */
  isReadingChoices: boolean;
  /** Index of the choice that was tapped once; a second tap takes it. */
  selectedChoice: number | null;
  /** From the first scene to the one on the stage, or to the question that a branch answers. */
  path: ScenePath;
}

/** The state before Play is pressed. */
export const initialState: PlaybackState = {
  phase: "ready",
  turn: 0,
  wanted: firstStep,
  isReturn: false,
  scene: null,
  reply: null,
  waitsForVoice: true,
  isHeard: false,
  isUnvoiced: false,
  hasBrokenOff: false,
  misses: 0,
  isPaused: false,
  error: null,
  highlightedChoice: null,
  isReadingChoices: false,
  selectedChoice: null,
  path: [],
};

/** From this miss on the choices are read once more, and can be said or tapped. */
export const READ_AGAIN_FROM = 2;

/** From this miss on tapping is offered before speaking. */
export const TAP_FROM = 3;

/** Whether the story waits for an answer to the scene on the stage, now or after its text. */
export function hasQuestion({ scene, reply }: PlaybackState): boolean {
  return reply !== null || (scene !== null && waitsForAnswer(scene));
}

/** What is read, or to be read: the reply where there is one, else the scene. */
export function textOnStage({ scene, reply }: PlaybackState): NarratedScene | null {
  return reply ?? scene;
}

/** The path to the question that "back" leads to; null where there is none. */
export function pathBack({ scene, path }: PlaybackState): ScenePath | null {
  return scene?.isBranch && path.length > 0 ? path : pathToLastQuestion(path);
}

/** What the user did, or how a command ended; `turn` is that of the command. */
export type PlaybackEvent =
  /** Begins at the last scene of a saved path, or at the start where the path is empty. */
  | { type: "play"; path: ScenePath; withoutVoice?: true | undefined }
  | { type: "scene-arrived"; turn: number; result: SceneResult }
  | { type: "scene-failed"; turn: number; error: PlayerError }
  /** The voice of what is on the stage has come. */
  | { type: "voice-arrived"; turn: number; scene: NarratedScene }
  /** It did not come in time, or does not come. */
  | { type: "voice-missing"; turn: number }
  | { type: "narration-done"; turn: number }
  /** No voice can read this. */
  | { type: "narration-unavailable"; turn: number }
  /** The browser plays no sound before a press. */
  | { type: "narration-blocked"; turn: number }
  /** Ends the narration and goes on. */
  | { type: "skip" }
  | { type: "next" }
  | { type: "pause" }
  | { type: "resume" }
  /** The page is hidden, for instance behind another tab. */
  | { type: "hidden" }
  /** Takes a choice. */
  | { type: "choose"; index: number }
  /** Reads a choice; takes it where it was the last one tapped. */
  | { type: "tap-choice"; index: number }
  /** A choice was read, or nothing could read it. */
  | { type: "choice-read"; turn: number; index: number }
  /** Reads all choices again. */
  | { type: "hear-choices" }
  | { type: "record" }
  | { type: "stop-recording" }
  | { type: "recorded"; turn: number; recording: Blob }
  | { type: "recognized"; turn: number; transcript: string }
  /** An answer could not be recorded or recognised. */
  | { type: "answer-failed"; turn: number; error: PlayerError }
  | { type: "retry" }
  | { type: "dismiss-error" }
  /** Reads the scene again; where it has no audio, asks for that again. */
  | { type: "narrate-again" }
  | { type: "back" }
  /** Goes to a visited question, the last scene of the path. */
  | { type: "jump"; path: ScenePath }
  | { type: "replay" };

/** A side effect to carry out; its outcome comes back as an event with the same `turn`. */
export type PlaybackCommand =
  | { type: "fetch"; turn: number; wanted: StepQuery }
  /** Prefetches what may follow the present scene. */
  | { type: "prefetch"; wanted: readonly StepQuery[] }
  | { type: "narrate"; turn: number; scene: NarratedScene }
  /** Asks for the scene until it has audio. */
  | { type: "await-voice"; turn: number; scene: NarratedScene }
  | { type: "pause-narration" }
  | { type: "resume-narration" }
  /** Prefetches the audio of a scene's choices. */
  | { type: "prefetch-choices"; scene: NarratedScene }
  /** Reads one choice after a pause, in place of whatever is being read. */
  | { type: "read-choice"; turn: number; scene: NarratedScene; index: number; pauseMs: number }
  /** Stops every voice. */
  | { type: "stop-narration" }
  | { type: "record"; turn: number }
  | { type: "stop-recording" }
  | { type: "cancel-recording" }
  | { type: "recognize"; turn: number; recording: Blob; scene: NarratedScene };

/** The next state, and then the commands to carry out in order. */
export type Transition = readonly [state: PlaybackState, ...commands: PlaybackCommand[]];
