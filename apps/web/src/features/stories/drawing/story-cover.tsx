import type { Story } from "@codetale/contract/stories";
import type { Mood, Sky, StoryFigure } from "@codetale/domain/stories/pictures/figures";
import type { ThingId } from "@codetale/domain/stories/pictures/things";
import Box from "@mui/material/Box";
import { memo } from "react";
import { layOutCast } from "./figures/cast-layout.ts";
import { Cast } from "./figures/cast.tsx";
import { frames } from "./frame.ts";
import { shapeColours } from "./pieces/shape.tsx";
import { lightOf } from "./pieces/sky-light.ts";
import { Weather } from "./pieces/weather.tsx";
import { PlacedThing } from "./placed-thing.tsx";
import { isOutdoors, useSettingLayers } from "./setting-catalogue.ts";

interface StoryCoverProps {
  story: Pick<Story, "id" | "setting" | "title"> & {
    cast: readonly (StoryFigure & { mood?: Mood })[];
    sky?: Sky;
    thing?: ThingId | null;
  };
  /** How many of the characters are drawn; the first three by default. */
  mostPeople?: number;
  /** Fills its frame, which must be positioned, from the ground up; what is too much is cut off. */
  isFilling?: boolean;
}

const frame = frames.cover;

const cover = { ...shapeColours, display: "block", width: 1, aspectRatio: "4 / 3" } as const;

const filling = { ...shapeColours, position: "absolute", inset: 0, width: 1, height: 1 } as const;

/** A cover has space for the first three characters. */
const MOST_PEOPLE = 3;

/**
 * A story's cover: the setting of its first scene and its characters; always the same for a story.
 * With a scene's sky, thing and moods it is the picture of that scene in a book.
 * It takes the width of its parent at a ratio of 4 to 3. Hidden from screen readers, since callers
 * show the title beside it.
 */
export const StoryCover = memo(function StoryCover(props: StoryCoverProps) {
  const { story, mostPeople = MOST_PEOPLE, isFilling = false } = props;
  const { id, setting, sky = "dusk", cast, thing } = story;
  const shown = cast.slice(0, mostPeople).map((figure) => ({ mood: "calm" as const, ...figure }));
  const placed = layOutCast(frame, shown, null);
  const { back, far, near, front, lights } = useSettingLayers(setting, sky, frame, id);
  const light = { filter: lightOf[sky] };
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${frame.w} ${frame.h}`}
      aria-hidden
      focusable="false"
      data-setting={setting}
      {...(isFilling && { preserveAspectRatio: "xMidYMax slice" })}
      sx={isFilling ? filling : cover}
    >
      <g style={light}>
        {back}
        {far}
        {near}
      </g>
      <Cast cast={placed} />
      {thing && <PlacedThing thing={thing} frame={frame} cast={placed} />}
      <g style={light}>{front}</g>
      {lights}
      {isOutdoors(setting) && <Weather sky={sky} frame={frame} seed={id} />}
    </Box>
  );
});
