/**
 * The state machine of playback, a pure function: given a state and an event it returns the next
 * state and the commands to carry out. The outcome of a command comes back as an event with the
 * command's turn; an event of an earlier turn is ignored.
 */
import type { StepQuery } from "@codetale/domain/stories/journey";
import { appendVisit, lastStepOf, withAnswer, type ScenePath } from "../progress/scene-path.ts";
import { isNarrated, waitsForAnswer, type NarratedScene } from "../scenes/narrated-scene.ts";
import {
  hasQuestion,
  initialState,
  pathBack,
  textOnStage,
  type Phase,
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
  type Transition,
} from "./playback-state.ts";
import { ask, PAUSE_BETWEEN_CHOICES_MS, readChoice, readChoices } from "./reading-choices.ts";

/** An event that comes too late or means nothing in `state` returns the same `state` object. */
export function transition(state: PlaybackState, event: PlaybackEvent): Transition {
  if ("turn" in event && event.turn !== state.turn) return [state];
  const phases: readonly Phase[] | undefined = phasesOf[event.type];
  if (phases && !phases.includes(state.phase)) return [state];
  const handle = handlers[event.type] as (state: PlaybackState, event: PlaybackEvent) => Transition;
  return handle(state, event);
}

/** The phases in which an event means something; that of others depends on more than the phase. */
const phasesOf: { readonly [Type in PlaybackEvent["type"]]?: readonly Phase[] } = {
  play: ["ready"],
  "scene-arrived": ["fetching", "recognizing"],
  "scene-failed": ["fetching"],
  "voice-arrived": ["awaiting-voice"],
  "voice-missing": ["awaiting-voice"],
  "narration-done": ["narrating"],
  "narration-unavailable": ["narrating"],
  "narration-blocked": ["narrating"],
  skip: ["narrating", "awaiting-voice"],
  next: ["reading", "asking"],
  pause: ["narrating", "asking"],
  choose: ["asking"],
  "tap-choice": ["asking"],
  "choice-read": ["asking"],
  "hear-choices": ["asking"],
  record: ["asking"],
  "stop-recording": ["recording"],
  recorded: ["recording"],
  recognized: ["recognizing"],
  "answer-failed": ["recording", "recognizing"],
  retry: ["failed"],
  "narrate-again": ["asking", "reading"],
  replay: ["ended"],
};

type Handlers = {
  readonly [Type in PlaybackEvent["type"]]: (
    state: PlaybackState,
    event: Extract<PlaybackEvent, { type: Type }>,
  ) => Transition;
};

