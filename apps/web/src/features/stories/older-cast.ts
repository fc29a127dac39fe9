import type { ShownFigure, StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";

/** A cast as pictures show it: calm where nothing else is said; older copies have names alone. */
export function castOf(cast: readonly (ShownFigure | StoryFigure | string)[]): ShownFigure[] {
  return cast.map((one) => ({
    mood: "calm",
    ...(typeof one === "string" ? plainFigure(one) : one),
  }));
}
