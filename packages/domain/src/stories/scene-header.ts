/** A scene as it is sent beside its audio: as JSON on one line, in an HTTP header. */
import { hasPrompt, type Scene } from "./graph.ts";
import type { ScenePictures } from "./pictures/cards.ts";
import type { StoryFigure } from "./pictures/figures.ts";
import { shownCast } from "./pictures/shown-cast.ts";

/** Servers and proxies commonly refuse 8 KB; one of them is left for the audio's own headers. */
export const LARGEST_HEADER_BYTES = 7 * 1024;

/** A scene as the player gets it. */
export type PublicScene = ReturnType<typeof publicScene>;

/**
 * @param figures of the story
 * @param pictures see `scenePictures`, which needs the words of every concept
 */
export function publicScene(
  scene: Scene,
  figures: readonly StoryFigure[],
  pictures: ScenePictures,
) {
  const { id, title, speaker, dialogue, choices, nextId, setting, sky } = scene;
  return {
    id,
    title,
    speaker,
    dialogue,
    choices: choices.map(({ text }) => text),
    choice_pictures: [...pictures.choices],
    /** Whether the story waits for an answer. */
    prompt_for_user: hasPrompt(scene),
    /** The scene to request after the audio; null where there is a prompt, and at an ending. */
    next_id: nextId,
    setting,
    sky,
    thing: pictures.thing,
    cast: shownCast(scene, figures),
  };
}

/** @returns JSON in ASCII alone: everything else is written as `\uXXXX` */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    BEYOND_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The length of `asciiJson(value)`, without making it. */
export function asciiJsonLength(value: object): number {
  const json = JSON.stringify(value);
  return json.length + ("\\uXXXX".length - 1) * (json.match(BEYOND_ASCII)?.length ?? 0);
}

const BEYOND_ASCII = /[^ -~]/g;