const handlers: Handlers = {
  play: (state, { path, withoutVoice = false }) => {
    const beginning = { path: path.slice(0, -1), waitsForVoice: !withoutVoice };
    return fetching({ ...state, ...beginning }, lastStepOf(path));
  },
  "scene-arrived": (state, { result }) => {
    if (result === "end") return [{ ...state, phase: "ended" }, { type: "stop-narration" }];
    return result.isRedirect && state.scene ? askedAgain(state, result) : arrivedAt(state, result);
  },
  "scene-failed": (state, { error }) => [{ ...state, phase: "failed", error }],

  "voice-arrived": (state, { scene }) => {
    if (state.reply) return narrate({ ...state, reply: scene }, scene);
    const move = narrate({ ...state, scene }, scene);
    // Choices may be spoken by now as well.
    const isNew = String(scene.choice_audio) !== String(state.scene?.choice_audio);
    return isNew ? after({ type: "prefetch-choices", scene }, move) : move;
  },
  "voice-missing": (state) => {
    const text = textOnStage(state);
    return text ? narrate(state, text) : [state];
  },
  "narration-done": (state) => goOn({ ...state, isHeard: true }),
  "narration-unavailable": (state) => {
    const text = textOnStage(state);
    if (text?.audio && !isNarrated(text) && !state.hasBrokenOff)
      return awaitVoice({ ...state, hasBrokenOff: true }, text);
    const silent = { ...state, isUnvoiced: true };
    return hasQuestion(state) ? goOn(silent) : [{ ...silent, phase: "reading", isPaused: false }];
  },
  "narration-blocked": (state) => [{ ...state, isPaused: true }],
  skip: (state) => after({ type: "stop-narration" }, goOn(state)),
  next: (state) => {
    if (state.scene && waitsForAnswer(state.scene)) return [state];
    return goOn({ ...state, reply: null });
  },
  pause,
  resume,
  hidden: (state) => {
    if (state.phase === "recording") return backToQuestion(state, { type: "cancel-recording" });
    if (state.highlightedChoice !== null) return backToQuestion(state, { type: "stop-narration" });
    return state.phase === "narrating" ? pause(state) : [state];
  },

  choose: (state, { index }) => {
    const choice = state.scene?.choices[index];
    return choice === undefined ? [state] : answer(state, choice);
  },
  "tap-choice": (state, { index }) => {
    const choice = state.scene?.choices[index];
    if (choice === undefined) return [state];
    if (state.selectedChoice === index) return answer(state, choice);
    const selected = { ...state, selectedChoice: index, isReadingChoices: false, error: null };
    return readChoice(selected, index, 0);
  },
  "choice-read": (state, { index }) => {
    if (state.highlightedChoice !== index) return [state];
    const isLast = index + 1 >= (state.scene?.choices.length ?? 0);
    if (state.isReadingChoices && !isLast)
      return readChoice(state, index + 1, PAUSE_BETWEEN_CHOICES_MS);
    return [{ ...state, highlightedChoice: null, isReadingChoices: false }];
  },
  "hear-choices": (state) => readChoices({ ...state, selectedChoice: null }, 0),
  record: (state) => {
    const recording = begin(state, "recording");
    return [recording, { type: "stop-narration" }, { type: "record", turn: recording.turn }];
  },
  "stop-recording": (state) => [state, { type: "stop-recording" }],
  recorded: (state, { turn, recording }) => {
    const { scene } = state;
    if (!scene) return [state];
    return [
      { ...state, phase: "recognizing" },
      { type: "recognize", turn, recording, scene },
    ];
  },
  recognized: (state, { transcript }) => answer(state, transcript),
  "answer-failed": (state, { error }) => [{ ...state, phase: "asking", error }],

  retry: (state) => fetching(state, state.wanted),
  "dismiss-error": (state) => {
    if (state.phase !== "failed") return [state.error ? { ...state, error: null } : state];
    return state.scene && waitsForAnswer(state.scene) ? backToQuestion(state) : [state];
  },
  "narrate-again": (state) => {
    const { scene } = state;
    if (!scene) return [state];
    const again = { ...state, reply: null, waitsForVoice: true, ...unheard };
    // A branch is stored nowhere, so that its audio cannot be asked for again.
    if (isNarrated(scene) || scene.isBranch) return narrate(again, scene);
    return after({ type: "stop-narration" }, awaitVoice(again, scene));
  },
  back: (state) => {
    const path = state.phase === "ready" ? null : pathBack(state);
    return path ? returnTo(state, path) : [state];
  },
  jump: (state, { path }) => returnTo(state, path),
  replay: ({ turn }) => [{ ...initialState, turn: turn + 1 }, { type: "stop-narration" }],
};

/** Begins a turn; outcomes of the one before come too late. */
function begin(state: PlaybackState, phase: Phase): PlaybackState {
  const turn = state.turn + 1;
  return { ...state, phase, turn, isPaused: false, error: null, ...silentChoices };
}

const silentChoices = {
  highlightedChoice: null,
  isReadingChoices: false,
  selectedChoice: null,
} as const;

/** Of a text that no voice has tried to read yet. */
const unheard = { isHeard: false, isUnvoiced: false, hasBrokenOff: false } as const;

function fetching(before: PlaybackState, wanted: StepQuery): Transition {
  const state = begin({ ...before, wanted }, "fetching");
  return [state, { type: "fetch", turn: state.turn, wanted }];
}

