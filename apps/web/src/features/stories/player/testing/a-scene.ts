import type { PlayerScene } from "@codetale/contract/stories/player";
import { aShownFigure } from "@codetale/domain/testing/stories";
import type { NarratedScene } from "../scenes/narrated-scene.ts";

/** A scene that goes on by itself to `second`, with `facts` on top. */
export function aPlayerScene(facts: Partial<PlayerScene> = {}): PlayerScene {
  return {
    id: "start",
    title: "At the river",
    speaker: null,
    dialogue: "The river is glowing!",
    choices: [],
    choice_pictures: [],
    prompt_for_user: false,
    next_id: "second",
    setting: "river",
    sky: "day",
    thing: null,
    cast: [aShownFigure("Mina"), aShownFigure("Lila")],
    word_starts: null,
    reply: null,
    choice_audio: [],
    ...facts,
  };
}

/** A scene that asks: row or swim. */
export function aQuestion(facts: Partial<PlayerScene> = {}): PlayerScene {
  return aPlayerScene({
    id: "fork",
    title: "The boat",
    dialogue: "The boat has two seats. What now?",
    choices: ["Row the boat", "Ask the owl"],
    choice_pictures: ["boat", "owl"],
    prompt_for_user: true,
    next_id: null,
    ...facts,
  });
}

/** A child's own idea: the boat is a drum. */
export function aBranch(facts: Partial<PlayerScene> = {}): PlayerScene {
  return aPlayerScene({
    id: "idea:7f",
    title: "The boat",
    dialogue: "Mina drummed on the boat until the river hummed along.",
    next_id: "boat",
    ...facts,
  });
}

export function aNarratedScene(
  scene: PlayerScene,
  facts: Partial<NarratedScene> = {},
): NarratedScene {
  const defaults = { audio: null, isVoiceComing: false, isRedirect: false, isBranch: false };
  return { ...scene, ...defaults, ...facts };
}

export function aRecording(): Blob {
  return new Blob(["what was said"], { type: "audio/webm" });
}

export function someAudio(): Blob {
  return new Blob(["a voice"], { type: "audio/mpeg" });
}
