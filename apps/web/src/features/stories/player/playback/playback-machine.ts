/**
 * The state machine of playback, a pure function: given a state and an event it returns the next
 * state and the commands to carry out. The outcome of a command comes back as an event with the
 * command's turn; an event of an earlier turn is ignored.
 */
import { firstStep, type StepQuery } from "@codetale/domain/stories/journey";
import { waitsForAnswer, type SceneResult, type NarratedScene } from "../scenes/narrated-scene.ts";
import type { PlayerError } from "./player-error.ts";
import {
  withAnswer,
  appendVisit,
  pathToLastQuestion,
  type ScenePath,
} from "../progress/scene-path.ts";

/** What the player is doing. */
export type Phase =
  /** Before Play is pressed. */
  | "ready"
  /** A scene is being fetched; the one before stays on the stage. */
  | "fetching"
  /** The scene could not be fetched; `trouble` says why. */
  | "stuck"
  /** A voice reads the scene or the reply. */
  | "telling"
  /** No voice can read the scene; the user reads it and presses Next. */
  | "reading"
  /** The story waits for an answer. */
  | "asking"
  | "recording"
  /** A recording is being recognised. */
  | "listening"
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
  told: NarratedScene | null;
  /** The story's reply to an answer that was not understood; shown in place of the scene's text. */
  reply: NarratedScene | null;
  isPaused: boolean;
  /** How many answers in a row were not understood. */
  misses: number;
  trouble: PlayerError | null;
  /** Index of the choice that is being read out. */
  lit: number | null;
  /** From the first scene to the one on the stage. */
  way: ScenePath;
}

/** What the user did, or how a command ended; `turn` is that of the command. */
export type PlaybackEvent =
  /** Begins at the last scene of a saved path, or at the start where the path is empty. */
  | { type: "play"; way: ScenePath }
  | { type: "arrived"; turn: number; answer: SceneResult }
  | { type: "missed"; turn: number; trouble: PlayerError }
  | { type: "voice-done"; turn: number }
  /** No voice can read this. */
  | { type: "voice-none"; turn: number }
  /** The browser plays no sound before a press. */
  | { type: "voice-blocked"; turn: number }
  /** Ends the narration and goes on. */
  | { type: "skip" }
  | { type: "next" }
  | { type: "pause" }
  | { type: "resume" }
  /** The page is hidden, for instance behind another tab. */
  | { type: "hidden" }
  | { type: "choose"; index: number }
  | { type: "lit"; turn: number; index: number | null }
  | { type: "record" }
  | { type: "stop-recording" }
  | { type: "recorded"; turn: number; recording: Blob }
  | { type: "not-recorded"; turn: number; trouble: PlayerError }
  | { type: "heard"; turn: number; transcript: string }
  | { type: "not-heard"; turn: number; trouble: PlayerError }
  | { type: "retry" }
  | { type: "dismiss" }
  | { type: "hear-again" }
  | { type: "back" }
  /** Goes to a visited question, the last scene of the path. */
  | { type: "jump"; way: ScenePath }
  | { type: "replay" };

/** A side effect to carry out; its outcome comes back as an event with the same `turn`. */
export type PlaybackCommand =
  | { do: "fetch"; turn: number; wanted: StepQuery }
  /** Prefetches what may follow the present scene. */
  | { do: "expect"; wanted: readonly StepQuery[] }
  | { do: "tell"; turn: number; told: NarratedScene }
  | { do: "pause-voice" }
  | { do: "resume-voice" }
  /** Stops every voice. */
  | { do: "hush" }
  | { do: "record"; turn: number }
  | { do: "stop-recording" }
  | { do: "cancel-recording" }
  | { do: "understand"; turn: number; recording: Blob; told: NarratedScene }
  | { do: "read-choices"; turn: number; choices: readonly string[] };

/** `commands` are to be carried out in order. */
export interface Transition {
  state: PlaybackState;
  commands: readonly PlaybackCommand[];
}

/** After this many answers that were not understood, the choices are read out. */
const MISSES_UNTIL_READ_OUT = 2;

/** The state before Play is pressed. */
export const initialState: PlaybackState = {
  phase: "ready",
  turn: 0,
  wanted: firstStep,
  isReturn: false,
  told: null,
  reply: null,
  isPaused: false,
  misses: 0,
  trouble: null,
  lit: null,
  way: [],
};

