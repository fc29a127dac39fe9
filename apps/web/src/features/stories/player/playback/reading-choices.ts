/** How the choices of a question are read, one after the other, each with its card lit. */
import { captionOf } from "../scenes/narrated-scene.ts";
import { READ_AGAIN_FROM, type PlaybackState, type Transition } from "./playback-state.ts";

/** Between a question and its first choice. */
const PAUSE_BEFORE_CHOICES_MS = 100;

/** Between two choices that are read in turn. */
export const PAUSE_BETWEEN_CHOICES_MS = 400;

/**
 * Opens the choices and reads them, unless the reply that was heard last has named them. A child who was
 * not understood twice hears each once more, with its card lit.
 */
export function ask(before: PlaybackState): Transition {
  const state = { ...before, phase: "asking", isPaused: false } as const;
  const { scene, reply, misses } = state;
  const isNamed = scene && reply && namesChoices(captionOf(reply), scene.choices);
  if (isNamed && misses < READ_AGAIN_FROM) return [state];
  return readChoices(state, PAUSE_BEFORE_CHOICES_MS);
}

function namesChoices(text: string, choices: readonly string[]): boolean {
  const lowerCase = text.toLowerCase();
  return choices.every((choice) => lowerCase.includes(choice.trim().toLowerCase()));
}

/** Reads all choices from the first on. */
export function readChoices(state: PlaybackState, pauseMs: number): Transition {
  const hasChoices = state.scene !== null && state.scene.choices.length > 0;
  return hasChoices ? readChoice({ ...state, isReadingChoices: true }, 0, pauseMs) : [state];
}

export function readChoice(state: PlaybackState, index: number, pauseMs: number): Transition {
  const { scene, turn } = state;
  if (!scene) return [state];
  return [
    { ...state, isPaused: false, highlightedChoice: index },
    { type: "read-choice", turn, scene, index, pauseMs },
  ];
}
