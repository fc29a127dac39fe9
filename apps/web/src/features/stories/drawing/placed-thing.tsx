import type { ThingId } from "@codetale/domain/stories/pictures/things";
import { Suspense } from "react";
import { layOutThing, THING_SIZE, type PlacedFigure } from "./figures/cast-layout.ts";
import type { Frame } from "./frame.ts";
import { ThingPart } from "./lazy-card-picture.ts";

interface PlacedThingProps {
  thing: ThingId;
  frame: Frame;
  cast: readonly PlacedFigure[];
}

/** A scene's thing beside or before its characters, once its drawing is loaded. */
export function PlacedThing({ thing, frame, cast }: PlacedThingProps) {
  const [x, y] = layOutThing(frame, cast);
  return (
    <Suspense>
      <ThingPart thing={thing} transform={`translate(${x} ${y}) scale(${THING_SIZE / 96})`} />
    </Suspense>
  );
}
