import type { ThingId } from "@codetale/domain/stories/pictures/things";
import Box from "@mui/material/Box";
import { Suspense } from "react";
import { pictureColours } from "#theme/picture-palette";
import { layOutThing, THING_SIZE, type PlacedFigure } from "./figures/cast-layout.ts";
import type { Frame } from "./frame.ts";
import { ThingPart } from "./lazy-card-picture.ts";

interface PlacedThingProps {
  thing: ThingId;
  frame: Frame;
  cast: readonly PlacedFigure[];
}

/**
 * A scene's thing beside or before its characters, once its drawing is loaded. A light and a dark
 * edge around it tell it from grounds of any colour, at any hour.
 */
export function PlacedThing({ thing, frame, cast }: PlacedThingProps) {
  const [x, y] = layOutThing(frame, cast);
  const drawing = (
    <ThingPart thing={thing} transform={`translate(${x} ${y}) scale(${THING_SIZE / 96})`} />
  );
  return (
    <Suspense>
      <Box component="g" data-edge sx={edge(pictureColours.night, 13)} opacity="0.4">
        {drawing}
      </Box>
      <Box component="g" data-edge sx={edge(pictureColours.cream, 7)}>
        {drawing}
      </Box>
      {drawing}
    </Suspense>
  );
}

/** @param width in units of the thing's file, half of it on either side of the outline */
function edge(colour: string, width: number) {
  return {
    "& *": { stroke: colour, strokeWidth: width, strokeLinejoin: "round", opacity: 1 },
  } as const;
}
