/**
 * How a story is played, as a machine without hands: it is told what happened and says how things
 * stand and what is to be done. Whatever takes time answers with the turn it was asked in, so that
 * what comes too late changes nothing.
 */
import { firstStep, type StepWanted } from "@codetale/domain/stories/journey";
import { asks, type Answer, type Told } from "./told.ts";
import type { Trouble } from "./trouble.ts";
import { answered, stepTo, wayBack, type Way } from "./way.ts";

export type Phase =
  /** Nobody has pressed Play. */
  | "ready"
  /** A scene is on its way; the one before stays on the stage. */
  | "fetching"
  /** It could not be had; `trouble` says why. */
  | "stuck"
  /** A voice speaks. */
  | "telling"
  /** There is no voice; whoever reads presses Next. */
  | "reading"
  /** The story waits for an answer. */
  | "asking"
  | "recording"
  /** A recording is being understood. */
  | "listening"
  | "ended";

export interface Playing {
  phase: Phase;
  /** Counts what was begun. */
  turn: number;
  /** What is on its way, or could not be had. */
  wanted: StepWanted;
  /** Whether what is on its way was heard before, so that its question is asked at once. */
  isReturn: boolean;
  /** The scene on the stage. */
  told: Told | null;
  /** What the story says because it did not understand; it stands in front of the scene. */
  reply: Told | null;
  isPaused: boolean;
  /** How many answers in a row were not understood. */
  misses: number;
  trouble: Trouble | null;
  /** The choice that is being read out. */
  lit: number | null;
  way: Way;
}

export type PlayEvent =
  /** Begins at the end of a way that was come before, or at the start. */
  | { type: "play"; way: Way }
  | { type: "arrived"; turn: number; answer: Answer }
  | { type: "missed"; turn: number; trouble: Trouble }
  | { type: "voice-done"; turn: number }
  /** Nobody can speak here. */
  | { type: "voice-none"; turn: number }
  /** The browser wants a press before anything sounds. */
  | { type: "voice-blocked"; turn: number }
  /** Ends what is being said, and goes on. */
  | { type: "skip" }
  | { type: "next" }
  | { type: "pause" }
  | { type: "resume" }
  /** The page went out of sight. */
  | { type: "hidden" }
  | { type: "choose"; index: number }
  | { type: "lit"; turn: number; index: number | null }
  | { type: "record" }
  | { type: "stop-recording" }
  | { type: "recorded"; turn: number; recording: Blob }
  | { type: "not-recorded"; turn: number; trouble: Trouble }
  | { type: "heard"; turn: number; transcript: string }
  | { type: "not-heard"; turn: number; trouble: Trouble }
  | { type: "retry" }
  | { type: "dismiss" }
  | { type: "hear-again" }
  | { type: "back" }
  /** To a question that was asked before. */
  | { type: "jump"; way: Way }
  | { type: "replay" };

export type Command =
  | { do: "fetch"; turn: number; wanted: StepWanted }
  /** Fetches what may follow while the present scene is told. */
  | { do: "expect"; wanted: readonly StepWanted[] }
  | { do: "tell"; turn: number; told: Told }
  | { do: "pause-voice" }
  | { do: "resume-voice" }
  | { do: "hush" }
  | { do: "record"; turn: number }
  | { do: "stop-recording" }
  | { do: "cancel-recording" }
  | { do: "understand"; turn: number; recording: Blob; told: Told }
  | { do: "read-choices"; turn: number; choices: readonly string[] };

export interface Move {
  state: Playing;
  commands: readonly Command[];
}

/** After this many answers that were not understood, the choices are read out. */
const MISSES_UNTIL_READ_OUT = 2;

export const notStarted: Playing = {
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
  [Type in PlayEvent["type"]]: (
    state: Playing,
    event: Extract<PlayEvent, { type: Type }>,
  ) => Move | null;
};

