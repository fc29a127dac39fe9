/** The player's machine in each of its phases, and what brings it there. */
import { transition } from "../playback/playback-machine.ts";
import {
  initialState,
  type PlaybackCommand,
  type PlaybackEvent,
  type PlaybackState,
} from "../playback/playback-state.ts";
import { aPlayerScene, aQuestion, aRecording, aNarratedScene } from "./a-scene.ts";
import { playerError } from "../playback/player-error.ts";

export const scene = aPlayerScene();
export const question = aQuestion();
export const error = playerError("fetch");

/** Sends the machine one event after the other; `turn: -1` stands for the present turn. */
export function after(
  state: PlaybackState,
  ...events: PlaybackEvent[]
): { state: PlaybackState; commands: PlaybackCommand[] } {
  let commands: PlaybackCommand[] = [];
  for (const event of events) {
    const present = "turn" in event && event.turn === -1 ? { ...event, turn: state.turn } : event;
    [state, ...commands] = transition(state, present);
  }
  return { state, commands };
}

export const begin: PlaybackEvent = { type: "play", path: [] };
export const done: PlaybackEvent = { type: "narration-done", turn: -1 };
export const none: PlaybackEvent = { type: "narration-unavailable", turn: -1 };
export const arrives = (what = scene, facts = {}): PlaybackEvent => ({
  type: "scene-arrived",
  turn: -1,
  result: aNarratedScene(what, facts),
});
export const again = arrives(aQuestion({ reply: "Row the boat, or ask the owl?" }), {
  isRedirect: true,
});

export const ready = initialState;
export const fetching = after(ready, begin).state;
export const narrating = after(fetching, arrives()).state;
export const narratingQuestion = after(fetching, arrives(question)).state;
export const awaitingVoice = after(fetching, arrives(scene, { isVoiceComing: true })).state;
export const reading = after(narrating, none).state;
export const asking = after(narratingQuestion, done).state;
export const recording = after(asking, { type: "record" }).state;
export const recognizing = after(recording, {
  type: "recorded",
  turn: -1,
  recording: aRecording(),
}).state;
export const failed = after(fetching, { type: "scene-failed", turn: -1, error }).state;
export const ended = after(fetching, { type: "scene-arrived", turn: -1, result: "end" }).state;

export const phases = {
  ready,
  fetching,
  failed,
  "awaiting-voice": awaitingVoice,
  narrating,
  reading,
  asking,
  recording,
  recognizing,
  ended,
};
