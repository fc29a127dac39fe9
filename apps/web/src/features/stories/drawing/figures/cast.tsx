import type { ShownFigure } from "@codetale/domain/stories/pictures/figures";
import type { Frame } from "../frame.ts";
import { layOutCast } from "./cast-layout.ts";
import { Figure } from "./figure.tsx";

interface CastProps {
  frame: Frame;
  /** The characters in the scene; the first six, and the speaker in any case, are drawn. */
  cast: readonly ShownFigure[];
  /** Name of the character that speaks; null for the narrator. */
  speaker: string | null;
}

/** The characters of a scene side by side, looking at the speaker. */
export function Cast({ frame, cast, speaker }: CastProps) {
  return layOutCast(frame, cast, speaker).map((placed) => (
    <Figure key={placed.figure.name} {...placed} />
  ));
}
