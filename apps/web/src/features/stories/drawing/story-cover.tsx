import type { Story } from "@codetale/contract/stories";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import Box from "@mui/material/Box";
import { memo } from "react";
import { layOutCast } from "./figures/cast-layout.ts";
import { Cast } from "./figures/cast.tsx";
import { frames } from "./frame.ts";
import { shapeColours } from "./pieces/shape.tsx";
import { useSettingLayers } from "./setting-catalogue.ts";

interface StoryCoverProps {
  story: Pick<Story, "id" | "setting" | "title"> & { cast: readonly StoryFigure[] };
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
 * It takes the width of its parent at a ratio of 4 to 3. Hidden from screen readers, since callers
 * show the title beside it.
 */
export const StoryCover = memo(function StoryCover(props: StoryCoverProps) {
  const { story, mostPeople = MOST_PEOPLE, isFilling = false } = props;
  const { id, setting, cast } = story;
  const shown = cast.slice(0, mostPeople).map((figure) => ({ ...figure, mood: "calm" as const }));
  const layers = useSettingLayers(setting, "dusk", frame, id);
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
      {layers.back}
      {layers.far}
      {layers.near}
      <Cast cast={layOutCast(frame, shown, null)} />
      {layers.front}
      {layers.lights}
    </Box>
  );
});
