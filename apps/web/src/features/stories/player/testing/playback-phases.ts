/** The player's machine in each of its phases, and what brings it there. */
import {
  initialState,
  transition,
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
} from "../playback/playback-machine.ts";
import { aPlayerScene, aQuestion, aRecording, aSceneResult } from "./a-scene.ts";
import { playerError } from "../playback/player-error.ts";

export const scene = aPlayerScene();
export const question = aQuestion();
export const trouble = playerError("fetch");

/** Tells the machine one thing after the other; `turn: -1` stands for the present turn. */
export function after(
  state: PlaybackState,
  ...events: PlaybackEvent[]
): { state: PlaybackState; commands: PlaybackCommand[] } {
  let commands: PlaybackCommand[] = [];
  for (const event of events) {
    const present = "turn" in event && event.turn === -1 ? { ...event, turn: state.turn } : event;
    const move = transition(state, present);
    state = move.state;
    commands = [...move.commands];
  }
  return { state, commands };
}

export const begin: PlaybackEvent = { type: "play", way: [] };
export const done: PlaybackEvent = { type: "voice-done", turn: -1 };
export const none: PlaybackEvent = { type: "voice-none", turn: -1 };
export const arrives = (what = scene, facts = {}): PlaybackEvent => ({
  type: "arrived",
  turn: -1,
  answer: aSceneResult(what, facts),
});
export const again = arrives(aQuestion({ reply: "Row, or ask the owl?" }), { isRedirect: true });

export const ready = initialState;
export const fetching = after(ready, begin).state;
export const telling = after(fetching, arrives()).state;
export const tellingQuestion = after(fetching, arrives(question)).state;
export const reading = after(telling, none).state;
export const asking = after(tellingQuestion, done).state;
export const recording = after(asking, { type: "record" }).state;
export const listening = after(recording, {
  type: "recorded",
  turn: -1,
  recording: aRecording(),
}).state;
export const stuck = after(fetching, { type: "missed", turn: -1, trouble }).state;
export const ended = after(fetching, { type: "arrived", turn: -1, answer: { kind: "end" } }).state;

export const phases = {
  ready,
  fetching,
  stuck,
  telling,
  reading,
  asking,
  recording,
  listening,
  ended,
};
