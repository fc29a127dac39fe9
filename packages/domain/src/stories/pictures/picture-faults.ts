/** Finds what would be missing or wrong in the pictures of a story. */
import type { PicturedStory, Scene } from "../graph.ts";

export type PictureFaultCode = "speaker-not-in-cast" | "no-figure" | "mood-of-absent";

export interface PictureFault {
  code: PictureFaultCode;
  sceneId: string;
  /** The fault in words, from which a language model can repair the story. */
  detail: string;
}

export function findPictureFaults({ scenes, figures }: PicturedStory): PictureFault[] {
  const drawn = new Set(figures.map(({ name }) => name));
  return scenes.flatMap((scene) => faultsOf(scene, drawn));
}

function faultsOf({ id, speaker, cast, moods }: Scene, drawn: ReadonlySet<string>): PictureFault[] {
  const fault = (code: PictureFaultCode, detail: string) => ({ code, sceneId: id, detail });
  return [
    ...(speaker === null || cast.includes(speaker)
      ? []
      : [fault("speaker-not-in-cast", `${speaker} speaks and is not in the picture`)]),
    ...cast
      .filter((name) => !drawn.has(name))
      .map((name) => fault("no-figure", `${name} is in the picture, but not among the figures`)),
    ...Object.keys(moods)
      .filter((name) => !cast.includes(name))
      .map((name) => fault("mood-of-absent", `${name} has a mood and is not in the picture`)),
  ];
}
