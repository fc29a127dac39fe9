import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { figureDesigns } from "./figure-designs.tsx";
import { figureLookOf } from "./figure-look.ts";
import { builds } from "./posture.ts";

/** Factor of a figure's drawing: by its kind, its age and, a little, its name. */
export function figureScale(figure: StoryFigure): number {
  const { size = 1, height } = figureDesigns[figure.kind];
  const own = figureLookOf(figure).size;
  // What tells a mouse from a giant must not be lost in how names differ.
  const byName = figure.kind === "person" ? own : 1 + (own - 1) / 3;
  return Math.max(size * builds[figure.age].size * byName, LEAST_HEIGHT / height);
}

/** Units below which a face could not be read on a phone. */
const LEAST_HEIGHT = 100;