type Handlers = {
  [Type in PlaybackEvent["type"]]: (
    state: PlaybackState,
    event: Extract<PlaybackEvent, { type: Type }>,
  ) => Transition | null;
};

/** An event that comes too late or means nothing in `state` returns the same `state` object. */
export function transition(state: PlaybackState, event: PlaybackEvent): Transition {
  if ("turn" in event && event.turn !== state.turn) return unmoved(state);
  const handle = handlers[event.type] as (
    state: PlaybackState,
    event: PlaybackEvent,
  ) => Transition | null;
  return handle(state, event) ?? unmoved(state);
}

const handlers: Handlers = {
  play: (state, { way }) => {
    if (state.phase !== "ready") return null;
    const last = way.at(-1);
    const wanted = last ? { sceneId: last.sceneId, answer: null } : firstStep;
    return fetching({ ...state, way: way.slice(0, -1) }, wanted);
  },
  arrived: (state, { answer }) => {
    if (state.phase !== "fetching" && state.phase !== "listening") return null;
    if (answer.kind === "end") return moved({ ...state, phase: "ended" }, { do: "hush" });
    const { told } = answer;
    return told.isRedirect && state.told ? askedAgain(state, told) : arrivedAt(state, told);
  },
  missed: (state, { trouble }) =>
    state.phase === "fetching" ? moved({ ...state, phase: "stuck", trouble }) : null,

  "voice-done": (state) => (state.phase === "telling" ? goOn(state) : null),
  "voice-none": (state) => {
    if (state.phase !== "telling") return null;
    return waits(state) ? goOn(state) : moved({ ...state, phase: "reading", isPaused: false });
  },
  "voice-blocked": (state) =>
    state.phase === "telling" ? moved({ ...state, isPaused: true }) : null,
  skip: (state) => (state.phase === "telling" ? after({ do: "hush" }, goOn(state)) : null),
  next: (state) => {
    if (state.phase === "reading") return goOn(state);
    const isFree = state.phase === "asking" && state.told && !waitsForAnswer(state.told);
    return isFree ? goOn({ ...state, reply: null }) : null;
  },
  pause: paused,
  resume: (state) =>
    state.isPaused ? moved({ ...state, isPaused: false }, { do: "resume-voice" }) : null,
  hidden: (state) => {
    if (state.phase === "recording") return backToQuestion(state, { do: "cancel-recording" });
    if (state.lit !== null) return backToQuestion(state, { do: "hush" });
    return paused(state);
  },

  choose: (state, { index }) => {
    const choice = state.told?.scene.choices[index];
    return state.phase === "asking" && choice !== undefined ? answer(state, choice) : null;
  },
  lit: (state, { index }) => (state.phase === "asking" ? moved({ ...state, lit: index }) : null),
  record: (state) => {
    if (state.phase !== "asking") return null;
    const turn = state.turn + 1;
    const recording = { ...state, phase: "recording" as const, turn, lit: null, trouble: null };
    return moved(recording, { do: "hush" }, { do: "record", turn });
  },
  "stop-recording": (state) =>
    state.phase === "recording" ? moved(state, { do: "stop-recording" }) : null,
  recorded: (state, { turn, recording }) => {
    if (state.phase !== "recording" || !state.told) return null;
    const { told } = state;
    return moved({ ...state, phase: "listening" }, { do: "understand", turn, recording, told });
  },
  "not-recorded": (state, { trouble }) =>
    state.phase === "recording" ? moved({ ...state, phase: "asking", trouble }) : null,
  heard: (state, { transcript }) =>
    state.phase === "listening" ? answer(state, transcript) : null,
  "not-heard": (state, { trouble }) =>
    state.phase === "listening" ? moved({ ...state, phase: "asking", trouble }) : null,

  retry: (state) => (state.phase === "stuck" ? fetching(state, state.wanted) : null),
  dismiss: (state) => {
    if (state.phase !== "stuck") return state.trouble && moved({ ...state, trouble: null });
    return state.told && waitsForAnswer(state.told) ? backToQuestion(state) : null;
  },
  "hear-again": (state) => {
    const { phase, told } = state;
    return told && (phase === "asking" || phase === "reading") ? tell(state, told, null) : null;
  },
  back: (state) => {
    const way = state.phase === "ready" ? null : pathToLastQuestion(state.way);
    return way && returnTo(state, way);
  },
  jump: (state, { way }) => returnTo(state, way),
  replay: ({ phase, turn }) =>
    phase === "ended" ? moved({ ...initialState, turn: turn + 1 }, { do: "hush" }) : null,
};