/** Puts a new scene on the stage; of a question that was returned to only the choices are read. */
function arrivedAt(state: PlaybackState, scene: NarratedScene): Transition {
  const asked = waitsForAnswer(scene);
  // The path is saved, and a branch cannot be fetched again: its question stays the last scene.
  const path = scene.isBranch
    ? withAnswer(state.path, null)
    : appendVisit(state.path, { sceneId: scene.id, asked });
  const there = { ...state, scene, reply: null, misses: 0, path, isReturn: false, ...unheard };
  const move = state.isReturn && asked ? ask(there) : read(there, scene);
  const expected = after({ type: "prefetch", wanted: followersOf(scene) }, move);
  // Its choices are needed before what follows from them.
  return scene.choices.length > 0 ? after({ type: "prefetch-choices", scene }, expected) : expected;
}

/** Reads a reply; the path does not grow, since the same question still waits. */
function askedAgain(state: PlaybackState, reply: NarratedScene): Transition {
  const path = withAnswer(state.path, null);
  return read({ ...state, path, reply, misses: state.misses + 1, ...unheard }, reply);
}

/** Reads a text, or waits for its voice where that is on its way. */
function read(state: PlaybackState, text: NarratedScene): Transition {
  const isAwaited = state.waitsForVoice && text.isVoiceComing && !isNarrated(text);
  return isAwaited ? awaitVoice(state, text) : narrate(state, text);
}

function awaitVoice(before: PlaybackState, scene: NarratedScene): Transition {
  const state = begin(before, "awaiting-voice");
  return [state, { type: "await-voice", turn: state.turn, scene }];
}

function narrate(before: PlaybackState, scene: NarratedScene): Transition {
  const state = begin(before, "narrating");
  return [state, { type: "narrate", turn: state.turn, scene }];
}

/** What follows once the text is over: the question, or the next scene. */
function goOn(state: PlaybackState): Transition {
  const { scene } = state;
  if (!scene) return [state];
  if (!hasQuestion(state)) return fetching(state, { sceneId: scene.next_id, answer: null });
  return ask(state);
}

/** Takes a choice or a transcript for the answer, and fetches what follows from it. */
function answer(state: PlaybackState, text: string): Transition {
  const { scene, path } = state;
  if (!scene) return [state];
  const move = fetching(
    { ...state, path: withAnswer(path, text) },
    { sceneId: scene.id, answer: text },
  );
  return after({ type: "stop-narration" }, move);
}

/** Where a question waits, only a choice that is being read can be paused. */
function pause(state: PlaybackState): Transition {
  const { phase, isPaused, highlightedChoice } = state;
  if (isPaused || (phase === "asking" && highlightedChoice === null)) return [state];
  const type = phase === "asking" ? "stop-narration" : "pause-narration";
  return [{ ...state, isPaused: true }, { type }];
}

/** A choice is so short that it is read from its beginning again. */
function resume(state: PlaybackState): Transition {
  const { isPaused, highlightedChoice } = state;
  if (!isPaused) return [state];
  if (highlightedChoice !== null) return readChoice(state, highlightedChoice, 0);
  return [{ ...state, isPaused: false }, { type: "resume-narration" }];
}

function backToQuestion(state: PlaybackState, ...commands: PlaybackCommand[]): Transition {
  return [{ ...begin(state, "asking"), path: withAnswer(state.path, null) }, ...commands];
}

/** @param path to a visited question; nothing happens where it is empty */
function returnTo(state: PlaybackState, path: ScenePath): Transition {
  if (path.length === 0) return [state];
  const returning = { path: path.slice(0, -1), reply: null, isReturn: true };
  const move = fetching({ ...state, ...returning }, lastStepOf(path));
  return after({ type: "stop-narration" }, after({ type: "cancel-recording" }, move));
}

/** Every step that may be wanted next. */
function followersOf(scene: NarratedScene): StepQuery[] {
  const { id, choices, next_id } = scene;
  if (waitsForAnswer(scene)) return choices.map((answer) => ({ sceneId: id, answer }));
  return [{ sceneId: next_id, answer: null }];
}

function after(command: PlaybackCommand, [state, ...commands]: Transition): Transition {
  return [state, command, ...commands];
}