/** What happens when `event` comes while things stand as `state` says. */
export function play(state: Playing, event: PlayEvent): Move {
  if ("turn" in event && event.turn !== state.turn) return unmoved(state);
  const handle = handlers[event.type] as (state: Playing, event: PlayEvent) => Move | null;
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
    const isFree = state.phase === "asking" && state.told && !asks(state.told);
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
    return state.told && asks(state.told) ? backToQuestion(state) : null;
  },
  "hear-again": (state) => {
    const { phase, told } = state;
    return told && (phase === "asking" || phase === "reading") ? tell(state, told, null) : null;
  },
  back: (state) => {
    const way = state.phase === "ready" ? null : wayBack(state.way);
    return way && returnTo(state, way);
  },
  jump: (state, { way }) => returnTo(state, way),
  replay: ({ phase, turn }) =>
    phase === "ended" ? moved({ ...notStarted, turn: turn + 1 }, { do: "hush" }) : null,
};

function fetching(state: Playing, wanted: StepWanted): Move {
  const turn = state.turn + 1;
  return moved(
    { ...state, phase: "fetching", turn, wanted, isPaused: false, trouble: null, lit: null },
    { do: "fetch", turn, wanted },
  );
}

function arrivedAt(state: Playing, told: Told): Move {
  const way = stepTo(state.way, { sceneId: told.scene.id, asked: asks(told) });
  const expect: Command = { do: "expect", wanted: followersOf(told) };
  const there = { ...state, told, reply: null, way, misses: 0, isReturn: false };
  if (state.isReturn && asks(told)) return moved({ ...there, phase: "asking" }, expect);
  return after(expect, tell(there, told, null));
}

/** The way does not grow: the question stands. */
function askedAgain(state: Playing, reply: Told): Move {
  const way = answered(state.way, null);
  return tell({ ...state, way, misses: state.misses + 1 }, reply, reply);
}

function tell(state: Playing, told: Told, reply: Told | null): Move {
  const turn = state.turn + 1;
  const telling = { phase: "telling", turn, reply, isPaused: false, lit: null } as const;
  return moved({ ...state, ...telling, trouble: null }, { do: "tell", turn, told });
}

/** What comes when everything is said. */
function goOn(state: Playing): Move {
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

function waits({ told, reply }: Playing): boolean {
  return reply !== null || (told !== null && asks(told));
}

function answer(state: Playing, text: string): Move {
  const { told, way } = state;
  if (!told) return unmoved(state);
  const wanted = { sceneId: told.scene.id, answer: text };
  return after({ do: "hush" }, fetching({ ...state, way: answered(way, text) }, wanted));
}

function paused(state: Playing): Move | null {
  if (state.phase !== "telling" || state.isPaused) return null;
  return moved({ ...state, isPaused: true }, { do: "pause-voice" });
}

function backToQuestion(state: Playing, ...commands: Command[]): Move {
  const turn = state.turn + 1;
  const asking = { ...state, phase: "asking" as const, turn, lit: null, trouble: null };
  return moved({ ...asking, way: answered(state.way, null) }, ...commands);
}

function returnTo(state: Playing, way: Way): Move | null {
  const last = way.at(-1);
  if (!last) return null;
  const returning = { ...state, way: way.slice(0, -1), reply: null, misses: 0, isReturn: true };
  const move = fetching(returning, { sceneId: last.sceneId, answer: null });
  return after({ do: "hush" }, after({ do: "cancel-recording" }, move));
}

/** Everything that may be asked for next. */
function followersOf(told: Told): StepWanted[] {
  const { id, choices, next_id } = told.scene;
  if (asks(told)) return choices.map((answer) => ({ sceneId: id, answer }));
  return [{ sceneId: next_id, answer: null }];
}

function moved(state: Playing, ...commands: Command[]): Move {
  return { state, commands };
}

function after(command: Command, { state, commands }: Move): Move {
  return { state, commands: [command, ...commands] };
}

function unmoved(state: Playing): Move {
  return { state, commands: [] };
}