/** Begins a turn that fetches `wanted`. */
function fetching(state: PlaybackState, wanted: StepQuery): Transition {
  const turn = state.turn + 1;
  return moved(
    { ...state, phase: "fetching", turn, wanted, isPaused: false, trouble: null, lit: null },
    { do: "fetch", turn, wanted },
  );
}

/** Puts a new scene on the stage; a question that was returned to is asked without its text. */
function arrivedAt(state: PlaybackState, told: NarratedScene): Transition {
  const way = appendVisit(state.way, { sceneId: told.scene.id, asked: waitsForAnswer(told) });
  const expect: PlaybackCommand = { do: "expect", wanted: followersOf(told) };
  const there = { ...state, told, reply: null, way, misses: 0, isReturn: false };
  if (state.isReturn && waitsForAnswer(told)) return moved({ ...there, phase: "asking" }, expect);
  return after(expect, tell(there, told, null));
}

/** Reads a reply; the path does not grow, since the same question still waits. */
function askedAgain(state: PlaybackState, reply: NarratedScene): Transition {
  const way = withAnswer(state.way, null);
  return tell({ ...state, way, misses: state.misses + 1 }, reply, reply);
}

function tell(state: PlaybackState, told: NarratedScene, reply: NarratedScene | null): Transition {
  const turn = state.turn + 1;
  const telling = { phase: "telling", turn, reply, isPaused: false, lit: null } as const;
  return moved({ ...state, ...telling, trouble: null }, { do: "tell", turn, told });
}

/** What follows once the text is over: the question, or the next scene. */
function goOn(state: PlaybackState): Transition {
  const { told, turn, misses } = state;
  if (!told) return unmoved(state);
  if (waits(state)) {
    const asking = moved({ ...state, phase: "asking", isPaused: false });
    const { choices } = told.scene;
    if (!state.reply || misses < MISSES_UNTIL_READ_OUT || choices.length === 0) return asking;
    return moved(asking.state, { do: "read-choices", turn, choices });
  }
  return fetching({ ...state, reply: null }, { sceneId: told.scene.next_id, answer: null });
}

function waits({ told, reply }: PlaybackState): boolean {
  return reply !== null || (told !== null && waitsForAnswer(told));
}

/** Takes a choice or a transcript for the answer, and fetches what follows from it. */
function answer(state: PlaybackState, text: string): Transition {
  const { told, way } = state;
  if (!told) return unmoved(state);
  const wanted = { sceneId: told.scene.id, answer: text };
  return after({ do: "hush" }, fetching({ ...state, way: withAnswer(way, text) }, wanted));
}

function paused(state: PlaybackState): Transition | null {
  if (state.phase !== "telling" || state.isPaused) return null;
  return moved({ ...state, isPaused: true }, { do: "pause-voice" });
}

/** Waits for an answer again; outcomes of what went on before come too late. */
function backToQuestion(state: PlaybackState, ...commands: PlaybackCommand[]): Transition {
  const turn = state.turn + 1;
  const asking = { ...state, phase: "asking" as const, turn, lit: null, trouble: null };
  return moved({ ...asking, way: withAnswer(state.way, null) }, ...commands);
}

/** @param way to a visited question; null where it is empty */
function returnTo(state: PlaybackState, way: ScenePath): Transition | null {
  const last = way.at(-1);
  if (!last) return null;
  const returning = { ...state, way: way.slice(0, -1), reply: null, misses: 0, isReturn: true };
  const move = fetching(returning, { sceneId: last.sceneId, answer: null });
  return after({ do: "hush" }, after({ do: "cancel-recording" }, move));
}

/** Every step that may be wanted next. */
function followersOf(told: NarratedScene): StepQuery[] {
  const { id, choices, next_id } = told.scene;
  if (waitsForAnswer(told)) return choices.map((answer) => ({ sceneId: id, answer }));
  return [{ sceneId: next_id, answer: null }];
}

function moved(state: PlaybackState, ...commands: PlaybackCommand[]): Transition {
  return { state, commands };
}

function after(command: PlaybackCommand, { state, commands }: Transition): Transition {
  return { state, commands: [command, ...commands] };
}

function unmoved(state: PlaybackState): Transition {
  return { state, commands: [] };
}
